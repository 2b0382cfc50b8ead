import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { getAnyInvoice, issueCreditNote, markInvoicePaid } from '#server/domains/billing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { CustomerInvoice } from '#web/features/billing-admin/customer-invoice.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { answerForm, loadOrNotFound, mustConfirm } from '../../../answer-form.ts'
import type { Route } from './+types/invoice.ts'

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return {
    invoice: await loadOrNotFound(getAnyInvoice(ctx, readParam(params, 'invoiceId'))),
    today: irishDay(ctx.now()),
  }
}

export async function action({ context, params: { invoiceId }, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const done = (what: string) => `${href('/dashboard/admin/upgrade/invoices/:invoiceId', { invoiceId })}?done=${what}`
  return answerForm(request, {
    'mark-paid': async (fields) => {
      await markInvoicePaid(ctx, { ...fields, invoiceId })
      return done('paid')
    },
    'credit-note': async (fields) => {
      mustConfirm(fields)
      await issueCreditNote(ctx, { ...fields, invoiceId })
      return done('credited')
    },
  })
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ invoice }) => `${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${invoice.number}`,
}

export default function AdminInvoice({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerInvoice {...loaderData} refusal={actionData} />
}
