import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { openSubscription } from '../billing/index.ts'
import { getMonthUsage } from './index.ts'

const LATER = '2026-12-18T10:00:00.000Z'

let database: TestDatabase
let now: Date
beforeEach(async () => {
  now = new Date(WEDNESDAY)
  database = { ...(await openTestDatabase()), now: () => now }
})
afterEach(() => database.close())

const setUsed = (organisationId: string, conversations: number) =>
  database.db
    .insertInto('usage_days')
    .values({ organisation_id: organisationId, day: '2026-11-03', conversations })
    .execute()

async function listMails() {
  const rows = await database.db.selectFrom('outbox').select('props').where('template', '=', 'usage-limit').execute()
  return rows.map(({ props }) => JSON.parse(props))
}

test('a conversation counts once, with its first message, and each month begins at nothing', async () => {
  const { member, slug, organisationId } = await openPractice(database)
  await setUsed(organisationId, 3)
  const talk = await startTalk(database, slug)
  expect(await getMonthUsage(member)).toEqual({ month: '2026-11', used: 3, limit: 500 })
  await talk.say('Where are you?')
  await talk.say('When are you open?')
  expect(await getMonthUsage(member)).toMatchObject({ used: 4 })
  now = new Date('2026-12-01T00:10:00.000Z')
  expect(await getMonthUsage(member)).toEqual({ month: '2026-12', used: 0, limit: 500 })
})

test('after the last conversation of the plan new ones take messages and bring in a person', async () => {
  const { slug, organisationId } = await openPractice(database)
  await setUsed(organisationId, 499)
  const last = await startTalk(database, slug)
  expect((await last.say('How much is a first visit?')).text).toMatch(/€65/)

  const over = await startTalk(database, slug)
  expect(over.opening[0]?.text).toMatch(/AI assistant of Claddagh Physio.*I am not answering questions/)
  expect((await over.say('How much is a first visit?')).text).not.toMatch(/65/)
  expect(await over.say('My father is not breathing')).toMatchObject({ outcome: 'urgent' })
  expect((await over.say('Can I talk to a person?')).text).toMatch(/I have told our team/)
  expect((await last.say('When are you open?')).text).toMatch(/9/)
})

test('owners hear once at 80% and once at the limit', async () => {
  const { slug, organisationId } = await openPractice(database)
  await setUsed(organisationId, 398)
  await (await startTalk(database, slug)).say('Hello')
  expect(await listMails()).toEqual([])
  for (let more = 0; more < 2; more += 1) await (await startTalk(database, slug)).say('Hello')
  expect(await listMails()).toMatchObject([{ percent: 80, used: 400, limit: 500, userType: 'BUSINESS' }])
  await database.db.updateTable('usage_days').set({ conversations: 499 }).where('day', '=', '2026-11-03').execute()
  for (let more = 0; more < 2; more += 1) await (await startTalk(database, slug)).say('Hello')
  expect(await listMails()).toMatchObject([{ percent: 80 }, { percent: 100 }])
})

test('an unlimited plan has no limit', async () => {
  const { member, slug, organisationId } = await openPractice(database)
  await openSubscription(asTx(member), { organisationId, plan: 'elite' })
  await database.db.updateTable('subscriptions').set({ status: 'active', current_period_end: LATER }).execute()
  await setUsed(organisationId, 90_000)
  expect(await getMonthUsage(member)).toMatchObject({ limit: null })
  expect((await (await startTalk(database, slug)).say('How much is a first visit?')).text).toMatch(/€65/)
})
