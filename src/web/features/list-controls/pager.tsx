import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router'
import type { ListPage } from '#contracts/lists.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

type PagerProps = {
  /** Names the list: "Invoices". */
  label: string
  page: Omit<ListPage<unknown>, 'items'>
}

/** The total, and links to the pages around this one (`?after=` or `?before=` a row). */
export function Pager({ label, page: { total, isMore, next, previous } }: PagerProps) {
  const { search } = useLocation()
  if (!total && next === undefined && previous === undefined) return null
  const to = (name: 'after' | 'before', place: string) => {
    const params = new URLSearchParams(search)
    params.delete('after')
    params.delete('before')
    params.set(name, place)
    return { search: params.toString() }
  }
  return (
    <nav aria-label={`${label}, pages`} className="flex min-h-11 flex-wrap items-center gap-3 text-small text-muted">
      <p className="mr-auto tabular-nums">{total !== undefined && countInWords(total, isMore)}</p>
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

function countInWords(total: number, isMore: boolean): string {
  return isMore ? `More than ${formatCount(total)}` : `${formatCount(total)} in all`
}
