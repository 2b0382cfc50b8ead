import { MIN_PASSWORD_LENGTH } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { listMemberships } from '../organisations/index.ts'
import { getCompany, getSecuritySettings } from '../settings/index.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { listNames } from './rules.ts'

/** Throws `invalid_input` for a password below the settings' minimum. The form checks the specification's. */
export async function refuseShortPassword(ctx: Ctx, password: string): Promise<void> {
  const { passwordMinLength } = await getSecuritySettings(ctx)
  if (passwordMinLength === MIN_PASSWORD_LENGTH || password.length >= passwordMinLength) return
  const message = `Password must be at least ${passwordMinLength} characters`
  throw new AppError('invalid_input', message, { fieldErrors: { password: message } })
}

/**
 * For a new password of an existing account. Throws `invalid_input` for a common password and for names of the person,
 * organisation and company.
 */
export async function refuseUnsuitablePassword(ctx: Ctx, user: UsersTable, password: string): Promise<void> {
  await refuseShortPassword(ctx, password)
  const company = await getCompany(ctx)
  const organisations = (await listMemberships(ctx, user)).map(({ organisation }) => organisation)
  const person = { firstName: user.first_name, lastName: user.last_name, email: user.email }
  await refuseCommonPassword(password, [company.name, ...organisations, ...listNames(person)])
}
