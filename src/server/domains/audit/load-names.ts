import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { AuditLogTable } from '../../database/content-tables.ts'

export type NameLookup = { findName(id: string): string | undefined; actorName(row: AuditLogTable): string }

/** Looks up names when the log is read, because the log holds only ids. */
export async function loadNames(ctx: Ctx, rows: AuditLogTable[]): Promise<NameLookup> {
  const ids = [...new Set(rows.flatMap((row) => [row.actor_id ?? '', row.subject_id, row.organisation_id ?? '']))]
  const found = await ctx.db
    .selectFrom('users')
    .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('name'), 'email'])
    .where('id', 'in', [...ids.filter((id) => id.startsWith('usr_')), ''])
    .unionAll(
      ctx.db
        .selectFrom('organisations')
        .select(['id', 'name', sql<string>`''`.as('email')])
        .where('id', 'in', [...ids.filter((id) => id.startsWith('org_')), '']),
    )
    .execute()
  const names = new Map(found.map(({ id, name, email }) => [id, name || email]))
  return {
    findName: (id) => names.get(id),
    actorName: ({ actor_kind, actor_id }) => {
      if (actor_id === null) return 'A visitor'
      if (actor_kind === 'job') return `Job ${actor_id}`
      return names.get(actor_id) ?? 'Somebody whose account is gone'
    },
  }
}
