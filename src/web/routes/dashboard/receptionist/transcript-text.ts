import type { LoaderFunctionArgs } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { writeTranscript } from '#server/domains/conversations/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { loadOrNotFound } from '../../answer-form.ts'

/** A conversation as plain text. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { fileName, text } = await loadOrNotFound(
    writeTranscript(requestCtx(context), readParam(params, 'conversationId')),
  )
  return download(fileName, text)
}
