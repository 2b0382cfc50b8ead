import { VAT_PERCENT } from '#contracts/plans.ts'
import type { QuoteDocument } from '#contracts/quotes.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { type Block, renderDocument } from '../../documents/index.ts'

export type QuotePdf = { fileName: string; bytes: Buffer }

/** The quote as a PDF: the offer, its total with VAT, and the invoices that follow. */
export async function drawQuote(quote: QuoteDocument, company: CompanySettings, createdAt: Date): Promise<QuotePdf> {
  const { number, customer, title, notes } = quote
  const notesBlocks: Block[] = notes
    .split(/\n+/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'paragraph', text }))
  const bytes = await renderDocument({
    title: `Quote ${number}`,
    label: 'Quote',
    company,
    ...(company.vatNumber && { footnote: `VAT ${company.vatNumber}` }),
    createdAt,
    blocks: [
      { kind: 'title', text: `Quote ${number}`, subtitle: title },
      {
        kind: 'columns',
        columns: [
          { heading: 'From', lines: [company.legalName ?? company.name, ...company.addressLines] },
          { heading: 'To', lines: [customer.name, ...customer.addressLines] },
        ],
      },
      { kind: 'details', rows: buildDetails(quote) },
      buildLinesTable(quote),
      buildPartsTable(quote),
      ...notesBlocks,
      { kind: 'paragraph', text: buildClosing(quote) },
    ],
  })
  return { fileName: `${number}.pdf`, bytes }
}

function buildDetails({ number, revision, sentAt, validUntil, depositPercent }: QuoteDocument): [string, string][] {
  return [
    ['Number', revision > 1 ? `${number}, version ${revision}` : number],
    ...(sentAt === null ? [] : [['Date', formatDay(sentAt)] as [string, string]]),
    ['Valid until', formatDay(validUntil)],
    ['Deposit', `${depositPercent}%`],
  ]
}

function buildLinesTable({ kind, lines, parts }: QuoteDocument): Block {
  const counted = { label: 'Set-up fees invoiced before', value: formatEuroExactly(-parts.countedCents) }
  return {
    kind: 'table',
    caption: 'Amounts in euro, excluding VAT.',
    columns: [
      { label: 'Description', width: 6 },
      { label: 'Net', width: 2, align: 'right' },
    ],
    rows: lines.map(({ description, netCents }) => [description, formatEuroExactly(netCents)]),
    totals: [
      { label: kind === 'elite' ? 'Set-up fee, net' : 'Net total', value: formatEuroExactly(parts.netCents) },
      ...(parts.countedCents > 0 ? [counted] : []),
    ],
  }
}

function buildPartsTable({ parts: { deposit, rest, totalCents }, depositPercent }: QuoteDocument): Block {
  const buildRow = (name: string, { netCents, vatCents, totalCents: total }: typeof deposit) => [
    name,
    ...[netCents, vatCents, total].map(formatEuroExactly),
  ]
  return {
    kind: 'table',
    caption: `How it is invoiced. Each invoice is due after 14 days. VAT is ${VAT_PERCENT}%.`,
    columns: [
      { label: 'Invoice', width: 4 },
      { label: 'Net', width: 2, align: 'right' },
      { label: 'VAT', width: 2, align: 'right' },
      { label: 'Total', width: 2, align: 'right' },
    ],
    rows: [
      ...(deposit.netCents > 0 ? [buildRow(`Deposit ${depositPercent}%, on acceptance`, deposit)] : []),
      ...(rest.netCents > 0 ? [buildRow('Rest, on delivery', rest)] : []),
    ],
    totals: [{ label: 'Total with VAT', value: formatEuroExactly(totalCents), isStrong: true }],
  }
}

function buildClosing({ monthlyCents, validUntil }: QuoteDocument): string {
  const accept = `You accept or decline this quote in your portal, until the end of ${formatDay(validUntil)}.`
  if (monthlyCents === null) return accept
  return `Elite costs ${formatEuroExactly(monthlyCents)} a month, excluding VAT, from the day of delivery on; the first month is invoiced then. ${accept}`
}
