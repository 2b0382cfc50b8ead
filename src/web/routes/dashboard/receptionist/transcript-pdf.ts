import type { LoaderFunctionArgs } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { renderTranscriptPdf } from '#server/domains/conversations/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { loadOrNotFound } from '../../answer-form.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { fileName, bytes } = await loadOrNotFound(
    renderTranscriptPdf(requestCtx(context), readParam(params, 'conversationId')),
  )
  return download(fileName, bytes)
}
