import { Readable } from 'node:stream'
import { exportEnquiries } from '#server/domains/enquiries/index.ts'
import { isoDay } from '#web/lib/dates.ts'
import { allowedCtx } from '../../access.ts'
import type { Route } from './+types/export.ts'

/** What the filters of the address show, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = allowedCtx(context)
  const pieces = await exportEnquiries(ctx, Object.fromEntries(new URL(request.url).searchParams))
  return new Response(
    Readable.toWeb(Readable.from(pieces, { encoding: 'utf8', objectMode: false })) as ReadableStream,
    {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="inbox-${isoDay(ctx.now())}.csv"`,
      },
    },
  )
}
