import type { LoaderFunctionArgs } from 'react-router'
import { renderQuotePdf } from '#server/domains/quotes/index.ts'
import { download, MEDIA_TYPES } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { found } from '../answer-form.ts'

/** A quote of the organisation's own as a file; for both customer portals. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { fileName, bytes } = await found(renderQuotePdf(requestCtx(context), params.quoteId ?? ''))
  return download(fileName, MEDIA_TYPES.pdf, bytes)
}
