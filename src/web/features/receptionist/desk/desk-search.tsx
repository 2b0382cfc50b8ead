import { Search } from 'lucide-react'
import { Form } from 'react-router'
import type { DeskFilter } from '#contracts/receptionist/desk.ts'
import { Link } from '#web/ui/router-link.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type DeskSearchProps = {
  base: string
  show: DeskFilter | undefined
  query: string
  counts: { waiting: number; live: number }
}

const FILTERS: { show?: DeskFilter; label: string }[] = [
  { label: 'All' },
  { show: 'waiting', label: 'Needs a person' },
  { show: 'live', label: 'Live' },
  { show: 'missed', label: 'Missed' },
]

/** Search and filters of the list. Both are in the address, and work without scripts. */
export function DeskSearch({ base, show, query, counts }: DeskSearchProps) {
  const countOf = (filter: DeskFilter | undefined) =>
    filter === 'waiting' || filter === 'live' ? counts[filter] : undefined
  return (
    <div className="desk-search">
      <Form method="get" action={base} role="search" className="relative">
        {show !== undefined && <input type="hidden" name="show" value={show} />}
        <label htmlFor="desk-search" className="sr-only">
          Search conversations
        </label>
        <Search size={16} strokeWidth={1.75} className="desk-search-icon" aria-hidden="true" />
        <TextInput
          key={query}
          id="desk-search"
          type="search"
          name="q"
          defaultValue={query}
          placeholder="Name, number or words"
          enterKeyHint="search"
          autoComplete="off"
          data-key="/"
          className="min-h-10! pr-9 pl-9"
        />
        <span className="desk-key desk-search-key" aria-hidden="true">
          /
        </span>
        <button type="submit" className="sr-only">
          Search
        </button>
      </Form>
      <nav aria-label="Show" className="desk-filters">
        {FILTERS.map(({ show: filter, label }) => (
          <Link
            key={label}
            to={addressOf(base, { show: filter, q: query })}
            aria-current={filter === show ? 'true' : undefined}
            preventScrollReset
          >
            {label}
            {countOf(filter) !== undefined && <span className="tabular-nums">{countOf(filter)}</span>}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** The list with what is shown of it. */
export function addressOf(path: string, { show, q }: { show: DeskFilter | undefined; q: string }): string {
  const params = new URLSearchParams({ ...(show !== undefined && { show }), ...(q !== '' && { q }) })
  return params.size === 0 ? path : `${path}?${params}`
}
