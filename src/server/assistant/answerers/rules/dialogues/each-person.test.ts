import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string, diaryIds: string[], place?: 'customer') => ({
  id,
  name: { en, ga },
  minutes: 30,
  ...(place && { place }),
  diaryIds,
})
const { hold, db } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [
      service('haircut', 'Haircut', 'Bearradh gruaige', ['niamh']),
      service('nails', 'Manicure', 'Maisiú ingne', ['niamh', 'eoin']),
      service('meeting', 'First meeting', 'Céad chruinniú', ['niamh']),
    ],
  },
})

const EACH = /^(?:One appointment is for one person|Is do dhuine amháin gach coinne)/
const countBooked = async () => (await db().selectFrom('bookings').select('id').execute()).length
const NAME = { en: 'Denise Kehoe 087 123 4567', ga: 'Deirdre Ní Cheocháin 087 123 4567' }
const YES = { en: 'yes', ga: 'sea' }

test.each([
  ['en', 3, 'myself and my 2 bridesmaids want our hair cut friday at 10'],
  ['en', 3, 'haircuts for 3 of us friday at 10'],
  ['en', 3, 'me, my mam and my sister need haircuts friday at 10'],
  ['en', 2, 'theres two of us for a haircut friday at 10'],
  ['en', 4, 'a haircut friday at 10 for me and my three friends'],
  ['ga', 3, 'mise agus mo bheirt chara, bearradh gruaige Dé hAoine ag a deich'],
  ['ga', 3, 'triúr againn, bearradh gruaige Dé hAoine ag a deich'],
] as const)('%s: %d people of “%s” get an appointment each', async (language, people, wish) => {
  const [yes, name] = [YES[language], NAME[language]]
  const others = Array(people - 1)
    .fill(['yes', 'Ella', 'yes'])
    .flat()
    .map((line) => (line === 'yes' ? yes : line))
  const answers = await hold([wish, name, yes, ...others], language)
  expect(answers[0]).toMatch(EACH)
  expect(answers.at(-1)).not.toMatch(/next one|ceann eile/)
  expect(await countBooked()).toBe(people)
})

test.each([
  ['en', 'no wait. u didnt answer me, theres 3 of us'],
  ['en', 'there are three of us though'],
  ['en', 'its for 3 people'],
  ['ga', 'níor fhreagair tú mé, triúr atá ann'],
  ['ga', 'tá triúr againn ann'],
] as const)('%s: “%s”, to the summary, is no note and no complaint', async (language, said) => {
  const wish = language === 'en' ? 'a haircut friday at 10' : 'bearradh gruaige Dé hAoine ag a deich'
  const answers = await hold([wish, NAME[language], said, YES[language]], language)
  expect(answers[2]).toMatch(EACH)
  expect(answers[2]?.split('\n\n')).toHaveLength(2)
  expect(answers[3]).toMatch(/Now the next one|Anois an chéad cheann eile/)
})

test.each([
  ['en', 'haircut', 'is that all 3 of us together?', 'I can book only 1 person. '],
  ['en', 'haircut', 'can 3 of you do it together yes or no', 'I can book only 1 person. '],
  ['en', 'manicure', 'can we all come at the same time? theres 3 of us', 'I can book only 2 people. '],
  [
    'en',
    'manicure',
    'theres 2 of us, can ye do us together?',
    'Yes, I can book 2 people for Friday 20 November at 10:00.',
  ],
  [
    'ga',
    'bearradh gruaige',
    'an féidir libh triúr a dhéanamh ag an am céanna',
    'Ní féidir liom ach duine amháin a chur',
  ],
  [
    'ga',
    'maisiú ingne',
    'beirt againn, an féidir linn teacht le chéile?',
    'Is féidir, tá áit do gach duine agaibh ag an am sin',
  ],
] as const)('%s: %s, and “%s” says how many can come', async (language, what, said, answer) => {
  const wish = language === 'en' ? `${what} friday at 10` : `${what} Dé hAoine ag a deich`
  const answers = await hold([wish, said, NAME[language], said], language)
  expect(answers[1]).toContain(answer)
  expect(answers[1]).toMatch(/\n\n(?:What name|Cén t-ainm).*\?$/)
  expect(answers[3]).toContain(answer)
  expect(answers[3]).toMatch(/\n\n(?:Haircut|Manicure|Bearradh|Maisiú).*\?$/)
})

test('who can come together is booked at one time', async () => {
  const lines = ['manicure friday at 10', NAME.en, 'theres 2 of us, can ye do us together?', 'yes', 'Ella', 'yes']
  const answers = await hold(lines)
  expect(answers.at(-1)).toContain('Your appointment is booked: Manicure, Friday 20 November at 10:00.')
})

test('a choice beside the question counts', async () => {
  const answers = await hold([
    'myself and my 2 bridesmaids want our hair cut friday morning',
    'first one. but is that all 3 of us together at 9?',
  ])
  expect(answers[1]).toMatch(/^For Friday 20 November at 09:00 I can book only 1 person\..*I am keeping this time/s)
})

test.each(['a first meeting friday at 10, theres 3 of us', 'first meeting friday at 10 for 3 people'])(
  '“%s” is one appointment for all',
  async (wish) => {
    const answers = await hold([wish, NAME.en, 'yes'])
    expect(answers[0]).toMatch(/^That is no problem: one appointment/)
    expect(await db().selectFrom('bookings').select('note').executeTakeFirst()).toEqual({ note: '3 people' })
  },
)

test('“I have no email” is no note', async () =>
  expect((await hold(['a haircut friday at 10', 'I have no email'])).at(-1)).not.toContain('“'))

const listBooked = async () =>
  db().selectFrom('bookings').select(['name', 'note', 'starts_at']).orderBy('starts_at').execute()

test.each([
  ['en', 'two haircuts friday, me at 10 and my sister at 11', ['Ciara', 'yes']],
  ['en', 'me and my sister want haircuts on friday, i can do 10 and she can have the 11 o clock', ['Ciara', 'yes']],
  ['en', '2 haircuts friday, 10 for me and 11 for my sister ciara', ['yes']],
  ['en', 'haircut for me and my sister friday at 10', ['no, 11', 'its for the two of us', 'Ciara', 'yes']],
  ['ga', 'dhá bhearradh gruaige Dé hAoine, mise ag a deich agus mo dheirfiúr ag a haon déag', ['Ciara', 'sea']],
  ['ga', 'bearradh gruaige domsa agus do mo dheirfiúr Ciara Dé hAoine ag a deich', ['a haon déag', 'sea']],
] as const)('%s: “%s” is two appointments, each with its own name and hour', async (language, wish, lines) => {
  const answers = await hold([wish, NAME[language], YES[language], ...lines], language)
  expect(await listBooked()).toEqual([
    { name: NAME[language].replace(/ \d.*/, ''), note: null, starts_at: '2026-11-20T10:00:00.000Z' },
    { name: 'Ciara', note: null, starts_at: '2026-11-20T11:00:00.000Z' },
  ])
  expect(answers.at(-1)).not.toMatch(/next one|ceann eile/)
})

test.each([
  ['en', 'haircut for me and my sister friday at 10', 'ciara can have the 11 o clock', 'for Ciara', 'Name: Ciara.'],
  [
    'ga',
    'bearradh gruaige domsa agus do mo dheirfiúr Dé hAoine ag a deich',
    'agus Ciara ag a haon déag',
    'do Chiara',
    'Ainm: Ciara.',
  ],
] as const)('%s: “%s”, and then “%s”, leaves the first one as it is', async (language, wish, line, whom, name) => {
  const answers = await hold([wish, NAME[language], line, YES[language]], language)
  expect(answers[2]).toContain(whom)
  expect(answers[2]).toMatch(/20 (?:November at|Samhain ag) 10:00\. (?:Name: Denise|Ainm: Deirdre)/)
  expect(answers[3]).toMatch(/20 (?:November at|Samhain ag) 11:00\./)
  expect(answers[3]).toContain(name)
})

test('another hour of one person alone begins no second booking', async () => {
  const answers = await hold(['a haircut for my daughter friday at 10, she can do 11 too', NAME.en, 'yes'])
  expect(answers.at(-1)).not.toContain('next one')
  expect(await countBooked()).toBe(1)
})
