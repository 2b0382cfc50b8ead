import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { requestPasswordReset } from './reset-password.ts'
import { getUser } from './users.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** The kinds of the statements that asking for a link sends to the database, in their order. */
async function statementsFor(email: string): Promise<string[]> {
  const kinds: string[] = []
  const notes: KyselyPlugin = {
    transformQuery: ({ node }) => {
      kinds.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await requestPasswordReset({ ...testCtx(database), db: database.db.withPlugin(notes) }, { email })
  return kinds
}

test('the database does the same for an address without an account, so that the time tells nothing', async () => {
  const person = await createMember(database)
  const { email } = await getUser(person, person.actor.userId)
  const known = await statementsFor(email)
  expect(known.length).toBeGreaterThan(3)
  expect(await statementsFor('nobody@example.ie')).toEqual(known)
})
