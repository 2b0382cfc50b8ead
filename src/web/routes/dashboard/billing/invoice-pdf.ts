import type { LoaderFunctionArgs } from 'react-router'
import { renderInvoicePdf } from '#server/domains/billing/index.ts'
import { allowedCtx } from '../access.ts'
import { found } from '../answer-form.ts'
import { pdfResponse } from './pdf-response.ts'

/** An invoice of the organisation's own as a file; for both customer portals. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return pdfResponse(await found(renderInvoicePdf(allowedCtx(context), params.invoiceId ?? '')))
}
