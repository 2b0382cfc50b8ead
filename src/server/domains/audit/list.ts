import { sql } from 'kysely'
import { type AuditFilter, type AuditLine, auditFilter } from '#contracts/audit-log.ts'
import { requireAdministrator } from '../../access.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import type { AuditLogTable } from '../../database/content-tables.ts'
import { auditAction } from './audit-actions.ts'
import { type Names, namesIn } from './names.ts'

const LINES_A_PAGE = 50

type AuditPage = {
  lines: AuditLine[]
  /** Cursors for the pages before and after this one; null where there are none. */
  newer: string | null
  older: string | null
}

/** Newest first. Every filter reads its lines from an index in that order, so a page costs the same in a log of any length. */
export async function listAuditLog(ctx: Ctx, input: unknown): Promise<AuditPage> {
  await requireAdministrator(ctx)
  const filter = auditFilter.parse(input)
  const isUpwards = filter.after !== undefined
  const query = await filteredLog(ctx, filter)
  const rows = await query.limit(LINES_A_PAGE + 1).execute()
  const hasMore = rows.length > LINES_A_PAGE
  const page = rows.slice(0, LINES_A_PAGE)
  if (isUpwards) page.reverse()
  const names = await namesIn(ctx, page)
  return {
    lines: page.map((row) => presentLine(row, names)),
    newer: (isUpwards ? hasMore : filter.before !== undefined) ? cursorOf(page[0]) : null,
    older: (isUpwards ? page.length > 0 : hasMore) ? cursorOf(page.at(-1)) : null,
  }
}

/** The rows of a filter in its order: newest first, but oldest first after a cursor, so that the next ones come first. */
export async function filteredLog(ctx: Ctx, filter: AuditFilter) {
  const { from, to, before, after, action } = filter
  const [actor, subject] = [await actorOf(ctx, filter.actor), await subjectOf(ctx, filter.subject)]
  const direction = after === undefined ? 'desc' : 'asc'
  return (
    ctx.db
      .selectFrom('audit_log')
      .selectAll()
      .$if(actor === VISITOR, (query) => query.where('actor_id', 'is', null))
      .$if(actor !== undefined && actor !== VISITOR, (query) => query.where('actor_id', '=', actor ?? ''))
      .$if(action !== '', (query) => query.where('action', '=', action))
      .$if(subject !== undefined, (query) => query.where('subject_id', '=', subject ?? ''))
      .$if(from !== undefined, (query) => query.where('at', '>=', startOfIrishDay(from ?? '')))
      .$if(to !== undefined, (query) => query.where('at', '<', startOfIrishDay(addToDay(to ?? '', { days: 1 }))))
      // The plain bound beside the exact one is what lets either engine begin in the middle of an index.
      .$if(before !== undefined, (query) =>
        query.where('at', '<=', before?.at ?? '').where(sql<boolean>`(at, id) < (${before?.at}, ${before?.id})`),
      )
      .$if(after !== undefined, (query) =>
        query.where('at', '>=', after?.at ?? '').where(sql<boolean>`(at, id) > (${after?.at}, ${after?.id})`),
      )
      // Only so PostgreSQL sees that the index is in order where the actor is null.
      .$if(actor === VISITOR, (query) => query.orderBy('actor_id', direction === 'desc' ? 'asc' : 'desc'))
      .orderBy('at', direction)
      .orderBy('id', direction)
  )
}

const VISITOR = 'visitor'

async function actorOf(ctx: Ctx, text: string): Promise<string | undefined> {
  if (text === '') return undefined
  return text.toLowerCase() === VISITOR ? VISITOR : idBehind(ctx, text)
}

async function subjectOf(ctx: Ctx, text: string): Promise<string | undefined> {
  return text === '' ? undefined : idBehind(ctx, text)
}

/** The user under an email address; anything else is an id itself. */
async function idBehind(ctx: Ctx, text: string): Promise<string> {
  if (!text.includes('@')) return text
  const email = text.normalize('NFKC').toLowerCase()
  const user = await ctx.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return user?.id ?? text
}

function cursorOf(row: Pick<AuditLogTable, 'at' | 'id'> | undefined): string | null {
  return row === undefined ? null : `${row.at}_${row.id}`
}

export function presentLine(row: AuditLogTable, names: Names): AuditLine {
  return {
    id: row.id,
    at: row.at,
    actor: names.actor(row),
    description: auditAction(row.action),
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectName: names.of(row.subject_id) ?? null,
    requestId: row.request_id,
    details: row.details,
  }
}

/** Every action that is in the log, for a filter to offer. Steps from one to the next in the index: the log may be long. */
export async function listAuditActions(ctx: Ctx): Promise<{ action: string; description: string }[]> {
  await requireAdministrator(ctx)
  const { rows } = await sql<{ action: string }>`
    with recursive step (action) as (
      select min(action) from audit_log
      union all
      select (select min(action) from audit_log where audit_log.action > step.action) from step where step.action is not null
    )
    select action from step where action is not null`.execute(ctx.db)
  return rows.map(({ action }) => ({ action, description: auditAction(action) }))
}
