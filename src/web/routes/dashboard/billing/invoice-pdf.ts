import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { renderInvoicePdf } from '#server/domains/billing/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { loadOrNotFound } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'

export const middleware: MiddlewareFunction<Response>[] = [onlyWith('billing.read')]

/** The PDF of an invoice of the member's organisation, in both customer portals. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { fileName, bytes } = await loadOrNotFound(
    renderInvoicePdf(requestCtx(context), readParam(params, 'invoiceId')),
  )
  return download(fileName, bytes)
}
