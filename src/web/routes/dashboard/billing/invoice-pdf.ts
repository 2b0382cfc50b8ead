import type { LoaderFunctionArgs } from 'react-router'
import { renderInvoicePdf } from '#server/domains/billing/index.ts'
import { download, MEDIA_TYPES } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { found } from '../answer-form.ts'

/** An invoice of the organisation's own as a file; for both customer portals. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { fileName, bytes } = await found(renderInvoicePdf(requestCtx(context), params.invoiceId ?? ''))
  return download(fileName, MEDIA_TYPES.pdf, bytes)
}
