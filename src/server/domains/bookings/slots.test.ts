import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type Closure,
  type DiaryConfiguration,
  openingHours,
  type Period,
  WEEKDAYS,
} from '#contracts/receptionist/diary.ts'
import { formatBookingTime } from '#contracts/words/booking-times.ts'
import { toIrishClock } from '#contracts/words/irish-clock.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { book, clinicDiary, type Diary, freeTimes, visitAt } from '../../../../tests/support/diary.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { listOpenIntervals } from './hours.ts'
import { findClosure } from './index.ts'
import { listFreeSlots } from './list-free-slots.ts'
import { buildSlot, isOffered, listStarts } from './slots.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function openDaily(periods: Period[], changes: Partial<DiaryConfiguration> = {}, minutes = 60): DiaryConfiguration {
  const hours = openingHours.parse(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, periods])))
  const clinic = clinicDiary()
  const services = clinic.services.map((service) => ({ ...service, minutes, bufferMinutes: 0 }))
  const diaries = clinic.diaries.map((diary) => ({ ...diary, breaks: null }))
  return { ...clinic, openingHours: hours, publicHolidays: 'open', services, diaries, ...changes }
}

function starts(configuration: DiaryConfiguration, from: string, hours = 24): string[] {
  const [service] = configuration.services
  const [diary] = configuration.diaries
  if (service === undefined || diary === undefined) throw new Error('The configuration has both.')
  const window = { from: Date.parse(from), to: Date.parse(from) + hours * HOUR }
  return listStarts(configuration, { service, diary }, window).map((start) => new Date(start).toISOString())
}
const clocks = (instants: string[]) => instants.map((instant) => formatBookingTime(instant, 'en'))

test('several periods a day, breaks and closing times bound the starts', () => {
  const periods = [
    { from: '09:00', to: '11:00' },
    { from: '14:00', to: '16:00' },
  ]
  const configuration = openDaily(periods)
  expect(clocks(starts(configuration, '2027-02-04T00:00:00.000Z'))).toEqual([
    '09:00',
    '09:15',
    '09:30',
    '09:45',
    '10:00',
    '14:00',
    '14:15',
    '14:30',
    '14:45',
    '15:00',
  ])
  const pause = openingHours.parse({ thursday: [{ from: '10:00', to: '10:30' }] })
  const diaries = configuration.diaries.map((diary) => ({ ...diary, breaks: pause }))
  expect(clocks(starts({ ...configuration, diaries }, '2027-02-04T00:00:00.000Z', 12))).toEqual(['09:00'])
})

test('a period past midnight belongs to the day it starts', () => {
  const closures: Closure[] = [{ from: '2027-02-05', to: '2027-02-05', name: { en: 'Stocktaking', ga: 'Stocáireamh' } }]
  const configuration = openDaily([{ from: '22:00', to: '01:00' }], { closures })
  const night = starts(configuration, '2027-02-04T12:00:00.000Z', 48)
  expect(clocks([night[0] ?? '', night.at(-1) ?? ''])).toEqual(['22:00', '00:00'])
  expect(night.at(-1)).toBe('2027-02-05T00:00:00.000Z')
  expect(findClosure(configuration, '2027-02-05')).toEqual({ en: 'Stocktaking', ga: 'Stocáireamh' })
})

test('a closed public holiday has its name, and a person has own hours', () => {
  const own = openingHours.parse({ saturday: [{ from: '10:00', to: '12:00' }] })
  const base = openDaily([{ from: '09:00', to: '17:00' }], { publicHolidays: 'closed' })
  expect(starts(base, '2027-03-17T00:00:00.000Z')).toEqual([])
  expect(findClosure(base, '2027-03-17')?.ga).toBe('Lá Fhéile Pádraig')
  const configuration = { ...base, diaries: base.diaries.map((diary) => ({ ...diary, hours: own })) }
  expect(starts(configuration, '2027-02-05T00:00:00.000Z')).toEqual([])
  expect(clocks(starts(configuration, '2027-02-06T00:00:00.000Z'))).toEqual([
    '10:00',
    '10:15',
    '10:30',
    '10:45',
    '11:00',
  ])
})

test('an hour that the clocks leave out has no times, and nothing is longer for it', () => {
  const night = starts(openDaily([{ from: '00:00', to: '04:00' }]), '2027-03-28T00:00:00.000Z', 6)
  expect(clocks(night)).toEqual(['00:00', '00:15', '00:30', '00:45', '02:00', '02:15', '02:30', '02:45', '03:00'])
  const inside = listOpenIntervals(openDaily([{ from: '01:15', to: '01:45' }]), clinicDiary().diaries[1] ?? never(), {
    from: Date.parse('2027-03-28T00:00:00.000Z'),
    to: Date.parse('2027-03-28T03:00:00.000Z'),
  })
  expect(inside.filter(({ from }) => new Date(from).toISOString().startsWith('2027-03-28'))).toEqual([])
})

test('an hour that comes twice has its times twice, and each says which it is', () => {
  const night = starts(openDaily([{ from: '00:00', to: '04:00' }]), '2027-10-30T23:00:00.000Z', 6)
  expect(clocks(night).slice(4, 12)).toEqual([
    '01:00 (summer time)',
    '01:15 (summer time)',
    '01:30 (summer time)',
    '01:45 (summer time)',
    '01:00 (winter time)',
    '01:15 (winter time)',
    '01:30 (winter time)',
    '01:45 (winter time)',
  ])
  expect(formatBookingTime('2027-10-31T01:30:00.000Z', 'ga')).toBe('01:30 (am geimhridh)')
  expect(new Set(night).size).toBe(night.length)
})

test('an appointment over the night of the change is as long as any other', () => {
  const configuration = openDaily([{ from: '22:00', to: '06:00' }], {}, 240)
  for (const day of ['2027-03-27', '2027-10-30', '2027-06-01']) {
    const first = starts(configuration, `${day}T20:00:00.000Z`, 4)[0] ?? ''
    expect([day, clocks([first])]).toEqual([day, ['22:00']])
    const offered = listOpenIntervals(configuration, configuration.diaries[0] ?? never(), {
      from: Date.parse(first),
      to: Date.parse(first) + 4 * HOUR,
    })
    const night = offered.find(({ from }) => from === Date.parse(first))
    const hours = ((night?.to ?? 0) - (night?.from ?? 0)) / HOUR
    expect([day, hours]).toEqual([day, day === '2027-03-27' ? 7 : day === '2027-10-30' ? 9 : 8])
  }
})

const time = fc.integer({ min: 0, max: 287 }).map((cell) => {
  const minutes = cell * 5
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
const anyPeriods = fc.array(fc.record({ from: time, to: time }), { minLength: 1, maxLength: 3 })
/** Days around both clock changes, and ordinary days. */
const anyDay = fc.constantFrom('2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31', '2027-02-04', '2027-07-15')

test('no start is outside of the hours, twice or off the quarter', () => {
  fc.assert(
    fc.property(anyPeriods, anyPeriods, anyDay, fc.constantFrom(15, 45, 120), (periods, pauses, day, minutes) => {
      const configuration = openDaily(periods, {}, minutes)
      const breaks = openDaily(pauses).openingHours
      const diaries = configuration.diaries.map((diary) => ({ ...diary, breaks }))
      const all = starts({ ...configuration, diaries }, `${day}T00:00:00.000Z`, 30)
      expect(new Set(all).size).toBe(all.length)
      for (const start of all) {
        expect(Date.parse(start) % (15 * MINUTE)).toBe(0)
        // Every five minutes of the appointment are open by the clock, and outside breaks.
        for (let at = Date.parse(start); at < Date.parse(start) + minutes * MINUTE; at += 5 * MINUTE) {
          expect([at, isWithin(periods, at) || isDoubled(at)]).toEqual([at, true])
          expect([at, isWithin(pauses, at) && !isDoubled(at)]).toEqual([at, false])
        }
      }
    }),
    { numRuns: 150 },
  )
})

/** Compares clock times only: a period past midnight is open before its end and after its start. */
function isWithin(periods: Period[], at: number): boolean {
  const clock = toIrishClock(new Date(at)).toISOString().slice(11, 16)
  return periods.some(({ from, to }) => (from < to ? from <= clock && clock < to : from <= clock || clock < to))
}

/** Clock times cannot distinguish the two hours. Starts and ends in them use the first. */
function isDoubled(at: number): boolean {
  const clock = (ms: number) => toIrishClock(new Date(ms)).getTime()
  return clock(at) === clock(at + HOUR) || clock(at) === clock(at - HOUR)
}

let database: TestDatabase
let clinic: Diary
beforeEach(async () => {
  database = await openTestDatabase()
  database.clock.set('2027-02-01T09:30:00.000Z')
  const { organisationId } = (await createMember(database)).actor
  clinic = { ctx: testCtx(database), organisationId, configuration: clinicDiary() }
})
afterEach(() => database.close())

test('free times never overlap what is booked, whatever is booked', async () => {
  const quarter = fc.integer({ min: 0, max: 28 })
  await fc.assert(
    fc.asyncProperty(fc.array(quarter, { maxLength: 6 }), fc.integer({ min: 1, max: 20 }), async (quarters, week) => {
      const nine = Date.parse('2027-02-04T09:00:00.000Z') + (week % 2) * 24 * HOUR
      await database.db.deleteFrom('booking_cells').execute()
      const booked: number[] = []
      for (const each of quarters) {
        const start = nine + each * 15 * MINUTE
        const slot = visitAt(new Date(start).toISOString())
        await database.db.deleteFrom('booking_holds').execute()
        const wanted = await book(clinic, slot, { conversationId: `con_${crypto.randomUUID()}` }).catch(() => undefined)
        if (wanted !== undefined) booked.push(start)
      }
      const from = new Date(nine).toISOString()
      const query = {
        ...clinic,
        serviceId: 'first-visit',
        diaryId: 'niamh',
        from,
        to: new Date(nine + 8 * HOUR).toISOString(),
      }
      const free = await listFreeSlots(clinic.ctx, { ...query, limit: 100 })
      for (const slot of free) {
        expect(isOffered(clinic.configuration, slot, database.now())).toBe(true)
        for (const start of booked) {
          const gap = Math.abs(Date.parse(slot.startsAt) - start)
          expect(gap).toBeGreaterThanOrEqual(55 * MINUTE)
        }
      }
    }),
    { numRuns: 25 },
  )
})

test('a search for the next free times stops at its limit and looks into later weeks', async () => {
  const query = {
    ...clinic,
    serviceId: 'first-visit',
    from: '2027-02-04T00:00:00.000Z',
    to: '2027-12-01T00:00:00.000Z',
  }
  expect(await listFreeSlots(clinic.ctx, { ...query, limit: 3 })).toEqual([
    visitAt('2027-02-04T09:00:00.000Z', 'niamh'),
    visitAt('2027-02-04T09:00:00.000Z', 'eoin'),
    visitAt('2027-02-04T09:15:00.000Z', 'niamh'),
  ])
  const all = await listFreeSlots(clinic.ctx, { ...query, limit: 100_000 })
  expect(all.at(-1)?.startsAt.slice(0, 10)).toBe('2027-04-02')
  expect(await listFreeSlots(clinic.ctx, { ...query, serviceId: 'massage', limit: 3 })).toEqual([])
})

test('the notice of a service moves with the clock', async () => {
  database.clock.set('2027-02-04T12:50:00.000Z')
  expect((await freeTimes(clinic, '2027-02-04', 'niamh')).slice(0, 1)).toEqual(['14:00 niamh'])
})

test('a slot is built with the end of its service', () => {
  const [service] = clinic.configuration.services
  const [diary] = clinic.configuration.diaries
  if (service === undefined || diary === undefined) throw new Error('The clinic has both.')
  expect(buildSlot({ service, diary }, Date.parse('2027-02-04T10:00:00.000Z'))).toEqual(
    visitAt('2027-02-04T10:00:00.000Z'),
  )
})

function never(): never {
  throw new Error('The clinic has two diaries.')
}
