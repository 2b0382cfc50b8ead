import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { getInvoice } from '#server/domains/billing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { InvoicePage } from '#web/features/billing/invoice-page.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { loadOrNotFound } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'

export const middleware: MiddlewareFunction<Response>[] = [onlyWith('billing.read')]

/** An invoice of the member's organisation, in both customer portals. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadOrNotFound(getInvoice(requestCtx(context), readParam(params, 'invoiceId')))
}

export const handle: PageTitleHandle<Awaited<ReturnType<typeof loader>>> = {
  pageTitle: ({ kind, number }) => `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
}

export default function Invoice() {
  return <InvoicePage invoice={useLoaderData<typeof loader>()} back={{ to: '../..', label: 'Back to your plan' }} />
}
