import { useState } from 'react'
import { QUOTE_LIMITS, type QuoteLine } from '#contracts/quotes.ts'
import { formatEuroInput } from '#contracts/words/amounts.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'

/** Empty rows below the filled ones. Without scripts, saving the draft adds more. */
const SPARE_ROWS = 3

type QuoteLinesEntryProps = { lines: QuoteLine[]; refusal: Refusal | undefined }

/** The lines of a quote. Empty rows are not saved. */
export function QuoteLinesEntry({ lines, refusal }: QuoteLinesEntryProps) {
  const [added, setAdded] = useState(0)
  const { error } = useEntry('lines')
  const rows = Math.max(lines.length + SPARE_ROWS + added, typedRows(refusal))
  return (
    <fieldset
      className="grid min-w-0 gap-4 outline-none"
      aria-describedby={error === undefined ? 'lines-hint' : 'lines-hint lines-error'}
      {...(error !== undefined && { 'data-invalid': true, tabIndex: -1 })}
    >
      <legend className="mb-1 text-ui leading-[1.35] font-semibold">Lines</legend>
      <p id="lines-hint" className="text-small text-muted">
        Net amounts in euro. Rows that stay empty are left out.
      </p>
      {error !== undefined && <FieldError id="lines-error">{error}</FieldError>}
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <Row key={place} place={place} line={lines[place]} />
      ))}
      {rows < QUOTE_LIMITS.lines && (
        <div className="noscript:hidden">
          <Button variant="secondary" size="sm" onClick={() => setAdded(added + 1)}>
            Add a line
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Row({ place, line }: { place: number; line: QuoteLine | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3">
      <TextEntry
        name={`lines.${place}.description`}
        label={`Line ${place + 1}`}
        maxLength={300}
        defaultValue={line?.description ?? ''}
        autoComplete="off"
      />
      <TextEntry
        name={`lines.${place}.amount`}
        label={`Euro, line ${place + 1}`}
        inputMode="decimal"
        defaultValue={line === undefined ? '' : formatEuroInput(line.netCents)}
        autoComplete="off"
      />
    </div>
  )
}

/** As many rows as were posted. */
function typedRows(refusal: Refusal | undefined): number {
  const places = Object.keys(refusal?.values ?? {}).flatMap((name) => /^lines\.(\d{1,3})\./.exec(name)?.[1] ?? [])
  return Math.max(0, ...places.map((place) => Number(place) + 1))
}
