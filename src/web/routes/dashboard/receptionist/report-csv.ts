import type { LoaderFunctionArgs } from 'react-router'
import { formatCsvFile } from '#server/documents/csv.ts'
import { getReport } from '#server/domains/conversations/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { readSearchParams } from '../read-search-params.ts'

/** The conversations of a week as CSV, without their texts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { from, days } = await getReport(requestCtx(context), readSearchParams(request))
  const head = ['conversation', 'began', 'minutes', 'language', 'outcome']
  const lines = days.flatMap(({ conversations }) =>
    conversations.map(({ id, at, minutes, language, outcome }) => [id, at, minutes, language, outcome ?? '']),
  )
  return download(`conversations-${from}.csv`, formatCsvFile([head, ...lines]))
}
