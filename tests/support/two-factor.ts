import { setTimeout as wait } from 'node:timers/promises'
import { type Accounts, PASSWORD, type Person } from './accounts.ts'
import { codeOf } from './authenticator.ts'

export type Enrolled = Person & { secret: string; recoveryCodes: string[] }

/** A person with two-factor sign-in. The code of the previous step is used up. */
export async function enrolled(app: Accounts): Promise<Enrolled> {
  const person = await app.account()
  const { secret } = (await person.browser.post('/api/account/two-factor/start', { password: PASSWORD })).body
  await waitForStepWithTime()
  const code = codeOf(secret, -1)
  const { status, body } = await person.browser.post('/api/account/two-factor/confirm', { code })
  if (status !== 200) throw new Error(`two-factor sign-in could not be turned on: ${status}`)
  return { ...person, secret, recoveryCodes: body.recoveryCodes }
}

const STEP_MS = 30_000
const MIN_LEFT_MS = 5_000

/** Near the end of a step, the code of the previous one could be two steps old on arrival, and refused. */
async function waitForStepWithTime(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  // A timer can be a millisecond early.
  if (left < MIN_LEFT_MS) await wait(left + 100)
}

/** The challenge of the first sign-in step. */
export async function challengeOf(app: Accounts, email: string): Promise<string> {
  const { status, body } = await app.browser().post('/api/auth/signin', { email, password: PASSWORD })
  if (status !== 401 || body.code !== 'two_factor_required') throw new Error(`no code was asked for: ${status}`)
  return body.challenge
}
