import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { openPractice, PRACTICE, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { renderMail } from '../../mail/mail-sender.ts'
import { getCompany } from '../settings/index.ts'
import { mailBooking } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = { ...(await openTestDatabase()), now: () => new Date(WEDNESDAY) }
})
afterEach(() => database.close())

const { diary } = PRACTICE
const TABLES = [
  {
    id: 'small',
    name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' },
    minutes: 90,
    diaryIds: ['niamh'],
  },
  {
    id: 'large',
    name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' },
    minutes: 120,
    diaryIds: ['eoin'],
  },
]

/** The mails of a conversation: each to the caller, and each to the staff behind them. */
async function listMails(lines: string[], language: 'en' | 'ga' = 'en', services = diary.services) {
  const { slug } = await openPractice(database, { diary: { ...diary, services } })
  const talk = await startTalk(database, slug, { language })
  for (const line of lines) await talk.say(line)
  const jobs = database.db.selectFrom('jobs').select('payload').where('name', '=', 'mail-booking')
  for (const { payload } of await jobs.orderBy('id').execute()) {
    await mailBooking(asTx({ ...testCtx(database), actor: { kind: 'job', name: 'mail-booking' } }), JSON.parse(payload))
  }
  const sender = { company: await getCompany(testCtx(database)), appUrl: 'https://ogham.example' }
  const read = async (template: 'booking-news' | 'booking-notification') => {
    const rows = await database.db
      .selectFrom('outbox')
      .select('props')
      .where('template', '=', template)
      .orderBy('id')
      .execute()
    return Promise.all(
      rows.map(async ({ props }) => {
        const mail = await renderMail(template, JSON.parse(props), sender)
        return `${mail.subject}\n${mail.text}\n${mail.calendar?.content ?? ''}`
      }),
    )
  }
  return { guest: await read('booking-news'), staff: await read('booking-notification') }
}

const TABLE = {
  en: ['a table for 4 on friday at 1, one of us is coeliac', 'Joe Byrne joe@example.ie', 'yes'],
  ga: ['bord do cheathrar Dé hAoine ag a haon, tá duine againn ina veigeatóir', 'Seán Ó Briain sean@example.ie', 'sea'],
}

test.each([
  ['en', 'People: 4', /Noted: .*coeliac/, ['can ye add a high chair?'], /Noted: .*coeliac.*high chair/],
  ['ga', 'Líon daoine: 4', /Nótáilte: .*veigeatóir/, ['cuir cathaoir ard leis'], /veigeatóir.*cathaoir ard/],
] as const)(
  '%s: the mails of a table say for how many it is and what was noted',
  async (language, people, noted, more, all) => {
    const { guest, staff } = await listMails([...TABLE[language], ...more], language, TABLES)
    expect(guest).toHaveLength(2)
    expect(guest[0]).toContain(people)
    expect(guest[0]?.split('BEGIN:VCALENDAR')[0]).toMatch(noted)
    expect(guest[0]?.split('BEGIN:VCALENDAR')[1]).toContain(people)
    expect(guest[1]).toMatch(all)
    expect(guest.join()).not.toMatch(/appointment|choinne/i)
    expect(staff[0]).toContain('People: 4')
    expect(staff[1]).toMatch(/Booking with new details[\s\S]*(?:high chair|cathaoir ard)/)
  },
)

test.each([
  [
    'en',
    'there will be six of us now',
    'yes',
    /Table for five to eight \(until now: Table for up to four\)/,
    'People: 6 (until now: 4)',
  ],
  ['en', 'actually there are only 3 of us', 'yes', /Table for up to four, /, 'People: 3 (until now: 4)'],
  [
    'ga',
    'seisear atá ann, ní ceathrar',
    'sea',
    /Bord do chúigear go hochtar \(Bord do cheathrar/,
    'Líon daoine: 6 (4 go dtí seo)',
  ],
] as const)('%s: “%s” is mailed with what was there before', async (language, said, yes, service, people) => {
  const { guest, staff } = await listMails([...TABLE[language], said, yes], language, TABLES)
  expect(guest).toHaveLength(2)
  expect(guest[1]).toMatch(service)
  expect(guest[1]).toContain(people)
  expect(staff[1]).toMatch(/People: [36] \(before: 4\)/)
})

test('a table that is moved, cancelled or near says for how many it is', async () => {
  const { guest, staff } = await listMails([...TABLE.en, 'move it to 3', 'yes', 'cancel it', 'yes'], 'en', TABLES)
  for (const mail of [...guest, ...staff]) expect(mail).toMatch(/People: 4[\s\S]*Noted: .*coeliac/)
  expect([guest.length, staff.length]).toEqual([3, 3])
})

test('another name is mailed with the one before it, and a number is named to nobody', async () => {
  const booked = ['first visit on friday at 10', 'Joe Burn joe@example.ie', 'yes']
  const { guest, staff } = await listMails([
    ...booked,
    'my name is Joe Byrne, not Burn',
    'yes',
    'my number is 087 123 4567',
    'yes',
  ])
  expect(guest[1]).toContain('Name: Joe Byrne (until now: Joe Burn)')
  expect(staff[1]).toContain('Who: Joe Byrne (before: Joe Burn)')
  expect(staff[2]).toContain('New: phone number')
  // Four digits alone stand in an id by chance.
  expect(staff.join()).not.toMatch(/123 ?4567/)
})

test.each([
  [
    'en',
    ['first visit on friday at 10 for my son Oisín', 'Maeve Ryan maeve@example.ie', 'yes'],
    'Maeve Ryan (for my son Oisín)',
  ],
  [
    'en',
    ['my daughter Aoife needs a first visit on friday at 10', 'Maeve Ryan maeve@example.ie', 'yes'],
    /Maeve Ryan \(for my daughter Aoife\)/,
  ],
  [
    'ga',
    ['céad chuairt Dé hAoine ag 10 do mo mhac Oisín', 'Maeve Ryan maeve@example.ie', 'sea'],
    'Maeve Ryan (do mo mhac Oisín)',
  ],
] as const)('%s: the mails say who booked and for whom', async (language, lines, who) => {
  const { guest, staff } = await listMails([...lines], language)
  expect([guest.length, staff.length]).toEqual([1, 1])
  for (const mail of [...guest, ...staff]) expect(mail).toMatch(who)
})

test('what is noted about somebody’s health is in no mail', async () => {
  const lines = ['first visit on friday at 10, my knee has been swollen for weeks', 'Joe Byrne joe@example.ie', 'yes']
  const { guest, staff } = await listMails([...lines, 'add a note: I had surgery in May'])
  expect([...guest, ...staff].join()).not.toMatch(/swollen|surgery/)
})
