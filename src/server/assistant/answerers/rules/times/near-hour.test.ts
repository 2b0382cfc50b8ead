import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import type { Draft } from '../draft.ts'
import { nearHour } from './near-hour.ts'

const LATE = [{ from: '08:00', to: '22:00' }]
const { hold } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    openingHours: { monday: LATE, tuesday: LATE, wednesday: LATE, thursday: LATE, friday: LATE },
  },
})

test.each([
  ['nothing at eight?', '20:00'],
  ['anything at eight?', '20:00'],
  ['8 so', '20:00'],
  ['is there nothing for half eight', '20:30'],
  ['have ye anything around nine', '21:00'],
  ['eight would suit', '20:00'],
  ['an bhfuil aon rud ag a hocht?', '20:00'],
  ['rud ar bith ag leathuair tar éis a hocht?', '20:30'],
  ['eight in the morning', '08:00'],
  ['8am?', '08:00'],
  ['08:00', '08:00'],
])('"%s" after times in the evening is %s', async (answer, clock) => {
  const answers = await hold(['massage friday evening', answer])
  expect(answers[1]).toMatch(new RegExp(`(?:Friday 20 November at|Dé hAoine, 20 Samhain ag) ${clock}`))
})

test.each([
  [['massage friday morning', 'anything at eight?'], 'at 08:00'],
  [['massage friday morning', 'anything at one?'], 'at 13:00'],
  [['massage friday at nine'], 'at 09:00'],
  [['massage friday evening', 'thursday at eight'], 'Thursday 19 November at 20:00'],
  [['massage friday at 7pm', 'Joe Byrne', '087 123 4567', 'make it eight'], 'at 20:00'],
  [['massage friday at 7pm', 'Joe Byrne', '087 123 4567', 'yes', 'move it to eight'], 'at 20:00'],
  [['massage today', 'anything at nine?'], 'Wednesday 18 November at 21:00'],
])('%j: an hour alone is near what was talked about', async (lines, time) => {
  expect((await hold(lines)).at(-1)).toContain(time)
})

test('a limit is near what was talked about, and an hour at which nothing is free is named as it was read', async () => {
  const answers = await hold(['massage friday evening', 'anything after eight?', 'or at ten to nine'])
  expect(offeredIn(answers[1])[0]).toBe('Friday 20 November at 20:00')
  expect(answers[2]).toMatch(/^Friday 20 November at 20:50 is not free\./)
})

test('a yes that repeats the hour books it', async () => {
  const answers = await hold(['massage friday at 8pm', 'Joe Byrne', '087 123 4567', 'yes at eight'])
  expect(answers[3]).toContain('is booked: Sports massage, Friday 20 November at 20:00')
})

test.each([
  ['en', 'around 2', '2026-11-21T02:00', '2026-11-21T14:00'],
  ['ga', 'faoin 2 a chlog', '2026-11-21T02:00', '2026-11-21T14:00'],
  ['ga', 'ag a hocht', '2026-11-18T08:00', '2026-11-18T20:00'],
  ['ga', 'ag a 5', '2026-11-18T05:00', '2026-11-18T17:00'],
  ['en', 'at 2 in the morning', '2026-11-21T02:00', '2026-11-21T02:00'],
  ['ga', 'ag a 9', '2026-11-21T09:00', '2026-11-21T21:00'],
  ['en', 'at 11', '2026-11-21T11:00', '2026-11-21T11:00'],
  ['en', 'at 4', '2026-11-21T04:00', '2026-11-21T16:00'],
] as const)(
  '%s: “%s”, on a day that is closed or over, is within the hours of other days',
  (language, text, local, meant) => {
    const evening = [{ from: '12:00', to: '21:30' }]
    const openingHours = { wednesday: evening, thursday: evening, saturday: [], sunday: [] }
    const draft: unknown = {
      turn: { reference: '2026-11-18T22:00', configuration: { diary: { openingHours } } },
      reading: { language },
      state: { offered: [], bookings: [], limits: {} },
    }
    expect(nearHour(draft as Draft, text, local)).toBe(meant)
  },
)
