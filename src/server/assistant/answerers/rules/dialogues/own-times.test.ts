import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string) => ({
  id,
  name: { en, ga },
  minutes: 30,
  diaryIds: ['niamh'],
})
const { hold, db } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [service('haircut', 'Haircut', 'Bearradh gruaige'), service('massage', 'Massage', 'Suathaireacht')],
  },
})

const listBooked = async () =>
  (await db().selectFrom('bookings').select(['name', 'note', 'starts_at']).orderBy('starts_at').execute()).map(
    ({ name, note, starts_at }) =>
      `${new Date(starts_at).toISOString().slice(5, 16)} ${[name, note].filter(Boolean).join(', ')}`,
  )

test.each([
  ['en', 'cut for me friday at 10 and one for my daughter monday at 11'],
  ['en', 'a haircut for me on friday at 10, and then another for my daughter on monday at 11 please'],
  ['en', 'friday at 10 a haircut for me and monday at 11 for my daughter'],
  ['en', 'haircut for myself friday at 10am. and my daughter monday 11am'],
  ['ga', 'bearradh dom Dé hAoine ag a deich agus ceann do m’iníon Dé Luain ag a haon déag'],
  ['ga', 'bearradh gruaige Dé hAoine ag a deich domsa agus Dé Luain ag a haon déag do m’iníon'],
] as const)('%s: “%s” keeps the day and the hour of the second one', async (language, wish) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([wish, 'Denise Kehoe 087 123 4567', yes, 'Ella', yes], language)
  expect(answers[0]).toMatch(
    /(?:for my daughter, Monday 23 November at 11:00|do m’iníon, Dé Luain, 23 Samhain ag 11:00)\.\n/,
  )
  expect(answers[0]).toMatch(/(?:Friday 20 November at|20 Samhain ag) 10:00\./)
  expect(await listBooked()).toEqual(['11-20T10:00 Denise Kehoe', '11-23T11:00 Ella'])
})

test.each([
  ['en', 'a haircut friday at 10 and a massage monday at 11', 'Massage, Monday 23 November at 11:00.'],
  [
    'en',
    'a cut for me friday at 10 and a massage for my son Tom monday at 11',
    'Massage, for Tom, Monday 23 November at 11:00.',
  ],
  [
    'ga',
    'bearradh gruaige Dé hAoine ag a deich agus suathaireacht do Thomás Dé Luain ag a haon déag',
    'Suathaireacht, do Thomás, Dé Luain',
  ],
] as const)('%s: “%s” are two services, each at its time', async (language, wish, next) => {
  const [answer] = await hold([wish], language)
  expect(answer).toContain(next)
  expect(answer).toMatch(/(?:Haircut, Friday 20 November at|Bearradh gruaige, Dé hAoine, 20 Samhain ag) 10:00\./)
})

test('three people come at three times of one day', async () => {
  const wish = '3 haircuts: Saoirse at 11, me at 12 and my son Tom at 3 on friday'
  await hold([wish, 'Denise Kehoe 087 123 4567', 'yes', 'yes', 'yes'])
  expect(await listBooked()).toEqual([
    '11-20T11:00 Denise Kehoe, for Saoirse',
    '11-20T12:00 Denise Kehoe',
    '11-20T15:00 Tom',
  ])
})

test.each([
  ['en', 11, 'no. the 11 is for SAOIRSE. and a second haircut for me half 11 or 12'],
  ['en', 11, 'no i said 11 for saoirse!! and me at half 11'],
  ['en', 11, 'ah no, 11 is for Saoirse and half 11 for me'],
  ['en', 10, 'move Saoirse to 11 and leave half 11 for me, Denise'],
  ['en', 10, 'no, Saoirse at 11 and me at half 11'],
  ['ga', 11, 'ní hea, tá a haon déag do Shaoirse agus mise ag leathuair tar éis a haon déag'],
] as const)('%s: at %d, “%s” is one time for each of two', async (language, hour, said) => {
  const wish = language === 'en' ? `haircut friday at ${hour}` : 'bearradh Dé hAoine ag a haon déag'
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([wish, 'Denise Kehoe 087 123 4567', said, yes, yes], language)
  expect(answers[2]).toMatch(
    /(?:20 November at|20 Samhain ag) 11:30\.\n\n.*11:00\. (?:Name|Ainm): Denise Kehoe \((?:for|do) Sh?aoirse\)/,
  )
  expect(await listBooked()).toEqual([
    expect.stringMatching(/^11-20T11:00 Denise Kehoe, (?:for Saoirse|do Shaoirse)$/),
    '11-20T11:30 Denise Kehoe',
  ])
})

test.each([
  'haircut friday at 10 for me and my daughter',
  'I need a haircut on friday. a time around 11 would be great',
  'haircut on friday at 10 and can I pay by card?',
  'haircut on friday, anyone but Niamh and one around 11 if ye can',
])('“%s” gives nobody else an hour', async (wish) =>
  expect((await hold([wish]))[0]).not.toMatch(/book this after it:.* at \d/),
)

test.each([
  ['haircut for saoirse friday at 10', 'Denise Kehoe (for Saoirse)'],
  ['haircut for my daughter friday at 10, her name is Saoirse', 'Denise Kehoe (for Saoirse)'],
  ['a cut for my daughter Saoirse friday at 10', 'Denise Kehoe (for my daughter Saoirse)'],
  ['haircut friday at 10, my name is Denise Kehoe. its for Saoirse', 'Denise Kehoe (for Saoirse)'],
])('“%s” is for who is named', async (wish, name) =>
  expect((await hold([wish, 'Denise Kehoe 087 123 4567'])).at(-1)).toContain(`Name: ${name}. `),
)

test('a name that is said later takes the place of “my daughter”', async () => {
  const lines = ['haircut for my daughter friday at 10', 'Saoirse is her name', 'Denise Kehoe 087 123 4567']
  const answers = await hold(lines)
  expect(answers[1]).toBe('What is your name?')
  expect(answers[2]).toContain('Name: Denise Kehoe (for Saoirse). ')
  const under = await hold([
    'haircut for my daughter friday at 12',
    'Saoirse is her name put it under that',
    '087 123 4567',
  ])
  expect(under[1]).not.toContain('noted')
  expect(under[2]).toContain('Name: Saoirse')
})

const BOOKED = ['haircut friday at half 11', 'Saoirse 087 123 4567', 'yes']

test('a booking that is moved leaves its hour for whoever writes', async () => {
  const answers = await hold([...BOOKED, 'move Saoirse to 11 and leave half 11 for me, Denise', 'yes', 'yes'])
  expect(answers[4]).toMatch(
    /^Your appointment is moved: .*11:00\.\n\nNow the next one: Haircut\..*11:30\. Name: Denise\./s,
  )
  expect(await listBooked()).toEqual(['11-20T11:00 Saoirse', '11-20T11:30 Denise'])
})

test.each(['change the half 11 one to my name denise please', 'change the booking to my name, its Denise'])(
  '“%s”, behind a booking, changes its name',
  async (said) => {
    await hold([...BOOKED, said, 'yes'])
    expect(await listBooked()).toEqual(['11-20T11:30 Denise'])
  },
)

test.each(['no i said 11 for saoirse!! and me at half 11', 'ah no, Saoirse at 11 and half 11 for me'])(
  '“%s”, where the 11 is booked, is about the second booking',
  async (said) => {
    const wish = '2 haircuts friday at 11, me and Saoirse'
    const answers = await hold([wish, 'Denise Kehoe 087 123 4567', 'yes', said, 'yes'])
    expect(answers[3]).toContain('Haircut, Friday 20 November at 11:30. Name: Denise Kehoe. ')
    expect(await listBooked()).toEqual([
      '11-20T11:00 Denise Kehoe',
      '11-20T11:30 Denise Kehoe, Friday 20 November at 11:00: for Saoirse',
    ])
  },
)
