import { amountsOf, type InvoiceLine } from '#contracts/billing.ts'
import type { QuoteChange, QuoteContent, QuoteLine, QuoteParts, QuoteStatus } from '#contracts/quotes.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'

export function netOf(lines: QuoteLine[]): number {
  return lines.reduce((sum, { netCents }) => sum + netCents, 0)
}

/** A sent quote can be accepted up to the end of its last Irish day; `today` is such a day. */
export function statusOn(today: string, quote: { status: Exclude<QuoteStatus, 'expired'>; valid_until: string }) {
  return quote.status === 'sent' && quote.valid_until < today ? ('expired' as const) : quote.status
}

/** The deposit is that share of what is still to be paid, half a cent up; the rest is what is left of it. */
export function partsOf(netCents: number, countedCents: number, depositPercent: number): QuoteParts {
  const counted = Math.min(countedCents, netCents)
  const depositCents = Math.round(((netCents - counted) * depositPercent) / 100)
  return agreedParts(netCents, counted, depositCents)
}

/** With the deposit that was agreed. */
export function agreedParts(netCents: number, countedCents: number, depositCents: number): QuoteParts {
  const deposit = amountsOf(depositCents)
  const rest = amountsOf(Math.max(0, netCents - countedCents - depositCents))
  return { netCents, countedCents, deposit, rest, totalCents: deposit.totalCents + rest.totalCents }
}

export function quoteNumber(number: number): string {
  return `Q-${number}`
}

type Named = { number: number; title: string }

export function depositLine(quote: Named, depositPercent: number, netCents: number): InvoiceLine {
  return { kind: 'deposit', description: `${nameOf(quote)}: deposit ${depositPercent}%`, netCents, period: null }
}

export function restLine(quote: Named, netCents: number): InvoiceLine {
  return { kind: 'rest', description: restWords(quote), netCents, period: null }
}

export function restWords(quote: Named): string {
  return `${nameOf(quote)}: rest on delivery`
}

function nameOf({ number, title }: Named): string {
  return `Quote ${quoteNumber(number)}, ${title}`
}

/** What a new version of a quote says otherwise, in words. */
export function changesBetween(before: QuoteContent, after: QuoteContent): QuoteChange[] {
  const monthly = ({ monthlyCents }: QuoteContent) => (monthlyCents === null ? '' : formatEuro(monthlyCents))
  return [
    { what: 'Title', before: before.title, after: after.title },
    ...lineChanges(before.lines, after.lines),
    { what: 'Net total', before: formatEuro(netOf(before.lines)), after: formatEuro(netOf(after.lines)) },
    { what: 'Deposit', before: `${before.depositPercent}%`, after: `${after.depositPercent}%` },
    { what: 'Price a month', before: monthly(before), after: monthly(after) },
    { what: 'Valid until', before: formatDay(before.validUntil), after: formatDay(after.validUntil) },
    { what: 'Notes', before: before.notes, after: after.notes },
  ].filter((change) => change.before !== change.after)
}

/** By what they are called: a line that stays keeps its name, others came or went. */
function lineChanges(before: QuoteLine[], after: QuoteLine[]): QuoteChange[] {
  const names = new Set([...before, ...after].map(({ description }) => description))
  const sumOf = (lines: QuoteLine[], name: string) => {
    const own = lines.filter(({ description }) => description === name)
    return own.length === 0 ? '' : own.map(({ netCents }) => formatEuro(netCents)).join(', ')
  }
  return [...names].map((name) => ({ what: name, before: sumOf(before, name), after: sumOf(after, name) }))
}
