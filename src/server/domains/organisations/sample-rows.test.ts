import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { organisationOf } from '../../../../tests/support/memberships.ts'
import { updatePerson } from '../identity/index.ts'
import { addSampleData, clearSampleData } from '../samples/index.ts'
import { hasSampleData } from './index.ts'
import { SAMPLE_TABLES } from './sample-rows.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test('the new organisation of a former administrator has no samples', async () => {
  const administrator = await createMember(database, { role: 'ADMIN' })
  const colleague = await createMember(database, { role: 'ADMIN' })
  const { userId } = colleague.actor
  const form = { firstName: 'Niamh', lastName: 'Ní Bhriain', userType: 'BUSINESS', role: 'USER', version: 1 }
  await updatePerson(administrator, userId, form)
  const organisationId = await organisationOf(database.db, userId)
  expect(await hasSampleData({ ...colleague, actor: { ...colleague.actor, organisationId } })).toBe(false)
})

test.each(['BUSINESS', 'GOVERNMENT'] as const)(
  'a new %s organisation has samples until they are cleared',
  async (userType) => {
    const member = await createMember(database, { userType })
    expect(await hasSampleData(member)).toBe(false)
    await addSampleData(asTx(member), { id: member.actor.organisationId, userType })
    expect(await hasSampleData(member)).toBe(true)
    await clearSampleData(member)
    expect(await hasSampleData(member)).toBe(false)
    for (const table of SAMPLE_TABLES) {
      const rows = database.db.selectFrom(table).select('source').where('source', '=', 'sample')
      expect(await rows.execute(), table).toEqual([])
    }
  },
)

test('samples in a single table count', async () => {
  for (const kept of SAMPLE_TABLES) {
    const userType = ['projects', 'policies', 'chat_threads'].includes(kept) ? 'GOVERNMENT' : 'BUSINESS'
    const member = await createMember(database, { userType })
    const { organisationId } = member.actor
    await addSampleData(asTx(member), { id: organisationId, userType })
    const makeReal = (table: (typeof SAMPLE_TABLES)[number]) =>
      database.db.updateTable(table).set({ source: 'real' }).where('organisation_id', '=', organisationId).execute()
    for (const table of SAMPLE_TABLES) if (table !== kept) await makeReal(table)
    expect(await hasSampleData(member), kept).toBe(true)
    await makeReal(kept)
    expect(await hasSampleData(member), kept).toBe(false)
  }
})
