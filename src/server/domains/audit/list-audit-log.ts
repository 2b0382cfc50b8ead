import { sql } from 'kysely'
import { type AuditFilter, type AuditLine, auditFilter } from '#contracts/audit-log.ts'
import type { ListPage } from '#contracts/lists.ts'
import { normaliseEmail } from '#contracts/primitives.ts'
import { requireAdministrator } from '../../access.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import type { AuditLogTable } from '../../database/content-tables.ts'
import { chooseDirection } from '../../lists/place.ts'
import { createPage, limited } from '../../lists/read-page.ts'
import { auditAction } from './audit-actions.ts'
import { loadNames, type NameLookup } from './load-names.ts'

const PAGE_SIZE = 50

const NEWEST = { by: 'at', of: (row: AuditLogTable) => row.at, id: 'id', direction: 'desc', kind: 'instant' } as const

/** Newest first. Every filter has an index in this order, so all pages cost the same in a long log. */
export async function listAuditLog(ctx: Ctx, input: unknown): Promise<ListPage<AuditLine>> {
  await requireAdministrator(ctx)
  const { items: rows, ...page } = await readAuditPage(ctx, auditFilter.parse(input), PAGE_SIZE)
  const names = await loadNames(ctx, rows)
  // The log is too long to count.
  return { items: rows.map((row) => presentAuditLine(row, names)), total: undefined, isMore: true, ...page }
}

/** Returns a page of lines of a filter, newest first, with the cursors of the adjacent pages. */
export async function readAuditPage(ctx: Ctx, filter: AuditFilter, size: number) {
  const rows = await (await selectAuditLines(ctx, filter, size)).execute()
  return createPage(rows, NEWEST, filter, size)
}

/**
 * Selects the lines of a filter, newest first. After a cursor of newer lines the order is oldest first, so that the
 * limit keeps the lines next to the cursor.
 */
export async function selectAuditLines(ctx: Ctx, filter: AuditFilter, size: number) {
  const { from, to, action, organisation } = filter
  const [actor, subject] = [await findActorId(ctx, filter.actor), await findSubjectId(ctx, filter.subject)]
  const lines = ctx.db
    .selectFrom('audit_log')
    .selectAll()
    .$if(actor === VISITOR, (query) => query.where('actor_id', 'is', null))
    .$if(actor !== undefined && actor !== VISITOR, (query) => query.where('actor_id', '=', actor ?? ''))
    .$if(action !== '', (query) => query.where('action', '=', action))
    .$if(subject !== undefined, (query) => query.where('subject_id', '=', subject ?? ''))
    .$if(organisation !== undefined, (query) => query.where('organisation_id', '=', organisation ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', startOfIrishDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('at', '<', startOfIrishDay(addToDay(to ?? '', { days: 1 }))))
    // Needed only so that PostgreSQL sees that the index is in order where the actor is null.
    .$if(actor === VISITOR, (query) =>
      query.orderBy('actor_id', chooseDirection(NEWEST, filter) === 'desc' ? 'asc' : 'desc'),
    )
  return limited(lines, NEWEST, filter, size)
}

const VISITOR = 'visitor'

async function findActorId(ctx: Ctx, text: string): Promise<string | undefined> {
  if (text === '') return undefined
  return text.toLowerCase() === VISITOR ? VISITOR : findUserId(ctx, text)
}

async function findSubjectId(ctx: Ctx, text: string): Promise<string | undefined> {
  return text === '' ? undefined : findUserId(ctx, text)
}

/** Finds the user with an email address. Any other text is an id. */
async function findUserId(ctx: Ctx, text: string): Promise<string> {
  if (!text.includes('@')) return text
  const email = normaliseEmail(text)
  const user = await ctx.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return user?.id ?? text
}

export function presentAuditLine(row: AuditLogTable, names: NameLookup): AuditLine {
  return {
    id: row.id,
    at: row.at,
    actor: names.actorName(row),
    description: auditAction(row.action),
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectName: names.findName(row.subject_id) ?? null,
    organisation:
      row.organisation_id === null
        ? null
        : { id: row.organisation_id, name: names.findName(row.organisation_id) ?? null },
    requestId: row.request_id,
    details: row.details,
  }
}

/** Lists every action in the log, for the filter. Steps through the index, because the log may be long. */
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
