import { readParam } from '#contracts/params.ts'
import { renderAnyQuotePdf } from '#server/domains/quotes/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { loadOrNotFound } from '../../../answer-form.ts'
import type { Route } from './+types/quote-pdf.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { fileName, bytes } = await loadOrNotFound(renderAnyQuotePdf(requestCtx(context), readParam(params, 'quoteId')))
  return download(fileName, bytes)
}
