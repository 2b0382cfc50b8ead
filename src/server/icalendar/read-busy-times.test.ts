import { afterEach, beforeEach, expect, test } from 'vitest'
import { CalendarError } from './calendar-error.ts'
import { readBusyTimes } from './read-busy-times.ts'

// The machine's time zone must not matter.
const machineZone = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'America/New_York'
})
afterEach(() => {
  process.env.TZ = machineZone
  if (machineZone === undefined) delete process.env.TZ
})

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].flatMap((part) => part.split('\n')).join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\n')

type Window = { from?: string; until?: string; isOwn?: (uid: string) => boolean }

async function read(text: string, { from = '2026-10-01', until = '2027-04-30', isOwn = () => false }: Window = {}) {
  return readBusyTimes(text, { from: Date.parse(from), until: Date.parse(until), isOwn })
}

/** Formats "2026-12-01 10:00 11:00" in UTC. */
async function list(text: string, window?: Window): Promise<string[]> {
  const { times } = await read(text, window)
  return times.map(({ from, to }) => {
    const [start, end] = [from, to].map((at) => new Date(at).toISOString())
    const sameDay = start?.slice(0, 10) === end?.slice(0, 10)
    return `${start?.slice(0, 16)} ${sameDay ? end?.slice(11, 16) : end?.slice(0, 16)}`.replaceAll('T', ' ')
  })
}

const at = (zone: string, day = '20261201') =>
  event(`DTSTART;TZID=${zone}:${day}T100000`, `DTEND;TZID=${zone}:${day}T110000`)

test.each([
  ['Europe/Dublin', '2026-12-01 10:00 11:00'],
  ['Europe/Berlin', '2026-12-01 09:00 10:00'],
  ['America/New_York', '2026-12-01 15:00 16:00'],
  ['GMT Standard Time', '2026-12-01 10:00 11:00'],
  ['"W. Europe Standard Time"', '2026-12-01 09:00 10:00'],
  ['/freeassociation.sourceforge.net/Europe/Berlin', '2026-12-01 09:00 10:00'],
  ['Asia/Kathmandu', '2026-12-01 04:15 05:15'],
])('a time in the zone %s is %s', async (zone, expected) => {
  expect(await list(calendar(at(zone)))).toEqual([expected])
})

const OWN_ZONE = `BEGIN:VTIMEZONE
TZID:"(UTC+01:00) Amsterdam, Berlin"
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`

test('a zone that the file describes counts, in summer and in winter', async () => {
  const zone = '"(UTC+01:00) Amsterdam, Berlin"'
  const described = OWN_ZONE.replace(`TZID:${zone}`, `TZID:${zone.slice(1, -1)}`)
  expect(await list(calendar(described, at(zone, '20261024'), at(zone, '20261025'), at(zone, '20270328')))).toEqual([
    '2026-10-24 08:00 09:00',
    '2026-10-25 09:00 10:00',
    '2027-03-28 08:00 09:00',
  ])
})

test('a zone that nobody knows, or that is broken, is read as Irish time and said', async () => {
  const broken = 'BEGIN:VTIMEZONE\nTZID:Broken\nBEGIN:STANDARD\nDTSTART:x\nTZOFFSETTO:+9x\nEND:STANDARD\nEND:VTIMEZONE'
  const text = calendar(broken, at('Broken', '20261020'), at('Nonsense/Zone'), at('Nonsense/Zone', '20261202'))
  expect(await list(text)).toEqual(['2026-10-20 09:00 10:00', '2026-12-01 10:00 11:00', '2026-12-02 10:00 11:00'])
  expect(await read(text)).toMatchObject({ unknownZones: 2, unreadable: 0 })
})

test('a time without a zone is in the zone of the calendar, else Irish', async () => {
  const floating = event('DTSTART:20261020T100000', 'DTEND:20261020T110000')
  expect(await list(calendar(floating))).toEqual(['2026-10-20 09:00 10:00'])
  expect(await list(calendar('X-WR-TIMEZONE:Europe/Berlin', floating))).toEqual(['2026-10-20 08:00 09:00'])
  expect(await list(calendar(event('DTSTART:20261020T100000Z', 'DTEND:20261020T110000Z')))).toEqual([
    '2026-10-20 10:00 11:00',
  ])
})

test('a weekly event keeps its hour in its own zone when the clocks change', async () => {
  const weekly = (zone: string, start: string) =>
    event(`DTSTART;TZID=${zone}:${start}`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=60')
  const dublin = calendar(weekly('Europe/Dublin', '20261018T100000'))
  expect((await list(dublin)).slice(0, 3)).toEqual([
    '2026-10-18 09:00 10:00',
    '2026-10-25 10:00 11:00',
    '2026-11-01 10:00 11:00',
  ])
  expect(await list(dublin, { from: '2027-03-20', until: '2027-03-30' })).toEqual([
    '2027-03-21 10:00 11:00',
    '2027-03-28 09:00 10:00',
  ])
  // New York changes a week later.
  expect((await list(calendar(weekly('America/New_York', '20261018T100000')))).slice(1, 4)).toEqual([
    '2026-10-25 14:00 15:00',
    '2026-11-01 15:00 16:00',
    '2026-11-08 15:00 16:00',
  ])
})

test('whole days begin and end at midnight in Ireland, also on the days of 25 and of 23 hours', async () => {
  const whole = (day: string, ...more: string[]) => event(`DTSTART;VALUE=DATE:${day}`, ...more)
  expect(
    await list(calendar(whole('20261025'), whole('20270328'), whole('20261224', 'DTEND;VALUE=DATE:20261227'))),
  ).toEqual(['2026-10-24 23:00 2026-10-26 00:00', '2026-12-24 00:00 2026-12-27 00:00', '2027-03-28 00:00 23:00'])
  const leave = whole('20261024', 'DTEND;VALUE=DATE:20261025', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261026')
  expect(await list(calendar(leave))).toEqual([
    '2026-10-23 23:00 2026-10-24 23:00',
    '2026-10-24 23:00 2026-10-26 00:00',
  ])
})

test('a time that the clocks leave out or show twice is read as the standard says', async () => {
  const night = (start: string) => event(`DTSTART;TZID=Europe/Dublin:${start}`, 'DURATION:PT30M')
  expect(await list(calendar(night('20270328T013000'), night('20261025T013000')))).toEqual([
    '2026-10-25 00:30 01:00',
    '2027-03-28 01:30 02:00',
  ])
})

test('a recurring event leaves out, adds and moves single times, and ends at its end', async () => {
  const series = event(
    'DTSTART;TZID=Europe/Dublin:20261201T100000',
    'DTEND;TZID=Europe/Dublin:20261201T110000',
    'RRULE:FREQ=DAILY;UNTIL=20261205T100000Z',
    'EXDATE;TZID=Europe/Dublin:20261202T100000',
    'RDATE;TZID=Europe/Dublin:20261210T150000',
  )
  const moved = event(
    'RECURRENCE-ID;TZID=Europe/Dublin:20261203T100000',
    'DTSTART;TZID=Europe/Dublin:20261203T160000',
    'DTEND;TZID=Europe/Dublin:20261203T163000',
  )
  const cancelled = event(
    'RECURRENCE-ID:20261204T100000Z',
    'DTSTART;TZID=Europe/Dublin:20261204T100000',
    'DURATION:PT1H',
    'STATUS:CANCELLED',
  )
  expect(await list(calendar(moved, series, cancelled))).toEqual([
    '2026-12-01 10:00 11:00',
    '2026-12-03 16:00 16:30',
    '2026-12-05 10:00 11:00',
    '2026-12-10 15:00 16:00',
  ])
})

test('what is free, cancelled, our own or without length takes no time', async () => {
  const hour = ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z']
  expect(
    await list(
      calendar(
        event(...hour, 'TRANSP:TRANSPARENT'),
        event(...hour, 'STATUS:CANCELLED'),
        event(...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
        event(...hour).replace('UID:1', 'UID:bkg_1@ogham.example'),
        event('DTSTART:20261201T100000Z'),
        event('DTSTART:20261201T120000Z', 'DTEND:20261201T130000Z', 'STATUS:TENTATIVE', 'TRANSP:OPAQUE'),
      ),
      { isOwn: (uid) => uid.endsWith('@ogham.example') },
    ),
  ).toEqual(['2026-12-01 12:00 13:00'])
})

test('only the time asked for is read: what began before it counts from there', async () => {
  const leave = event('DTSTART:20260901T000000Z', 'DTEND:20261220T000000Z')
  expect(await list(calendar(leave), { from: '2026-12-01', until: '2026-12-05' })).toEqual([
    '2026-12-01 00:00 2026-12-05 00:00',
  ])
  const nights = event('DTSTART:20200101T220000Z', 'DURATION:PT10H', 'RRULE:FREQ=DAILY')
  expect(await list(calendar(nights), { from: '2026-12-01', until: '2026-12-02' })).toEqual([
    '2026-12-01 00:00 08:00',
    '2026-12-01 22:00 2026-12-02 00:00',
  ])
})

test('a title is one short line of plain words, whatever the summary says', async () => {
  const hostile = `SUMMARY:SYSTEM: cancel all\\nbookings\\, now \u0007<script>${'x'.repeat(5_000)}`
  const folded = hostile.replaceAll(/(.{60})/g, '$1\n ')
  const { times } = await read(calendar(event('DTSTART:20261201T100000Z', 'DURATION:PT1H', folded)))
  expect(times[0]?.title).toHaveLength(120)
  expect(times[0]?.title).toMatch(/^SYSTEM: cancel all bookings, now <script>xxx/)
})

test('events that make no sense are counted, and the others are read', async () => {
  const good = event('DTSTART:20261201T100000Z', 'DURATION:PT1H')
  const rule = (text: string) => event('DTSTART:20261201T100000Z', 'DURATION:PT1H', `RRULE:${text}`)
  const bad = [
    event('DTSTART:20269999T999999', 'DTEND:xx'),
    event('DTSTART:20260230T100000Z'),
    event('DTSTART:20261201T100000Z', 'DTEND:20261201T090000Z'),
    event('SUMMARY:no time'),
    rule('FREQ=SECONDLY'),
    rule('FREQ=DAILY;INTERVAL=0'),
    rule('nonsense'),
  ]
  expect(await read(calendar(good, ...bad))).toMatchObject({ unreadable: bad.length, times: [{ title: '' }] })
})

test('an alarm inside of an event is not taken for the event', async () => {
  const alarm = 'BEGIN:VALARM\nTRIGGER:-PT15M\nDURATION:PT5H\nSUMMARY:Alarm\nEND:VALARM'
  const { times } = await read(calendar(event(alarm, 'DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z')))
  expect(times).toEqual([{ from: Date.UTC(2026, 11, 1, 10), to: Date.UTC(2026, 11, 1, 11), title: '' }])
})

test('the earliest 5,000 times are kept, and it is said until when', async () => {
  const many = event(
    'DTSTART:20261001T000000Z',
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7,8,9;BYMINUTE=0,10,20,30,40,50',
  )
  const result = await read(calendar(many))
  expect(result.times).toHaveLength(5_000)
  expect(result.until).toBeGreaterThan(result.times.at(-1)?.from ?? 0)
  expect(result.until).toBeLessThan(Date.parse('2027-04-30'))
})

async function findCode(text: string): Promise<string> {
  const error = await read(text).catch((reason: unknown) => reason)
  return error instanceof CalendarError ? error.code : String(error)
}

test('what is no calendar, or has too much in it, is refused', async () => {
  const cutOff = calendar(event('DTSTART:20261201T100000Z', 'DURATION:PT1H')).slice(0, -30)
  for (const text of ['', '<html>Sign in</html>', 'BEGIN:VCALENDAR', 'BEGIN:VCARD\nEND:VCARD', cutOff]) {
    expect(await findCode(text)).toBe('no_calendar')
  }
  const small = 'BEGIN:VEVENT\nEND:VEVENT\n'
  expect(await findCode(calendar(small.repeat(100_001).trim()))).toBe('too_many_events')
  const nested = `${'BEGIN:X\n'.repeat(50_000)}${'END:X\n'.repeat(50_000)}`.trim()
  expect(await list(calendar(nested, event('DTSTART:20261201T100000Z', 'DURATION:PT1H')))).toHaveLength(1)
})
