import type { Ctx } from '../../context.ts'
import { getCompany } from '../settings/index.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { namesOf } from './rules.ts'
import { refuseShortPassword } from './suitable-password.ts'
import { emailTaken, findUserByEmail } from './users.ts'

type Newcomer = {
  firstName: string
  lastName: string
  email: string
  password: string
  /** Further words that make a password easy to guess: the name of the business. */
  words?: string[]
}

/**
 * What every registration looks at before it stores anything; returns the password's hash. Throws `invalid_input` at
 * the password, `email_taken` at `emailField`.
 */
export async function hashNewPassword(ctx: Ctx, newcomer: Newcomer, emailField: string): Promise<string> {
  const { password, email, words = [] } = newcomer
  const { name: companyName } = await getCompany(ctx)
  await refuseShortPassword(ctx, password)
  await refuseCommonPassword(password, [companyName, ...words, ...namesOf(newcomer)])
  if ((await findUserByEmail(ctx, email)) !== undefined) throw emailTaken(emailField)
  return hashPassword(password)
}
