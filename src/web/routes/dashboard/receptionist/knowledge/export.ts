import type { LoaderFunctionArgs } from 'react-router'
import { irishDay } from '#contracts/words/dates.ts'
import { exportEntries } from '#server/domains/knowledge/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'

/** All answers as CSV, in the import's columns. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requestCtx(context)
  return download(`answers-${irishDay(ctx.now())}.csv`, exportEntries(ctx))
}
