import { useLocation } from 'react-router'
import { Link } from '#web/ui/router-link.tsx'

type FilterLinksProps = {
  label: string
  path: string
  /** The name of the search parameter. */
  name: 'show' | 'questions'
  current: string | undefined
  options: { value?: string; label: string; count?: number }[]
}

/** A filter as links. Other parameters stay, and the list returns to its first page. */
export function FilterLinks({ label, path, name, current, options }: FilterLinksProps) {
  const { search } = useLocation()
  const to = (value: string | undefined) => {
    const params = new URLSearchParams(search)
    for (const other of ['after', 'before', 'done', name]) params.delete(other)
    if (value !== undefined) params.set(name, value)
    return params.size === 0 ? path : `${path}?${params}`
  }
  return (
    <nav aria-label={label} className="knowledge-filters">
      {options.map(({ value, label: words, count }) => (
        <Link key={words} to={to(value)} aria-current={value === current ? 'true' : undefined} preventScrollReset>
          {words} {count !== undefined && <span className="tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
