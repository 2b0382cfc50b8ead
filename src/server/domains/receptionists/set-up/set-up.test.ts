import { afterEach, beforeEach, expect, test } from 'vitest'
import { nestFields } from '#contracts/nest-fields.ts'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../../tests/support/members.ts'
import { openPractice, publishNow } from '../../../../../tests/support/talk.ts'
import { bookByHand, countComingBookings } from '../../bookings/index.ts'
import {
  archiveDiary,
  getOwnDraft,
  removeService,
  restoreDiary,
  saveClosures,
  saveDetails,
  saveDiary,
  saveGreeting,
  saveHandover,
  saveOpeningHours,
  saveService,
} from '../index.ts'

let database: TestDatabase
let now: Date
let member: MemberCtx
beforeEach(async () => {
  now = new Date('2026-11-18T10:00:00.000Z')
  database = { ...(await openTestDatabase()), now: () => now }
  ;({ member } = await openPractice(database))
})
afterEach(() => database.close())

const configurationOf = async () => (await getOwnDraft(member)).configuration
const versionOf = async () => (await getOwnDraft(member)).revision

const form = async (fields: Record<string, string>) => nestFields({ version: String(await versionOf()), ...fields })

const HOURS = {
  'openingHours.monday.0.from': '09:00',
  'openingHours.monday.0.to': '13:00',
  'openingHours.monday.2.from': '14:00',
  'openingHours.monday.2.to': '02:00',
  'openingHours.tuesday.0.from': '',
  'openingHours.tuesday.0.to': '',
}

test('opening hours have several periods, may end after midnight, and those of staff follow', async () => {
  await saveOpeningHours(member, await form(HOURS))
  const { diary, staffHours } = await configurationOf()
  expect(diary.openingHours.monday).toEqual([
    { from: '09:00', to: '13:00' },
    { from: '14:00', to: '02:00' },
  ])
  expect(diary.openingHours.tuesday).toEqual([])
  expect(staffHours).toEqual(diary.openingHours)
})

test('a period that is no time, or that overlaps, is refused at its field, and nothing is saved', async () => {
  const before = await versionOf()
  for (const [field, typed] of [
    ['openingHours.monday.2.from', '12:30'],
    ['openingHours.monday.0.to', '25:00'],
    ['openingHours.monday.2.to', ''],
  ] as const) {
    await expect(saveOpeningHours(member, await form({ ...HOURS, [field]: typed }))).rejects.toMatchObject({
      code: 'invalid_input',
      fieldErrors: { [field]: expect.any(String) },
    })
  }
  expect(await versionOf()).toBe(before)
})

test('a form that was filled with an older version is refused only if its own part changed meanwhile', async () => {
  const colleague = await createMember(database, { colleagueOf: member, firstName: 'Aoife' })
  const seen = String(await versionOf())
  await saveDetails(colleague, await form({ 'name.en': 'Quay Physio', 'name.ga': 'Fisiteiripe na Cé' }))
  await saveOpeningHours(member, await form({ ...HOURS, version: seen }))
  const other = { ...HOURS, 'openingHours.monday.0.from': '08:00', version: seen }
  await expect(saveOpeningHours(colleague, await form(other))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^Niamh saved this part meanwhile/),
  })
  for (const version of ['99', 'nonsense', '-1']) {
    await expect(saveOpeningHours(colleague, await form({ ...HOURS, version }))).rejects.toThrow()
  }
  const { name, address, phone } = await configurationOf()
  expect([name.en, address, phone]).toEqual(['Quay Physio', undefined, undefined])
})

test('a form that changes nothing saves nothing', async () => {
  await saveOpeningHours(member, await form(HOURS))
  const before = await versionOf()
  await saveOpeningHours(member, await form(HOURS))
  expect(await versionOf()).toBe(before)
  expect((await getOwnDraft(member)).by).toBe('Niamh')
})

test('days of one’s own have names in both languages, and are kept in order', async () => {
  const days = {
    publicHolidays: 'open',
    'closures.4.from': '2026-12-24',
    'closures.4.to': '2026-12-31',
    'closures.4.name.en': 'Christmas break',
    'closures.4.name.ga': 'Sos na Nollag',
    'closures.7.from': '2026-12-01',
    'closures.7.to': '2026-12-01',
    'closures.7.name.en': 'Team day',
    'closures.7.name.ga': 'Lá foirne',
  }
  await saveClosures(member, await form(days))
  const { diary } = await configurationOf()
  expect([diary.publicHolidays, diary.closures.map(({ name }) => name.ga)]).toEqual([
    'open',
    ['Lá foirne', 'Sos na Nollag'],
  ])
  await expect(saveClosures(member, await form({ ...days, 'closures.7.name.ga': '' }))).rejects.toMatchObject({
    fieldErrors: { 'closures.7.name.ga': 'Please name it in English and in Irish' },
  })
  await expect(saveClosures(member, await form({ ...days, 'closures.4.to': '2026-12-01' }))).rejects.toMatchObject({
    fieldErrors: { 'closures.4.to': 'The last day is before the first' },
  })
})

const SERVICE = {
  'name.en': 'Review',
  'name.ga': 'Athbhreithniú',
  minutes: '20',
  bufferMinutes: '10',
  price: '49.50',
  'diaryIds.niamh': 'on',
  earliestNoticeMinutes: '1440',
  furthestDays: '90',
  booksAlone: 'yes',
  place: 'customer',
}

test('a service is added, changed and removed, and bad input is told at its field', async () => {
  await saveService(member, await form(SERVICE))
  const added = (await configurationOf()).diary.services.at(-1)
  expect(added).toMatchObject({
    minutes: 20,
    bufferMinutes: 10,
    priceCents: 4950,
    diaryIds: ['niamh'],
    booksAlone: true,
    place: 'customer',
  })
  await saveService(member, await form({ ...SERVICE, id: added?.id ?? '', price: '', booksAlone: 'no' }))
  expect((await configurationOf()).diary.services.at(-1)).toMatchObject({
    id: added?.id,
    priceCents: null,
    booksAlone: false,
  })
  for (const [field, typed] of [
    ['minutes', '7'],
    ['minutes', 'long'],
    ['price', 'cheap'],
    ['furthestDays', '9999'],
    ['place', 'somewhere'],
    ['name.ga', ' '],
  ] as const) {
    await expect(saveService(member, await form({ ...SERVICE, [field]: typed }))).rejects.toMatchObject({
      fieldErrors: { [field]: expect.any(String) },
    })
  }
  await removeService(member, await form({ id: added?.id ?? '' }))
  expect((await configurationOf()).diary.services).toHaveLength(2)
  await expect(saveService(member, await form({ ...SERVICE, id: added?.id ?? '' }))).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('who is booked is not forgotten: archiving and removing ask first, and the appointments stay', async () => {
  const startsAt = '2026-11-20T10:00:00.000Z'
  const person = { name: 'Máire', language: 'ga', key: 'k1' }
  await bookByHand(member, { serviceId: 'massage', diaryId: 'niamh', startsAt, ...person })
  const told = { fieldErrors: { confirmed: expect.any(String) } }
  await expect(archiveDiary(member, await form({ id: 'niamh' }))).rejects.toMatchObject(told)
  await expect(removeService(member, await form({ id: 'massage' }))).rejects.toMatchObject(told)
  await archiveDiary(member, await form({ id: 'niamh', confirmed: 'yes' }))
  await publishNow(database, member.actor.organisationId)
  expect(await countComingBookings(member)).toMatchObject([{ diaryId: 'niamh', count: 1 }])
  const again = { serviceId: 'first', diaryId: 'niamh', startsAt: '2026-11-20T14:00:00.000Z', ...person, key: 'k2' }
  await expect(bookByHand(member, again)).rejects.toMatchObject({ fieldErrors: { diaryId: expect.any(String) } })
  await restoreDiary(member, await form({ id: 'niamh' }))
  await publishNow(database, member.actor.organisationId)
  await bookByHand(member, again)
  await archiveDiary(member, await form({ id: 'eoin' }))
})

test('a new person offers every service, in hours and with breaks of their own', async () => {
  const fields = {
    name: 'Sorcha',
    kind: 'person',
    ownHours: 'yes',
    'hours.friday.0.from': '10:00',
    'hours.friday.0.to': '16:00',
    'breaks.friday.0.from': '12:00',
    'breaks.friday.0.to': '12:30',
  }
  await saveDiary(member, await form(fields))
  const { diaries, services } = (await configurationOf()).diary
  const sorcha = diaries.at(-1)
  expect(sorcha).toMatchObject({ name: 'Sorcha', hours: { friday: [{ from: '10:00', to: '16:00' }] } })
  expect(services.every(({ diaryIds }) => diaryIds.includes(sorcha?.id ?? ''))).toBe(true)
  await saveDiary(member, await form({ ...fields, id: sorcha?.id ?? '', name: 'Sorcha B.', ownHours: 'no' }))
  expect((await configurationOf()).diary.diaries.at(-1)).toMatchObject({ name: 'Sorcha B.', hours: null })
})

test('rules, mails, languages and greeting are saved as the sentences say', async () => {
  const { userId } = member.actor
  await saveHandover(
    member,
    await form({
      notUnderstood: '2',
      notKnown: '0',
      giveBackMinutes: '30',
      ownStaffHours: 'yes',
      'staffHours.monday.0.from': '10:00',
      'staffHours.monday.0.to': '12:00',
      crisis: 'Samaritans, 116 123',
      gas: 'Gas Networks Ireland, 1800 20 50 50',
      mailTo: 'chosen',
      mailsBookings: 'no',
      [`people.${userId}`]: 'on',
    }),
  )
  await saveGreeting(member, await form({ languages: 'ga,en', 'greeting.en': 'How can I help?', 'greeting.ga': '' }))
  const configuration = await configurationOf()
  expect(configuration.handover).toContainEqual({ when: 'not understood', times: 2 })
  expect(configuration.handover.map(({ when }) => when)).not.toContain('not known')
  expect(configuration).toMatchObject({
    mailTo: [userId],
    mailsBookings: false,
    giveBackMinutes: 30,
    staffHours: { monday: [{ from: '10:00', to: '12:00' }], tuesday: [] },
    languages: ['ga', 'en'],
    greeting: { en: 'How can I help?', ga: '' },
  })
})
