import type { InvoiceParty, InvoiceView } from '#contracts/billing.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { type Block, renderDocument } from '../../documents/index.ts'
import { getCompany } from '../settings/index.ts'
import { getInvoice } from './read-invoices.ts'

export type InvoicePdf = { fileName: string; bytes: Buffer }

/** The invoice as a PDF. Throws `not_found`, also for an invoice of another organisation. */
export async function renderInvoicePdf(ctx: Ctx, id: string): Promise<InvoicePdf> {
  return drawInvoice(await getInvoice(ctx, id), await getCompany(ctx))
}

/**
 * Draws what VAT law requires: both parties with addresses and VAT numbers, date, consecutive number, service and
 * period, net, rate, VAT and total. The texts are those of the day of issue.
 */
export async function drawInvoice(invoice: InvoiceView, company: CompanySettings): Promise<InvoicePdf> {
  const { seller, number } = invoice
  const name = invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'
  const { legalName, vatNumber, addressLines, email } = seller
  const bytes = await renderDocument({
    title: `${name} ${number}`,
    label: name,
    company: {
      name: seller.name || company.name,
      legalName: legalName ?? seller.name,
      addressLines,
      email: email ?? '',
      phone: company.phone,
    },
    ...(vatNumber !== null && { footnote: `VAT ${vatNumber}` }),
    createdAt: new Date(invoice.issuedAt),
    blocks: [
      { kind: 'title', text: `${name} ${number}` },
      {
        kind: 'columns',
        columns: [
          { heading: 'From', lines: listPartyLines(seller) },
          { heading: 'To', lines: listPartyLines(invoice.buyer) },
        ],
      },
      { kind: 'details', rows: buildDetails(invoice) },
      buildAmountsTable(invoice),
      ...buildPaymentBlocks(invoice),
    ],
  })
  return { fileName: `${number}.pdf`, bytes }
}

function listPartyLines({ name, legalName, addressLines, vatNumber }: InvoiceParty): string[] {
  const lines = [legalName ?? name, ...addressLines, ...(vatNumber === null ? [] : [`VAT number ${vatNumber}`])]
  const known = lines.filter((line) => line !== '')
  return known.length > 0 ? known : ['Erased at the request of the customer']
}

function buildDetails({ number, issuedAt, dueAt, kind, credits, purchaseOrder }: InvoiceView): [string, string][] {
  return [
    ['Number', number],
    ['Date of issue', formatDay(issuedAt)],
    ...(kind === 'invoice' ? [['Due on', formatDay(dueAt)] as [string, string]] : []),
    ...(credits === null ? [] : [['Takes back', `Invoice ${credits.number}`] as [string, string]]),
    ...(purchaseOrder === null ? [] : [['Your order number', purchaseOrder] as [string, string]]),
  ]
}

function buildAmountsTable({ lines, netCents, vatCents, totalCents, vatPercent }: InvoiceView): Block {
  const rate = `${vatPercent}%`
  return {
    kind: 'table',
    caption: 'Amounts in euro. VAT is worked out on the net total.',
    columns: [
      { label: 'Description', width: 6 },
      { label: 'VAT rate', width: 1, align: 'right' },
      { label: 'Net', width: 2, align: 'right' },
    ],
    rows: lines.map((line) => [line.description, rate, formatEuroExactly(line.netCents)]),
    totals: [
      { label: 'Net total', value: formatEuroExactly(netCents) },
      { label: `VAT at ${rate}`, value: formatEuroExactly(vatCents) },
      { label: 'Total', value: formatEuroExactly(totalCents), isStrong: true },
    ],
  }
}

function buildPaymentBlocks({ bankTransfer: transfer, paidAt, kind, status, creditedBy }: InvoiceView): Block[] {
  if (creditedBy !== null) return [{ kind: 'paragraph', text: `Taken back by credit note ${creditedBy.number}.` }]
  if (paidAt !== null) {
    const paidWord = kind === 'invoice' ? 'Paid' : 'Paid back'
    return [{ kind: 'paragraph', text: `${paidWord} on ${formatDay(paidAt)}. Nothing is to be paid.` }]
  }
  if (status === 'void' || transfer === null) return []
  return [
    { kind: 'heading', text: 'How to pay' },
    {
      kind: 'paragraph',
      text: 'By bank transfer. Please give the reference, so that we know what the payment is for.',
    },
    {
      kind: 'details',
      rows: [
        ['Account name', transfer.accountName],
        ['Bank', transfer.bankName],
        ['IBAN', transfer.iban],
        ['BIC', transfer.bic],
        ['Reference', transfer.reference],
      ],
    },
  ]
}
