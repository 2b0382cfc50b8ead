import type { BankTransfer, InvoiceParty, InvoiceView } from '#contracts/billing.ts'
import { formatEuroData } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { BankDetails } from './bank-details.tsx'
import { InvoiceSum } from './invoice-sum.tsx'
import { INVOICE_WORDS, whatToDo } from './invoice-words.ts'
import { PaperHead } from './paper-head.tsx'

type InvoicePageProps = { invoice: InvoiceView /** The address of the list. */; back: { to: string; label: string } }

export function InvoicePage({ invoice, back }: InvoicePageProps) {
  const { number, kind, status, issuedAt, dueAt, bankTransfer } = invoice
  return (
    <div className="grid max-w-[60rem] gap-6">
      <div>
        <PaperHead
          title={`${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`}
          badges={<Badge tone={INVOICE_WORDS[status].tone}>{INVOICE_WORDS[status].word}</Badge>}
          back={back}
        />
        <p className="mt-1.5 text-label text-ink-2">{`${whatToDo(invoice)}.`}</p>
        <Relations invoice={invoice} />
      </div>
      <Panel
        title={kind === 'invoice' ? `${formatDay(issuedAt)}, due ${formatDay(dueAt)}` : formatDay(issuedAt)}
        headingLevel={3}
      >
        <InvoiceSum {...invoice} />
        <div className="mt-6 grid gap-6 border-t border-line pt-5 text-ui md:grid-cols-2">
          <Party title="From" party={invoice.seller} />
          <Party title="To" party={invoice.buyer} />
        </div>
        {invoice.purchaseOrder !== null && (
          <p className="mt-5 text-ui text-ink-2">{`Purchase order ${invoice.purchaseOrder}`}</p>
        )}
      </Panel>
      {bankTransfer !== null && <PayByTransfer transfer={bankTransfer} totalCents={invoice.totalCents} />}
    </div>
  )
}

function Relations({ invoice: { creditedBy, credits } }: { invoice: InvoiceView }) {
  const other = creditedBy ?? credits
  if (other === null) return null
  return (
    <p className="mt-1.5 text-label text-ink-2">
      {creditedBy === null ? 'Takes back invoice ' : 'Taken back by credit note '}
      <TextLink to={`../${other.id}`} relative="path">
        {other.number}
      </TextLink>
    </p>
  )
}

function Party({ title, party }: { title: string; party: InvoiceParty }) {
  const lines = [party.legalName ?? party.name, ...party.addressLines]
  return (
    <div>
      <h4 className="mb-1 text-small text-muted">{title}</h4>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {party.vatNumber !== null && <p className="tabular-nums">{`VAT number ${party.vatNumber}`}</p>}
      {party.email !== null && <p className="break-words">{party.email}</p>}
    </div>
  )
}

function PayByTransfer({ transfer, totalCents }: { transfer: BankTransfer; totalCents: number }) {
  return (
    <Panel title="Pay by bank transfer" headingLevel={3}>
      <BankDetails
        details={[
          { label: 'Account name', value: transfer.accountName },
          { label: 'IBAN', value: transfer.iban, copied: transfer.iban.replaceAll(' ', '') },
          { label: 'BIC', value: transfer.bic },
          { label: 'Bank', value: transfer.bankName },
          { label: 'Payment reference', value: transfer.reference },
          { label: 'Amount in euro', value: formatEuroData(totalCents) },
        ]}
      />
      <p className="mt-4 text-small text-muted">
        Please give the reference, so that we can match your payment. It shows as paid here once it has arrived.
      </p>
    </Panel>
  )
}
