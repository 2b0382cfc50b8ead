import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { openPractice, startTalk } from '../../../../tests/support/talk.ts'
import { countWaiting, getTalkPage } from '../../domains/conversations/index.ts'
import { getPause, pauseAnswering, resumeAnswering } from '../../domains/receptionists/index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test('a paused receptionist says what it is, takes a message and brings in a person, and books nothing', async () => {
  const { member, slug, organisationId } = await openPractice(database)
  await pauseAnswering(member)
  expect(await getPause(member, organisationId)).toMatchObject({ by: 'Niamh' })
  const talk = await startTalk(database, slug)
  expect(talk.opening.map(({ text }) => text)).toEqual([
    expect.stringMatching(/AI assistant of Claddagh Physio.*I am not answering questions/),
    expect.stringMatching(/cúntóir intleachta saorga.*Nílim ag freagairt ceisteanna/),
  ])
  const { text } = await talk.say('Can I book a first visit on Friday at ten?')
  expect(text).toMatch(/^I am not answering questions or making appointments.*\n\nWhat is your name/)
  expect(await countWaiting(member)).toBe(1)
  await talk.say('Máire Walsh')
  expect((await talk.say('Where are you?')).text).toMatch(/^I am not answering questions/)
  expect((await talk.say('maire@example.ie')).text).toMatch(
    /Your message: “Can I book a first visit on Friday at ten\?”/,
  )
  expect(await talk.say('Yes')).toMatchObject({ outcome: 'message taken' })
  expect((await talk.say('Can I talk to a person?')).text).toMatch(/I have told our team/)
  expect(await database.db.selectFrom('bookings').selectAll().execute()).toEqual([])
  expect(await database.db.selectFrom('booking_holds').selectAll().execute()).toEqual([])
})

test('a paused receptionist still answers an emergency first, in both languages', async () => {
  const { member, slug } = await openPractice(database)
  await pauseAnswering(member)
  const talk = await startTalk(database, slug)
  expect(await talk.say('My father is not breathing')).toMatchObject({
    outcome: 'urgent',
    text: expect.stringMatching(/112/),
  })
  expect(await talk.say('Tá mo mháthair gan análú')).toMatchObject({
    language: 'ga',
    text: expect.stringMatching(/112/),
  })
})

test('a conversation that began before is paused with its next message, and goes on after it', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  expect((await talk.say('Where are you?')).text).toMatch(/Quay Street/)
  await pauseAnswering(member)
  await pauseAnswering(member)
  expect((await talk.say('Where are you?')).text).not.toMatch(/Quay Street/)
  expect((await getTalkPage(member, slug, { held: undefined, language: null })).isPaused).toBe(true)
  await resumeAnswering(member)
  expect((await talk.say('Where are you?')).text).toMatch(/Quay Street/)
  const actions = await database.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['receptionist.paused', 'receptionist.resumed'])
    .execute()
  expect(actions).toHaveLength(2)
})

test('who answers conversations may pause, and a viewer may not', async () => {
  const { member } = await openPractice(database)
  const viewer = await createMember(database, { colleagueOf: member, organisationRole: 'viewer' })
  const colleague = await createMember(database, { colleagueOf: member, organisationRole: 'member' })
  await expect(pauseAnswering(viewer)).rejects.toMatchObject({ code: 'forbidden' })
  await pauseAnswering(colleague)
  await expect(resumeAnswering(viewer)).rejects.toMatchObject({ code: 'forbidden' })
})
