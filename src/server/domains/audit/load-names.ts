import type { Ctx } from '../../context.ts'
import type { AuditLogTable } from '../../database/content-tables.ts'

export type NameLookup = { findName(id: string): string | undefined; actorName(row: AuditLogTable): string }

/** Looks up names when the log is read, because the log holds only ids. */
export async function loadNames(ctx: Ctx, rows: AuditLogTable[]): Promise<NameLookup> {
  const ids = [...new Set(rows.flatMap((row) => [row.actor_id ?? '', row.subject_id, row.organisation_id ?? '']))]
  const users = await ctx.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', [...ids.filter((id) => id.startsWith('usr_')), ''])
    .execute()
  const organisations = await ctx.db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where('id', 'in', [...ids.filter((id) => id.startsWith('org_')), ''])
    .execute()
  const names = new Map<string, string>()
  for (const { id, name } of organisations) names.set(id, name)
  for (const user of users) names.set(user.id, `${user.first_name} ${user.last_name}`.trim() || user.email)
  return {
    findName: (id) => names.get(id),
    actorName: ({ actor_kind, actor_id }) => {
      if (actor_id === null) return 'A visitor'
      if (actor_kind === 'job') return `Job ${actor_id}`
      return names.get(actor_id) ?? 'Somebody whose account is gone'
    },
  }
}
