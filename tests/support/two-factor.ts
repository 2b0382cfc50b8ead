import { type Accounts, PASSWORD, type Person } from './accounts.ts'
import { codeOf } from './authenticator.ts'

export type Enrolled = Person & { secret: string; recoveryCodes: string[] }

/** A person with two-factor sign-in. The code of the previous step is used up. */
export async function enrolled(app: Accounts): Promise<Enrolled> {
  const person = await app.account()
  const { secret } = (await person.browser.post('/api/account/two-factor/start', { password: PASSWORD })).body
  const code = codeOf(secret, -1)
  const { status, body } = await person.browser.post('/api/account/two-factor/confirm', { code })
  if (status !== 200) throw new Error(`two-factor sign-in could not be turned on: ${status}`)
  return { ...person, secret, recoveryCodes: body.recoveryCodes }
}

/** The challenge of the first sign-in step. */
export async function challengeOf(app: Accounts, email: string): Promise<string> {
  const { status, body } = await app.browser().post('/api/auth/signin', { email, password: PASSWORD })
  if (status !== 401 || body.code !== 'two_factor_required') throw new Error(`no code was asked for: ${status}`)
  return body.challenge
}
