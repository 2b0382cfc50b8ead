import type { Ctx } from '../../context.ts'
import type { AuditLogTable } from '../../database/content-tables.ts'

export type Names = { of(id: string): string | undefined; actor(row: AuditLogTable): string }

/** The log holds ids alone; what they are called is looked up when it is read. */
export async function namesIn(ctx: Ctx, rows: AuditLogTable[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ actor_id, subject_id }) => [actor_id ?? '', subject_id]))]
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
    of: (id) => names.get(id),
    actor: ({ actor_kind, actor_id }) => {
      if (actor_id === null) return 'A visitor'
      if (actor_kind === 'job') return `Job ${actor_id}`
      return names.get(actor_id) ?? 'Somebody whose account is gone'
    },
  }
}
