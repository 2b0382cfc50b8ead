import { DEFAULT_DEPOSIT_PERCENT, type QuoteContent, type QuoteKind } from '#contracts/quotes.ts'
import { formatEuroInput } from '#contracts/words/amounts.ts'
import { TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { QuoteLinesEntry } from './quote-lines-entry.tsx'

const KINDS: { value: QuoteKind; label: string; help: string }[] = [
  { value: 'custom', label: 'Custom work', help: 'A website, an integration, a project.' },
  { value: 'elite', label: 'Elite', help: 'The lines are the set-up fee. Delivery starts the plan.' },
]

export function KindEntry({ kind }: { kind: QuoteKind }) {
  const { error, typed } = useEntry('kind')
  return <ChoiceTiles name="kind" legend="What it is for" choices={KINDS} defaultValue={typed ?? kind} error={error} />
}

type QuoteFieldsProps = {
  quote?: QuoteContent
  /** Custom work has no monthly price, so this field follows the choice above it. */
  hasMonthly: 'always' | 'never' | 'if chosen'
  /** YYYY-MM-DD */
  today: string
  /** The last day on which a new quote is valid. */
  validUntil: string
  refusal: Refusal | undefined
}

export function QuoteFields({ quote, hasMonthly, today, validUntil, refusal }: QuoteFieldsProps) {
  return (
    <>
      <TextEntry
        name="title"
        label="Title"
        hint="Printed on the quote and its invoices, which tax law keeps. Name the work, not a person."
        maxLength={120}
        defaultValue={quote?.title ?? ''}
        autoComplete="off"
      />
      <QuoteLinesEntry lines={quote?.lines ?? []} refusal={refusal} />
      {hasMonthly !== 'never' && (
        <div
          className={hasMonthly === 'always' ? undefined : 'hidden group-has-[input[value=elite]:checked]/quote:block'}
        >
          <TextEntry
            name="monthly"
            label="Monthly price in euro"
            hint="Of Elite, excluding VAT, from delivery on."
            inputMode="decimal"
            defaultValue={quote?.monthlyCents == null ? '' : formatEuroInput(quote.monthlyCents)}
            autoComplete="off"
          />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry
          name="depositPercent"
          label="Deposit in percent"
          hint="Invoiced on acceptance. 0 for none."
          inputMode="numeric"
          defaultValue={String(quote?.depositPercent ?? DEFAULT_DEPOSIT_PERCENT)}
        />
        <TextEntry
          name="validUntil"
          label="Valid until"
          hint="The last day on which it can be accepted."
          type="date"
          min={today}
          defaultValue={quote?.validUntil ?? validUntil}
        />
      </div>
      <TextAreaEntry
        name="notes"
        label="Notes to the customer"
        hint="What is included and what is not, when the work begins."
        isOptional
        rows={5}
        defaultValue={quote?.notes ?? ''}
      />
    </>
  )
}
