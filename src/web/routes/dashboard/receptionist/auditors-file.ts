import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router'
import { exportRecord } from '#server/domains/auditors/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { onlyWith } from '../access.ts'
import { readSearchParams } from '../read-search-params.ts'

export const middleware: MiddlewareFunction<Response>[] = [onlyWith('record.read')]

/** The record for auditors, in the format of the address's extension. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const format = new URL(request.url).pathname.split('.').at(-1)
  const { fileName, content } = await exportRecord(requestCtx(context), { ...readSearchParams(request), format })
  return download(fileName, content)
}
