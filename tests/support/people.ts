import { randomBytes, scryptSync } from 'node:crypto'
import { accountRegistration, businessRegistration } from '#contracts/accounts.ts'
import type { CurrentUser } from '#contracts/session.ts'
import type { Ctx, Deps, Tx } from '#server/context.ts'
import { connectDatabase } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { inviteAdministrator, type SignedIn } from '#server/domains/identity/index.ts'
import { storeAccount } from '#server/domains/registration/register-account.ts'
import { storeBusiness } from '#server/domains/registration/register-business.ts'
import { createSessionCookies } from '#server/http/session.ts'
import { createLog } from '#server/log.ts'
import { testConfig, testCtx, testDeps } from './database.ts'
import type { TestServer } from './server.ts'

type Form = Record<string, unknown>

/** A signed-in person, and the session's cookies as values of Set-Cookie. */
export type NewPerson = { user: CurrentUser; cookies: string[] }

/** The database of a running server, as its own code uses it, with real time. */
export function connectTo({ url, dataDir, databaseUrl }: TestServer, appUrl = url): Deps {
  const config = testConfig({ appUrl, dataDir, databaseUrl })
  return testDeps({ config, db: connectDatabase(config, createLog('silent')), now: () => new Date() })
}

/**
 * Creates people with all rows of a registration, but without its form, because checking and hashing a password takes a
 * fifth of a second.
 */
export function peopleIn(deps: Deps) {
  const visitor = testCtx(deps)
  const operator = testCtx(deps, { kind: 'job', name: 'test' })
  /** The token of an administrator's invitation. */
  const invite = async (email: unknown) => {
    const { url } = await inviteAdministrator(operator, { email, userType: 'BUSINESS' })
    return new URL(url).searchParams.get('invite') ?? ''
  }
  return {
    invite,
    business: async (form: Form) => {
      const input = businessRegistration.parse(form)
      return sign(visitor, (tx) => storeBusiness(tx, input, hashOf(input.password), DEVICE))
    },
    account: async (form: Form) => {
      const input = accountRegistration.parse(form)
      return sign(visitor, (tx) => storeAccount(tx, input, hashOf(input.password), DEVICE))
    },
    administrator: async (form: Form) => {
      const input = accountRegistration.parse({ ...form, userType: 'ADMIN', invite: await invite(form.email) })
      return sign(visitor, (tx) => storeAccount(tx, input, hashOf(input.password), DEVICE))
    },
  }
}

export type People = ReturnType<typeof peopleIn>

const DEVICE = 'Unknown device'

async function sign(ctx: Ctx, register: (tx: Tx) => Promise<SignedIn>): Promise<NewPerson> {
  const signedIn = await inTransaction(ctx, register)
  return { user: signedIn.user, cookies: createSessionCookies(ctx, signedIn) }
}

/** A hash contains its cost. This low one makes tests with many sign-ins fast. */
const COST = { N: 16, r: 8, p: 1 }

function hashOf(password: string): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, COST)
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}
