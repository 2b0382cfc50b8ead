import { renderAnyInvoicePdf } from '#server/domains/billing/index.ts'
import { allowedCtx } from '../../access.ts'
import { found } from '../../answer-form.ts'
import { pdfResponse } from '../../billing/pdf-response.ts'
import type { Route } from './+types/invoice-pdf.ts'

/** Any customer's invoice as a file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return pdfResponse(await found(renderAnyInvoicePdf(allowedCtx(context), params.invoiceId)))
}
