import { Search, SlidersHorizontal } from 'lucide-react'
import { Form } from 'react-router'
import type { DeskFilter, DeskFilters } from '#contracts/receptionist/desk.ts'
import { LANGUAGES } from '#contracts/receptionist/diary.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { deskLink } from './desk-link.ts'
import { LANGUAGE_NAMES } from './words.ts'

type DeskSearchProps = {
  base: string
  filters: DeskFilters
  counts: { waiting: number; live: number }
}

const FILTERS: { show?: DeskFilter; label: string }[] = [
  { label: 'All' },
  { show: 'waiting', label: 'Needs a person' },
  { show: 'live', label: 'Live' },
  { show: 'missed', label: 'Missed' },
]

/** Search and filters of the list. They are in the address, and work without scripts. */
export function DeskSearch({ base, filters, counts }: DeskSearchProps) {
  const { show, language, day, q } = filters
  const countMatches = (filter: DeskFilter | undefined) =>
    filter === 'waiting' || filter === 'live' ? counts[filter] : 0
  return (
    <div className="desk-search">
      <Form method="get" action={base} role="search" className="relative">
        <Kept show={show} language={language} day={day} />
        <label htmlFor="desk-search" className="sr-only">
          Search conversations and bookings
        </label>
        <Search size={16} strokeWidth={1.75} className="desk-search-icon" aria-hidden="true" />
        <TextInput
          key={q}
          id="desk-search"
          type="search"
          name="q"
          defaultValue={q}
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
            to={deskLink(base, { ...filters, show: filter })}
            aria-current={filter === show ? 'true' : undefined}
            preventScrollReset
          >
            {label}
            {countMatches(filter) > 0 && <span className="tabular-nums">{countMatches(filter)}</span>}
          </Link>
        ))}
      </nav>
      <MoreFilters key={`${language} ${day}`} base={base} filters={filters} />
    </div>
  )
}

/** Language and day. Closed, it is an icon after the filters. Open while one of them is set. */
function MoreFilters({ base, filters: { show, language, day, q } }: Pick<DeskSearchProps, 'base' | 'filters'>) {
  const chosen = [language && LANGUAGE_NAMES[language], day && formatDay(`${day}T12:00:00Z`)].filter(Boolean)
  return (
    <details className="desk-more" open={chosen.length > 0}>
      <summary title="Language and day">
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="[details:not([open])_&]:sr-only">
          {chosen.length === 0 ? 'Language and day' : chosen.join(', ')}
        </span>
      </summary>
      <Form method="get" action={base} className="desk-more-form">
        <Kept show={show} q={q} />
        <Field label="Language">
          {(control) => (
            <Select {...control} name="language" defaultValue={language ?? ''}>
              <option value="">Both</option>
              {LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one === 'ga' ? 'ga' : undefined}>
                  {LANGUAGE_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Day of the last message">
          {(control) => <TextInput {...control} type="date" name="day" defaultValue={day} />}
        </Field>
        <div className="flex items-center gap-4">
          <Button type="submit" variant="secondary" size="sm">
            Show
          </Button>
          {chosen.length > 0 && <TextLink to={deskLink(base, { show, q })}>Any language and day</TextLink>}
        </div>
      </Form>
    </details>
  )
}

/** The other filters of the address, which the form would drop. */
function Kept(shown: Partial<DeskFilters>) {
  return Object.entries(shown).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}
