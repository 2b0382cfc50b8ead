import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { DEFAULT_COMPANY } from '../../domains/settings/default-company.ts'
import { composeMail } from '../compose-mail.ts'
import { renderMail } from '../mail-sender.ts'
import type { MailProps } from './mail-template.ts'

const sender = { company: DEFAULT_COMPANY, appUrl: 'https://ogham.example' }
const organisation = { name: 'Cork Physio', address: '12 Sráid na Bó; Cork, T12 X0X0', phone: '020 915 0100' }
const props: MailProps['booking-news'] = {
  news: 'booked',
  language: 'en',
  organisation,
  bookingId: 'bkg_1',
  version: 0,
  name: 'Máire Ní Bhriain',
  email: 'maire@example.ie',
  service: 'First visit',
  diaryName: 'Eoin',
  diaryKind: 'person',
  minutes: 45,
  priceCents: 7_500,
  startsAt: '2027-07-01T09:30:00.000Z',
  endsAt: '2027-07-01T10:15:00.000Z',
  previousStartsAt: null,
  url: 'https://ogham.example/talk/cork-physio/booking/secret',
}

async function send(given: Partial<typeof props> = {}) {
  const content = await renderMail('booking-news', { ...props, ...given }, sender)
  const envelope = { id: 'mail_1', to: 'maire@example.ie', replyTo: null, createdAt: new Date() }
  const raw = (await composeMail(envelope, content, sender)).raw.toString()
  const mail = await PostalMime.parse(raw)
  const file = mail.attachments.find(({ filename }) => filename === 'booking.ics')
  const text = file === undefined ? undefined : new TextDecoder().decode(file.content as ArrayBuffer)
  return { content, raw, mail, text, calendar: text === undefined ? undefined : readCalendar(text) }
}

/** Reads a calendar file with a parser that did not write it. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const entry = calendar.getFirstSubcomponent('vevent')
  if (entry === null) throw new Error('The file has no entry.')
  const event = new ICAL.Event(entry)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: entry.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    zone: event.startDate.zone?.tzid,
    title: event.summary,
    place: event.location,
    organiser: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  }
}

test.each(['booked', 'moved', 'corrected', 'cancelled', 'reminder'] as const)(
  'a mail about a table (%s) speaks of no appointment, and of no number of the table',
  async (news) => {
    const table = { news, diaryName: 'Table 3', diaryKind: 'room' as const }
    const { content } = await send({ ...table, service: 'Table for up to four' })
    expect(`${content.subject} ${content.text}`).not.toMatch(/appointment|Table 3|Room:/i)
    expect(content.text).toMatch(/Booking: Table for up to four/i)
    const irish = await send({ ...table, language: 'ga', service: 'Bord do cheathrar ar a mhéad' })
    expect(`${irish.content.subject} ${irish.content.text}`).not.toMatch(/g?ch?oinn(?:e|í)(?!\p{L})|Table 3/iu)
    expect(irish.content.text).toMatch(/áirithint: bord do cheathrar/i)
  },
)

test('a confirmation says when in Irish time, and has a calendar entry in UTC', async () => {
  const { content, mail, raw, calendar, text } = await send()
  expect(content.subject).toBe('Your appointment, Thursday 1 July 2027, 10:30')
  for (const said of [
    'Hello Máire Ní Bhriain',
    'Thursday 1 July 2027, 10:30 to 11:15',
    'With: Eoin',
    '€75',
    props.url,
  ]) {
    expect(content.text).toContain(said)
  }
  expect(mail.from).toEqual({ name: 'Cork Physio (Ogham)', address: DEFAULT_COMPANY.email })
  expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m)
  expect(calendar).toEqual({
    method: 'REQUEST',
    status: 'CONFIRMED',
    uid: 'bkg_1@ogham.example',
    sequence: 0,
    start: props.startsAt,
    end: props.endsAt,
    zone: 'UTC',
    title: 'First visit, Cork Physio',
    place: organisation.address,
    organiser: `mailto:${DEFAULT_COMPANY.email}`,
    attendees: ['mailto:maire@example.ie'],
  })
  expect(text?.split('\n').every((line) => line.length <= 75)).toBe(true)
})

test('the address of one’s own data stands once, in the language of the mail', async () => {
  const { content } = await send({ dataUrl: 'https://ogham.example/talk/cork-physio/your-data' })
  expect(content.text.match(/https:\S+your-data\S*/g)).toEqual([
    'https://ogham.example/talk/cork-physio/your-data?lang=en',
  ])
})

test('an appointment by phone or at an unknown place does not name the address as its place', async () => {
  const phone = await send({ place: 'By phone' })
  expect(phone.content.text).toContain('Where: By phone')
  expect(phone.calendar?.place).toBe('By phone')
  const elsewhere = await send({ place: null })
  expect(elsewhere.content.text).not.toContain('Where:')
  expect(elsewhere.calendar?.place).toBeNull()
  for (const { text } of [phone, elsewhere]) expect(text).not.toContain('Sráid na Bó')
})

test('a free appointment has no price line', async () => {
  const { content } = await send({ priceCents: 0 })
  expect(content.text).not.toMatch(/Price|€/)
})

test('the mails of our own receptionist name us once', async () => {
  const { mail, content } = await send({ organisation: { ...organisation, name: DEFAULT_COMPANY.name } })
  expect(mail.from?.name).toBe(DEFAULT_COMPANY.name)
  expect(content.text).not.toContain('Sent by')
})

test.each(['Cork Physio', 'Cork Physio 2'])('a diary called %s is no person', async (diaryName) => {
  expect((await send({ diaryName })).content.text).not.toContain('With:')
})

test('a move and a cancellation change the same entry', async () => {
  const moved = await send({ news: 'moved', version: 1, previousStartsAt: '2027-06-30T09:30:00.000Z' })
  expect(moved.calendar).toMatchObject({ method: 'REQUEST', uid: 'bkg_1@ogham.example', sequence: 1 })
  expect(moved.content.text).toContain('Until now: Wednesday 30 June 2027, 10:30')
  const { calendar, content } = await send({ news: 'cancelled', version: 2 })
  expect(calendar).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: 'bkg_1@ogham.example', sequence: 2 })
  expect(content.text).not.toContain(props.url)
  expect(content.text).toContain('ring 020 915 0100')
})

test('a reminder has the link and no calendar entry', async () => {
  const { content, calendar } = await send({ news: 'reminder' })
  expect([content.subject, calendar]).toEqual(['Reminder: your appointment, Thursday 1 July 2027, 10:30', undefined])
  expect(content.text).toContain(props.url)
})

test('a mail is in the language of the conversation', async () => {
  const subjects = {
    booked: 'Do choinne, Déardaoin, 1 Iúil 2027, 10:30',
    moved: 'Am nua do do choinne, Déardaoin, 1 Iúil 2027, 10:30',
    corrected: 'Sonraí nua do choinne, Déardaoin, 1 Iúil 2027, 10:30',
    cancelled: 'Curtha ar ceal: do choinne, Déardaoin, 1 Iúil 2027, 10:30',
    reminder: 'Meabhrúchán: do choinne, Déardaoin, 1 Iúil 2027, 10:30',
  } as const
  for (const news of ['booked', 'moved', 'corrected', 'cancelled', 'reminder'] as const) {
    const { content } = await send({ news, language: 'ga', service: 'An chéad chuairt' })
    expect(content.subject).toBe(subjects[news])
    expect(content.html).toContain('lang="ga"')
    expect(content.text).toContain('Dia duit, a Mháire,')
    expect(content.text).toContain('An chéad chuairt, 45 nóiméad')
    expect(content.text.includes('Ainm: Máire Ní Bhriain')).toBe(news === 'corrected')
    expect(content.text).not.toMatch(/appointment|Hello|When|Sent by/)
  }
  const code = await renderMail('booking-code', { language: 'ga', organisation, code: '012345' }, sender)
  expect([code.subject, code.text.includes('Is é 012345 do chód.')]).toEqual(['Cork Physio: do chód', true])
})

test('mails about one’s own data are in the language of the page, and the last one lists what was cancelled', async () => {
  const code = await renderMail('own-data-code', { language: 'en', organisation, code: '012345' }, sender)
  expect([code.subject, code.text.includes('Your code is 012345.')]).toEqual([
    'Your code to see what Cork Physio keeps of you',
    true,
  ])
  const service = { en: 'First visit', ga: 'An chéad chuairt' }
  const cancelled = [
    { service, diaryName: 'Niamh', startsAt: '2027-07-01T09:30:00.000Z', endsAt: '2027-07-01T10:15:00.000Z' },
  ]
  const last = await renderMail('contact-erased', { language: 'ga', organisation, cancelled }, sender)
  expect(last.subject).toBe('Scriosadh an méid a choinnigh Cork Physio fút')
  expect(last.html).toContain('lang="ga"')
  expect(last.text).toContain('An chéad chuairt, Déardaoin, 1 Iúil 2027, 10:30 go 11:15')
  const counts = { conversations: 2, bookings: 1, cancelled }
  const props = { firstName: 'Niamh', by: 'contact' as const, path: '/dashboard/business/receptionist/diary' }
  const notice = await renderMail('contact-erasure-notice', { ...props, ...counts }, sender)
  expect(notice.subject).toBe('A caller’s data was erased: 1 booking cancelled')
  expect(notice.text).toContain('Thursday 1 July 2027, 10:30 to 11:15, First visit, Niamh')
})

test('what a caller typed adds no line to the calendar file', async () => {
  const name = 'A\r\nATTENDEE:mailto:evil@example.ie'
  const { calendar } = await send({ name, service: 'Visit\r\nX-EVIL:1; a, b\\n' })
  expect(calendar?.attendees).toEqual(['mailto:maire@example.ie'])
  expect(calendar?.title).toContain('X-EVIL:1; a, b')
})

test.each([
  [
    'en',
    'New email address of your appointment, Thursday 1 July 2027, 10:30',
    'If that was not you, ring 020 915 0100.',
  ],
  ['ga', 'Seoladh ríomhphoist nua do do choinne', 'Mura tusa a rinne é sin, glaoigh ar 020 915 0100.'],
] as const)(
  '%s: the earlier address hears that it gets no more mails, and no link',
  async (language, subject, warning) => {
    const content = await renderMail('booking-readdressed', { ...props, language }, sender)
    expect(content.subject).toContain(subject)
    expect(content.text).toContain(warning)
    expect(content.text).not.toContain(props.url)
  },
)
