import { ArrowRight } from 'lucide-react'
import type { LedgerLine } from '#content/types.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { TextLink } from '#web/ui/link.tsx'

type Range = NonNullable<LedgerLine['monthly']>

export function LedgerEntry({ line, number }: { line: LedgerLine; number: number }) {
  const { name, text, once, monthly, link } = line
  return (
    <li className="ledger-line">
      <EntryNumber number={number} />
      <div>
        <h3 className="font-medium font-heading text-d3">{name}</h3>
        <p className="mt-2 max-w-[32rem] text-ink-2">{text}</p>
        <p className="mt-3">
          <TextLink to={link.href} prefetch="intent" className="inline-flex items-center gap-2">
            {link.label}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </TextLink>
        </p>
      </div>
      <Amount label="Once" range={once} />
      {monthly && <Amount label="A month" range={monthly} />}
    </li>
  )
}

function Amount({ label, range: { fromCents, toCents } }: { label: string; range: Range }) {
  return (
    <p className="ledger-amount">
      <span className="ledger-label">{label}</span>
      <span>
        {formatEuro(fromCents)}
        {toCents !== undefined && (
          <>
            {' '}
            <span className="font-sans text-muted text-ui">to</span> {formatEuro(toCents)}
          </>
        )}
      </span>
    </p>
  )
}

/** The entry's number as strokes across the margin line. */
function EntryNumber({ number }: { number: number }) {
  const strokes = Array.from({ length: number }, (_, index) => `M4 ${10 + index * 8}H28`).join('')
  return (
    <svg viewBox="0 0 32 40" width="32" height="40" fill="none" aria-hidden="true" className="ledger-number">
      <path d={strokes} className="stroke-accent" strokeWidth="3" />
    </svg>
  )
}
