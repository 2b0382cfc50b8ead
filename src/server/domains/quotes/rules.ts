import { calculateAmounts, type InvoiceLine } from '#contracts/billing.ts'
import type { QuoteChange, QuoteContent, QuoteLine, QuoteParts, QuoteStatus } from '#contracts/quotes.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'

export function sumNet(lines: QuoteLine[]): number {
  return lines.reduce((sum, { netCents }) => sum + netCents, 0)
}

/** A sent quote can be accepted until the end of its last Irish day. `today` is an Irish day. */
export function getQuoteStatus(today: string, quote: { status: Exclude<QuoteStatus, 'expired'>; valid_until: string }) {
  return quote.status === 'sent' && quote.valid_until < today ? ('expired' as const) : quote.status
}

/** The deposit is a share of the amount still to be paid, half a cent rounded up. The rest is what remains. */
export function splitQuote(netCents: number, countedCents: number, depositPercent: number): QuoteParts {
  const counted = Math.min(countedCents, netCents)
  const depositCents = Math.round(((netCents - counted) * depositPercent) / 100)
  return buildAgreedParts(netCents, counted, depositCents)
}

/** The parts with the agreed deposit. */
export function buildAgreedParts(netCents: number, countedCents: number, depositCents: number): QuoteParts {
  const deposit = calculateAmounts(depositCents)
  const rest = calculateAmounts(Math.max(0, netCents - countedCents - depositCents))
  return { netCents, countedCents, deposit, rest, totalCents: deposit.totalCents + rest.totalCents }
}

export function formatQuoteNumber(number: number): string {
  return `Q-${number}`
}

type NamedQuote = { number: number; title: string }

export function buildDepositLine(quote: NamedQuote, depositPercent: number, netCents: number): InvoiceLine {
  return { kind: 'deposit', description: `${describeQuote(quote)}: deposit ${depositPercent}%`, netCents, period: null }
}

export function buildRestLine(quote: NamedQuote, netCents: number): InvoiceLine {
  return { kind: 'rest', description: describeRest(quote), netCents, period: null }
}

export function describeRest(quote: NamedQuote): string {
  return `${describeQuote(quote)}: rest on delivery`
}

function describeQuote({ number, title }: NamedQuote): string {
  return `Quote ${formatQuoteNumber(number)}, ${title}`
}

/** Lists the changes between two versions of a quote, in words. */
export function compareContents(before: QuoteContent, after: QuoteContent): QuoteChange[] {
  const formatMonthly = ({ monthlyCents }: QuoteContent) => (monthlyCents === null ? '' : formatEuro(monthlyCents))
  return [
    { what: 'Title', before: before.title, after: after.title },
    ...compareLines(before.lines, after.lines),
    { what: 'Net total', before: formatEuro(sumNet(before.lines)), after: formatEuro(sumNet(after.lines)) },
    { what: 'Deposit', before: `${before.depositPercent}%`, after: `${after.depositPercent}%` },
    { what: 'Price a month', before: formatMonthly(before), after: formatMonthly(after) },
    { what: 'Valid until', before: formatDay(before.validUntil), after: formatDay(after.validUntil) },
    { what: 'Notes', before: before.notes, after: after.notes },
  ].filter((change) => change.before !== change.after)
}

function compareLines(before: QuoteLine[], after: QuoteLine[]): QuoteChange[] {
  const names = new Set([...before, ...after].map(({ description }) => description))
  const formatSums = (lines: QuoteLine[], name: string) => {
    const own = lines.filter(({ description }) => description === name)
    return own.length === 0 ? '' : own.map(({ netCents }) => formatEuro(netCents)).join(', ')
  }
  return [...names].map((name) => ({ what: name, before: formatSums(before, name), after: formatSums(after, name) }))
}
