import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'

export type StaffMember = { id: string; name: string }

/** The administrators who can take work, by name. */
export async function listStaff(ctx: Pick<Ctx, 'db'>): Promise<StaffMember[]> {
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('role', '=', 'ADMIN')
    .where('disabled_at', 'is', null)
    .execute()
  const staff = rows.map(({ id, ...person }) => ({ id, name: formatName(person) ?? '' }))
  return staff.toSorted((one, other) => one.name.localeCompare(other.name, 'en-IE'))
}

/** Returns an administrator's id, or null for an empty one. Throws `invalid_input` for anybody else. */
export async function requireStaffId(ctx: Pick<Ctx, 'db'>, id: string | null): Promise<string | null> {
  if (id === null) return null
  const staff = await listStaff(ctx)
  if (staff.some((member) => member.id === id)) return id
  const message = 'Choose an administrator from the list.'
  throw new AppError('invalid_input', message, { fieldErrors: { assigneeId: message } })
}

type Named = { first_name: string | null; last_name: string | null; email: string | null }

/** The name in a left joined row. Null when the account is gone. */
export function formatName({ first_name, last_name, email }: Named): string | null {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim() || email
}
