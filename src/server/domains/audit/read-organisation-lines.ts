import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { AuditLogTable } from '../../database/content-tables.ts'
import { AUDIT_ACTIONS, type AuditAction, auditAction } from './audit-actions.ts'
import { loadNames, type NameLookup } from './load-names.ts'

const PAGE_SIZE = 500

/** Lines of an organisation in a period of instants: `from` inclusive, `until` exclusive. */
export type LinesQuery = { organisationId: string; from: string; until: string; actions: AuditAction[] }

/** A line without data that could identify a caller. */
export type OwnLine = {
  id: string
  at: string
  /** A name, "A caller", or the name of a job. */
  actor: string
  actorId: string | null
  action: string
  /** The words of the action, after the name of the actor. */
  words: string
  subject: { kind: string; id: string; name?: string }
  details: Record<string, unknown>
}

/** Lists the actions whose names start with one of the prefixes. */
export const listActions = (...prefixes: string[]): AuditAction[] =>
  (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter((action) => prefixes.some((prefix) => action.startsWith(prefix)))

/** Reads the lines of an organisation, oldest first, page by page. The caller checks permission. */
export async function* readOrganisationLines(ctx: Ctx, lines: LinesQuery): AsyncGenerator<OwnLine> {
  for (let last: AuditLogTable | undefined; ; ) {
    const page: AuditLogTable[] = await selectPage(ctx, lines, last).execute()
    const names = await loadNames(ctx, page)
    for (const row of page) yield present(row, names)
    last = page.at(-1)
    if (last === undefined || page.length < PAGE_SIZE) return
  }
}

export async function countOrganisationLines(ctx: Pick<Ctx, 'db'>, lines: LinesQuery): Promise<Map<string, number>> {
  const rows = await selectLines(ctx, lines)
    .select(({ fn }) => ['action', fn.countAll<number>().as('count')])
    .groupBy('action')
    .orderBy('action')
    .execute()
  return new Map(rows.map(({ action, count }) => [action, Number(count)]))
}

function selectLines({ db }: Pick<Ctx, 'db'>, { organisationId, from, until, actions }: LinesQuery) {
  return db
    .selectFrom('audit_log')
    .where('organisation_id', '=', organisationId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('action', 'in', actions)
}

function selectPage(ctx: Ctx, lines: LinesQuery, last: AuditLogTable | undefined) {
  return selectLines(ctx, lines)
    .selectAll()
    .$if(last !== undefined, (query) => query.where(sql<boolean>`(at, id) > (${last?.at}, ${last?.id})`))
    .orderBy('at')
    .orderBy('id')
    .limit(PAGE_SIZE)
}

function present(row: AuditLogTable, names: NameLookup): OwnLine {
  const isCaller = row.actor_kind === 'contact'
  const name = names.findName(row.subject_id)
  return {
    id: row.id,
    at: row.at,
    actor: isCaller ? 'A caller' : names.actorName(row),
    actorId: isCaller ? null : row.actor_id,
    action: row.action,
    words: auditAction(row.action),
    subject: { kind: row.subject_kind, id: row.subject_id, ...(name !== undefined && { name }) },
    details: JSON.parse(row.details) as Record<string, unknown>,
  }
}
