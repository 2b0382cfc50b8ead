import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

type CursorPagerProps = {
  /** Names the list: "Users". */
  label: string
  /** Places in the list, for `?before=` and `?after=`; undefined at its ends. */
  previous: string | undefined
  next: string | undefined
}

/** The ways to the pages around this one, for a list too long to be counted. */
export function CursorPager({ label, previous, next }: CursorPagerProps) {
  const { search } = useLocation()
  if (previous === undefined && next === undefined) return null
  const to = (name: 'after' | 'before', place: string) => {
    const params = new URLSearchParams(search)
    params.delete('after')
    params.delete('before')
    params.set(name, place)
    return { search: params.toString() }
  }
  return (
    <nav aria-label={`${label}, pages`} className="flex flex-wrap justify-end gap-3">
      {previous !== undefined && (
        <ButtonLink to={to('before', previous)} rel="prev" variant="secondary" icon={<ChevronLeft {...ICON} />}>
          Previous
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink to={to('after', next)} rel="next" variant="secondary">
          Next
          <ChevronRight {...ICON} />
        </ButtonLink>
      )}
    </nav>
  )
}
