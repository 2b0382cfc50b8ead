import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

type PagerProps = {
  /** Names the list: "Invoices". */
  label: string
  /** From 1. */
  page: number
  pageSize: number
  total: number
  /** There are more than were counted. */
  isMore?: boolean
}

/** Which part of a list is shown, and the ways to its neighbours; the page is `?page=` of the address. */
export function Pager({ label, page, pageSize, total, isMore = false }: PagerProps) {
  const { search } = useLocation()
  if (total === 0) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const to = (target: number) => {
    const params = new URLSearchParams(search)
    params.set('page', String(target))
    if (target === 1) params.delete('page')
    return { search: params.toString() }
  }
  return (
    <nav aria-label={`${label}, pages`} className="flex min-h-11 flex-wrap items-center gap-3 text-small text-muted">
      <p className="mr-auto tabular-nums">{`${first} to ${last} of ${isMore ? 'more than ' : ''}${total}`}</p>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} rel="prev" variant="secondary" icon={<ChevronLeft {...ICON} />}>
          Previous
        </ButtonLink>
      )}
      {last < total && (
        <ButtonLink to={to(page + 1)} rel="next" variant="secondary">
          Next
          <ChevronRight {...ICON} />
        </ButtonLink>
      )}
    </nav>
  )
}
