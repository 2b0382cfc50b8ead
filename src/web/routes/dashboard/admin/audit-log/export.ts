import { Readable } from 'node:stream'
import { exportAuditLog } from '#server/domains/audit/index.ts'
import { isoDay } from '#web/lib/dates.ts'
import { allowedCtx } from '../../access.ts'
import type { Route } from './+types/export.ts'

/** What the filter of the address shows, as a file that is written while it is read. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = allowedCtx(context)
  const pieces = await exportAuditLog(ctx, Object.fromEntries(new URL(request.url).searchParams))
  return new Response(
    Readable.toWeb(Readable.from(pieces, { encoding: 'utf8', objectMode: false })) as ReadableStream,
    {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="audit-log-${isoDay(ctx.now())}.csv"`,
      },
    },
  )
}
