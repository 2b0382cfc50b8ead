import { readParam } from '#contracts/params.ts'
import { renderAnyInvoicePdf } from '#server/domains/billing/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { loadOrNotFound } from '../../../answer-form.ts'
import type { Route } from './+types/invoice-pdf.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { fileName, bytes } = await loadOrNotFound(
    renderAnyInvoicePdf(requestCtx(context), readParam(params, 'invoiceId')),
  )
  return download(fileName, bytes)
}
