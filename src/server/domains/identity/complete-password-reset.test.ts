import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { requestPasswordReset } from './complete-password-reset.ts'
import { getUser } from './users.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** Records the kinds of the statements of a reset request, in order. */
async function recordStatements(email: string): Promise<string[]> {
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

test('an unknown address causes the same statements, so that the response time reveals nothing', async () => {
  const person = await createMember(database)
  const { email } = await getUser(person, person.actor.userId)
  const known = await recordStatements(email)
  expect(known.length).toBeGreaterThan(3)
  expect(await recordStatements('nobody@example.ie')).toEqual(known)
})
