import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const DAY = [{ from: '09:00', to: '19:00' }]
const { hold } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    openingHours: {
      ...PRACTICE.diary.openingHours,
      wednesday: DAY,
      thursday: DAY,
      friday: DAY,
      saturday: DAY,
      monday: DAY,
    },
    services: [{ id: 'haircut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 30, diaryIds: ['niamh'] }],
  },
})

const offer = async (lines: string[], language: 'en' | 'ga' = 'en') => offeredIn((await hold(lines, language)).at(-1))

test.each([
  ['en', 'haircut, mornings this week and evenings next week'],
  ['en', 'haircut evenings next week or mornings this week'],
  ['ga', 'bearradh gruaige, ar maidin an tseachtain seo agus tráthnóna an tseachtain seo chugainn'],
] as const)('%s: “%s” has hours of their own for both weeks', async (language, wish) => {
  const week = await offer([wish], language)
  expect(week.every((one) => /1[89]|2[0-2]/.test(one) && /(?:at|ag) (?:09|1[01]):/.test(one))).toBe(true)
  const monday = await offer([wish, language === 'en' ? 'what about monday' : 'agus Dé Luain?'], language)
  expect(monday.length).toBeGreaterThan(0)
})

test('weekdays have other hours than a Saturday', async () => {
  const offered = await offer(['haircut weekdays after 5 or saturday morning'])
  expect(offered.every((one) => (one.includes('Saturday') ? / at (?:09|1[01]):/ : / at 1[78]:/).test(one))).toBe(true)
  expect(offered.some((one) => !one.includes('Saturday'))).toBe(true)
})

test.each([
  ['en', 'haircut any weekday at 10 or 11', 'Saturday'],
  ['en', 'haircut weekdays at 10 or 11', 'Saturday'],
  ['ga', 'bearradh gruaige lá oibre ar bith ag a deich nó a haon déag', 'Sathairn'],
] as const)('%s: “%s” looks at both hours of several days', async (language, wish, saturday) => {
  const offered = await offer([wish], language)
  expect(new Set(offered.map((one) => one.replace(/ (?:at|ag) .*/, ''))).size).toBe(3)
  expect(offered.every((one) => /(?:at|ag) (?:10|11):00/.test(one))).toBe(true)
  expect(offered.join()).not.toContain(saturday)
})

test('“any day at 10 or 4” has no hour between them', async () => {
  const offered = await offer(['haircut', 'any day at 10 or 4'])
  expect(offered.every((one) => / at (?:10|16):00/.test(one))).toBe(true)
})

test.each([
  ['en', "haircut saturday, I've mass at 11 so after that", '12:00'],
  ['en', 'haircut saturday, I have mass at half 10 so any time after that', '11:30'],
  ['en', 'haircut saturday, I’ve a meeting at 2 so after that', '15:00'],
  ['ga', 'bearradh Dé Sathairn, tá aifreann agam ag a haon déag, mar sin ina dhiaidh sin', '12:00'],
] as const)('%s: “%s” is after what the caller has on', async (language, wish, first) => {
  const [time] = await offer([wish], language)
  expect(time).toMatch(new RegExp(`21 (?:November at|Samhain ag) ${first}`))
})

test('it replaces a time that is held', async () => {
  const [time] = await offer(['haircut thursday at 11', "I've mass at 11 so after that"])
  expect(time).toContain('19 November at 12:00')
})

test.each([
  ['haircut friday, I finish work at 4 so after that', '16:00'],
  ['haircut friday, I am free at 11 or after that', '11:00'],
])('“%s” begins at its hour', async (wish, first) => {
  expect((await offer([wish]))[0]).toContain(`20 November at ${first}`)
})

test.each(['haircut, I work weekdays so saturday', 'haircut saturday', 'haircut at the weekend'])(
  '“%s” leaves out no Saturday',
  async (wish) => {
    expect((await offer([wish]))[0]).toContain('Saturday')
  },
)
