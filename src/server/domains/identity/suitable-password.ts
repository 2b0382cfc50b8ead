import type { Ctx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { getCompany } from '../settings/index.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { namesOf } from './rules.ts'

/** For a new password of somebody who has an account: neither common nor one of the names around them. */
export async function refuseUnsuitablePassword(ctx: Ctx, user: UsersTable, password: string): Promise<void> {
  const company = await getCompany(ctx)
  const organisation = await ctx.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', user.organisation_id)
    .executeTakeFirstOrThrow()
  const person = { firstName: user.first_name, lastName: user.last_name, email: user.email }
  await refuseCommonPassword(password, [company.name, organisation.name, ...namesOf(person)])
}
