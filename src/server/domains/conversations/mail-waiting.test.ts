import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { assign, giveBack, mailWaiting, takeOver } from './index.ts'

let database: TestDatabase
let now: Date
beforeEach(async () => {
  now = new Date(WEDNESDAY)
  database = { ...(await openTestDatabase()), now: () => now }
})
afterEach(() => database.close())

const listJobs = async () => {
  const rows = await database.db
    .selectFrom('jobs')
    .select(['run_at', 'payload'])
    .where('name', '=', 'mail-waiting')
    .execute()
  return rows.map(({ run_at, payload }) => [run_at, JSON.parse(payload).conversationId])
}

const run = (id: string) => runJob({ conversationId: id })

const runJob = (payload: { conversationId: string; turnId?: string }) =>
  mailWaiting(asTx({ ...testCtx(database), actor: { kind: 'job', name: 'mail-waiting' } }), payload)

/** Runs the waiting jobs, as the worker does. */
async function runWaiting() {
  const jobs = await database.db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('name', '=', 'mail-waiting')
    .execute()
  for (const { id, payload } of jobs) {
    await runJob(JSON.parse(payload))
    await database.db.deleteFrom('jobs').where('id', '=', id).execute()
  }
}

const listMails = async () => {
  const rows = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('template', '=', 'conversation-waiting')
    .execute()
  return rows.map(({ recipient, props }) => ({ recipient, ...JSON.parse(props) }))
}

test('people hear once of a conversation that still needs one of them two minutes later', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('Where are you?')
  expect(await listJobs()).toEqual([])
  await talk.say('Can I talk to a person, please?')
  await talk.say('A person, please')
  expect(await listJobs()).toEqual([['2026-11-18T10:02:00.000Z', talk.id]])
  await run(talk.id)
  await run(talk.id)
  const mails = await listMails()
  expect(mails).toMatchObject([{ conversationId: talk.id, caller: null, why: 'handed over', userType: 'BUSINESS' }])
  expect(JSON.stringify(mails)).not.toContain('talk to a person')
  await assign(member, talk.id, { userId: member.actor.userId })
  await run(talk.id)
  expect(await listMails()).toHaveLength(1)
})

test('nobody is mailed about a conversation that somebody took over meanwhile', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('Can I talk to a person, please?')
  now = new Date(now.getTime() + 60_000)
  await takeOver(member, talk.id)
  await run(talk.id)
  await giveBack(member, talk.id)
  await run(talk.id)
  expect(await listMails()).toEqual([])
})

test('what is urgent is mailed at once, in the words that told of it', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  const { text } = await talk.say('My father has collapsed and is not breathing, 12 Quay Street')
  expect(await listJobs()).toEqual([[WEDNESDAY, talk.id]])
  await runWaiting()
  expect(await listMails()).toMatchObject([
    {
      why: 'urgent',
      message: 'My father has collapsed and is not breathing, 12 Quay Street',
      phone: null,
      advice: text,
    },
  ])
})

test('the words of somebody in a crisis are in no mail', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('I want to die')
  await runWaiting()
  expect(await listMails()).toMatchObject([{ why: 'urgent', message: null }])
})

test.each([
  ['I want to die', 'no no, you picked me up wrong'],
  ['there is a smell of gas in the hall', 'false alarm, it was the neighbour’s paint'],
])('people hear that “%s” was denied: “%s”', async (alarm, denial) => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say(alarm)
  await runWaiting()
  now = new Date(now.getTime() + 60_000)
  await talk.say(denial)
  await runWaiting()
  const mails = await listMails()
  expect(mails).toMatchObject([{ why: 'urgent' }, { why: 'message taken', isUrgent: false }])
  expect(mails.at(-1)?.message).toBe(`No emergency: ${denial}`)
})

test('the advice in the mail is in the language in which the caller got it', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug, { language: 'ga' })
  await talk.say('Thit m’athair as a sheasamh agus níl sé ag análú')
  await runWaiting()
  const [mail] = await listMails()
  expect(mail.advice).toMatch(/Glaoigh ar 112/)
})

test('a message that people know of keeps no mail about an emergency back', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('Can I talk to a person, please?')
  await runWaiting()
  await talk.say('My father has collapsed and is not breathing')
  await runWaiting()
  expect((await listMails()).map(({ why }) => why)).toEqual(['handed over', 'urgent'])
})

test('ten cries are one mail. Another kind of emergency is a second one, and so is a cry ten minutes later', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  for (let count = 0; count < 10; count += 1) {
    expect((await talk.say('My father has collapsed and is not breathing')).text).toMatch(/112/)
    await runWaiting()
    now = new Date(now.getTime() + 30_000)
  }
  expect(await listMails()).toHaveLength(1)
  expect((await talk.say('I can smell gas')).outcome).toBe('urgent')
  await runWaiting()
  expect(await listMails()).toHaveLength(2)
  now = new Date(now.getTime() + 6 * 60_000)
  expect((await talk.say('My father has collapsed and is not breathing')).text).toMatch(/112/)
  await runWaiting()
  expect((await listMails()).map(({ why }) => why)).toEqual(['urgent', 'urgent', 'urgent'])
})

test.each([
  ['My father has collapsed and is not breathing', 'urgent'],
  ['Running late for our booking at 3', 'message taken'],
])('an ordinary answer behind “%s” keeps its mail from nobody', async (line, why) => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say(line)
  expect(await talk.say('Where are you?')).toMatchObject({ outcome: 'answered' })
  await runWaiting()
  expect(await listMails()).toMatchObject([{ why }])
})

test('a message that follows is a mail of its own, with what was passed on and how to reach the caller', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('the pipe is after bursting in the hall')
  await runWaiting()
  expect(await listMails()).toMatchObject([
    { why: 'handed over', isUrgent: true, message: 'the pipe is after bursting in the hall', phone: null },
  ])
  now = new Date(now.getTime() + 60_000)
  await talk.say('3 Quay Street, Declan Foley 0871234567')
  expect(await talk.say('yes')).toMatchObject({ outcome: 'message taken' })
  await runWaiting()
  await runWaiting()
  const mails = await listMails()
  expect(mails).toHaveLength(2)
  expect(mails.at(-1)).toMatchObject({
    why: 'message taken',
    isUrgent: true,
    caller: 'Declan Foley',
    phone: '+353871234567',
    message: expect.stringMatching(/^Urgent: the pipe is after bursting in the hall/),
  })
})

test.each([
  ['the pipe is after bursting in the hall', '3 Quay Street, Declan Foley 0871234567', 'yes'],
  ['Phléasc píopa sa halla', 'Sráid na Cé 3, Declan Ó Foghlú 0871234567', 'sea'],
])('an urgent message is mailed the moment it is passed on, and only once: “%s”', async (...lines) => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  for (const line of lines) await talk.say(line)
  expect((await listJobs()).toSorted()).toEqual([
    [WEDNESDAY, talk.id],
    ['2026-11-18T10:02:00.000Z', talk.id],
  ])
  await runWaiting()
  expect(await listMails()).toMatchObject([{ why: 'message taken', isUrgent: true, phone: '+353871234567' }])
})

test('a message that can wait is mailed two minutes later', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('Tell the team that my gate is open on Friday')
  await talk.say('Declan Foley 0871234567')
  expect(await talk.say('yes')).toMatchObject({ outcome: 'message taken' })
  expect(await listJobs()).toEqual([['2026-11-18T10:02:00.000Z', talk.id]])
})

test.each([
  ['en', 'Tell the team that my gate is open on Friday', 'Declan Foley 0871234567', 'yes, and do ye have a creche'],
  ['en', 'Tell the team that my gate is open on Friday', 'Declan Foley 0871234567', 'yes send it. where are ye?'],
  ['en', 'Tell the team that my gate is open on Friday', 'Declan Foley 0871234567', 'yes, how much is a massage?'],
  ['ga', 'Abair leo go bhfuil mo gheata oscailte', 'Declan Foley 0871234567', 'sea, agus an bhfuil naíolann agaibh'],
  ['ga', 'Abair leo go bhfuil mo gheata oscailte', 'Declan Foley 0871234567', 'sea, seol é. cá bhfuil sibh?'],
] as const)(
  '%s: what is asked beside the yes keeps a message from nobody: “%s”, “%s”, “%s”',
  async (language, ...lines) => {
    const { slug } = await openPractice(database)
    const talk = await startTalk(database, slug, { language })
    for (const line of lines) await talk.say(line)
    expect(await listJobs()).toEqual([['2026-11-18T10:02:00.000Z', talk.id]])
  },
)
