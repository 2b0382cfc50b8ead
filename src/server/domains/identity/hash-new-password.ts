import type { Ctx } from '../../context.ts'
import { getCompany } from '../settings/index.ts'
import { hashPassword } from './passwords.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { refuseShortPassword } from './refuse-unsuitable-password.ts'
import { listNames } from './rules.ts'
import { emailTakenError, findUserByEmail } from './users.ts'

type Newcomer = {
  firstName: string
  lastName: string
  email: string
  password: string
  /** Other words that are easy to guess, such as the name of the business. */
  words?: string[]
}

/**
 * Checks a new account before it is stored, and returns the hash of its password. Throws `invalid_input` at the
 * password, and `email_taken` at `emailField`.
 */
export async function hashNewPassword(ctx: Ctx, newcomer: Newcomer, emailField: string): Promise<string> {
  const { password, email, words = [] } = newcomer
  const { name: companyName } = await getCompany(ctx)
  await refuseShortPassword(ctx, password)
  await refuseCommonPassword(password, [companyName, ...words, ...listNames(newcomer)])
  if ((await findUserByEmail(ctx, email)) !== undefined) throw emailTakenError(emailField)
  return hashPassword(password)
}
