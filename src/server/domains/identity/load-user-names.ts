import type { Ctx } from '../../context.ts'
import { formatName } from './staff.ts'

/** Loads the names of people by their ids. Erased accounts have none. */
export async function loadUserNames({ db }: Pick<Ctx, 'db'>, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map((row) => [row.id, formatName(row) ?? '']))
}
