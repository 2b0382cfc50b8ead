import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { renderContactPdf } from '#server/domains/privacy/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { loadOrNotFound } from '../../../answer-form.ts'
import { onlyWith } from '../../access.ts'

export const middleware: MiddlewareFunction<Response>[] = [onlyWith('contacts.change')]

/** The data that is kept of a person, as a PDF. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { fileName, content } = await loadOrNotFound(
    renderContactPdf(requestCtx(context), readParam(params, 'contactId')),
  )
  return download(fileName, content)
}
