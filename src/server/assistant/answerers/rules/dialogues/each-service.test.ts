import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string, minutes: number) => ({
  id,
  name: { en, ga },
  minutes,
  diaryIds: ['niamh'],
})
const CUT = service('cut', 'Haircut', 'Bearradh gruaige', 45)
const COLOUR = service('colour', 'Hair colour', 'Dathú gruaige', 90)
const DRY = service('dry', 'Blow dry', 'Séideadh gruaige', 30)
const BOTH = service('both', 'Cut and colour', 'Bearradh agus dathú', 120)

const diary = (...services: ReturnType<typeof service>[]) => ({ diary: { ...PRACTICE.diary, services } })
const { hold, db } = openDialogues(diary(CUT, COLOUR, DRY))
const withBoth = openDialogues(diary(BOTH, CUT, DRY))

const listBooked = async () =>
  (await db().selectFrom('bookings').select(['service_id', 'name']).orderBy('starts_at').execute()).map(
    ({ service_id, name }) => `${service_id}, ${name}`,
  )

const NAME = 'Ann Foley 087 123 4567'

test('each gets the service that was said for her', async () => {
  const wish = 'cut and colour Friday at 10 for me and just a blow dry for mam'
  const answers = await hold([wish, NAME, 'yes', 'yes', 'yes', 'yes', 'Breda Foley', 'yes'])
  expect(answers[2]).toContain('Now the next one: Hair colour.')
  expect(answers[4]).toContain('Now the next one: Blow dry, for mam.')
  expect(await listBooked()).toEqual(['cut, Ann Foley', 'colour, Ann Foley', 'dry, Breda Foley'])
})

test.each([
  ['en', 'a haircut friday at 10 for me and a blow dry for my mam', 'Blow dry, for my mam'],
  ['en', 'haircut for me friday at 10 and my mam wants a blow dry', 'Blow dry, for my mam'],
  ['en', 'haircut friday at 10 and a colour for Aoife', 'Hair colour, for Aoife'],
  ['en', 'a blow dry friday at 10 for my sister and a haircut for me', 'Haircut'],
  ['ga', 'bearradh domsa Dé hAoine ag a deich agus séidtriomú do mo mham', 'Séideadh gruaige, do mo mham'],
  ['ga', 'bearradh dom Dé hAoine ag a deich agus dathú do Nóra', 'Dathú gruaige, do Nóra'],
] as const)('%s: “%s”', async (language, wish, next) => {
  const answers = await hold([wish, NAME, language === 'en' ? 'yes' : 'sea'], language)
  expect(answers[2]).toContain(`: ${next}.`)
})

test.each([
  ['en', 'and a blow dry for my mam', 'Blow dry, for my mam'],
  ['en', 'can my mam get a blow dry as well', 'Blow dry, for my mam'],
  ['ga', 'agus séideadh gruaige do mo mham', 'Séideadh gruaige, do mo mham'],
] as const)('%s: “%s”, beside one that is looked for, is booked after it', async (language, line, next) => {
  const wish = language === 'en' ? 'haircut friday at 10' : 'bearradh gruaige Dé hAoine ag a deich'
  const answers = await hold([wish, line], language)
  expect(answers[1]).toContain(`: ${next}.`)
})

test.each([
  ['en', 'cut and colour friday at 10 for me', 'Cut and colour, Friday 20 November at 10:00'],
  ['ga', 'bearradh agus dathú Dé hAoine ag a deich', 'Bearradh agus dathú, Dé hAoine, 20 Samhain ag 10:00'],
] as const)('%s: “%s” is one service, where one is for both', async (language, wish, held) => {
  const answers = await withBoth.hold([wish], language)
  expect(answers[0]).toContain(held)
  expect(answers[0]).not.toMatch(/one after the other|i ndiaidh a chéile/)
})

test.each(['haircut friday at 10 for my mam and me', 'haircut for my daughter friday at 10 and she has long hair'])(
  '“%s” names no other service',
  async (wish) => {
    const answers = await hold([wish, NAME, 'yes'])
    expect(answers.join()).not.toMatch(/Blow dry|Hair colour/)
  },
)

test.each([
  ['en', 'a haircut friday at 10 for me and a blow dry for my mam', 'Name: Ann Foley. Contact'],
  ['en', 'a blow dry friday at 10 for my mam and a haircut for me', 'Name: Ann Foley (for my mam). Contact'],
  ['ga', 'bearradh domsa Dé hAoine ag a deich agus séideadh do mo mham', 'Ainm: Ann Foley. Teagmháil'],
] as const)('%s: “%s” notes for whom a blow dry is on that one alone', async (language, wish, summary) => {
  const answers = await hold([wish, NAME], language)
  expect(answers[1]).toContain(summary)
})
