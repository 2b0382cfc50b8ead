import { SHORTEST_PASSWORD } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { getCompany, getSecuritySettings } from '../settings/index.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { namesOf } from './rules.ts'

/** Throws `invalid_input` for a password shorter than the settings want; what each form asks for at least it has checked. */
export async function refuseShortPassword(ctx: Ctx, password: string): Promise<void> {
  const { passwordMinLength } = await getSecuritySettings(ctx)
  if (passwordMinLength === SHORTEST_PASSWORD || password.length >= passwordMinLength) return
  const message = `Password must be at least ${passwordMinLength} characters`
  throw new AppError('invalid_input', message, { fieldErrors: { password: message } })
}

/** For a new password of somebody who has an account: neither common nor one of the names around them. */
export async function refuseUnsuitablePassword(ctx: Ctx, user: UsersTable, password: string): Promise<void> {
  await refuseShortPassword(ctx, password)
  const company = await getCompany(ctx)
  const organisation = await ctx.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', user.organisation_id)
    .executeTakeFirstOrThrow()
  const person = { firstName: user.first_name, lastName: user.last_name, email: user.email }
  await refuseCommonPassword(password, [company.name, organisation.name, ...namesOf(person)])
}
