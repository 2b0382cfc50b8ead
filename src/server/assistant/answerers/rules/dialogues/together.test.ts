import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string, place?: 'customer') => ({
  id,
  name: { en, ga },
  minutes: 45,
  ...(place && { place }),
  diaryIds: ['niamh'],
})
const { hold, db } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [
      service('meeting', 'First meeting', 'Céad chruinniú'),
      service('valuation', 'Valuation', 'Luacháil', 'customer'),
      service('haircut', 'Haircut', 'Bearradh gruaige'),
    ],
  },
})
const findBooking = () => db().selectFrom('bookings').select(['name', 'note']).executeTakeFirst()

test.each([
  ['en', 'a first meeting friday at 10, can me and my brother come in together', 'with my brother'],
  ['en', 'my wife and I would like a first meeting friday at 10', 'with my wife'],
  ['ga', 'céad chruinniú Dé hAoine ag a deich, mise agus mo dheartháir', 'le mo dheartháir'],
] as const)('%s: “%s” is one appointment for both', async (language, wish, company) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([wish, 'Aoife Keane 087 987 6543', yes], language)
  expect(answers[0]).toMatch(/^(?:That is no problem: one appointment|Níl aon fhadhb leis sin: is leor coinne amháin)/)
  expect(answers[1]).toContain(`: Aoife Keane (${company}). `)
  expect(answers[2]).not.toMatch(/next one|chéad cheann eile/)
  expect(await findBooking()).toEqual({ name: 'Aoife Keane', note: company })
})

test.each([
  ['en', 'his name is Declan', 'Aoife Keane (with Declan)'],
  ['en', "he's called Declan Keane", 'Aoife Keane (with Declan Keane)'],
  ['en', 'put my sister Mary down too', 'Aoife Keane (with my brother, with Mary)'],
] as const)('%s: “%s” names who comes along, and not the contact', async (language, said, name) => {
  const wish = 'a first meeting friday at 10 for me and my brother'
  const answer = (await hold([wish, 'Aoife Keane 087 987 6543', said], language)).at(-1)
  expect(answer).toContain(`Name: ${name}. `)
  expect(answer).not.toContain('did not understand')
})

test('what is done to one person is booked for one after the other', async () => {
  const [answer] = await hold(['a haircut friday at 10 for me and my brother'])
  expect(answer).toMatch(/^One appointment is for one person/)
  const [ga] = await hold(['bearradh gruaige Dé hAoine ag a haon déag domsa agus do mo dheirfiúr'], 'ga')
  expect(ga).toMatch(/^Is do dhuine amháin gach coinne/)
})

test('the service that is chosen later says which', async () => {
  const wish = 'can me and my wife come in friday at 10'
  expect((await hold([wish, 'first meeting'])).at(-1)).toMatch(/^That is no problem: one appointment/)
  expect((await hold(['can me and my wife come in friday at 12', 'haircut'])).at(-1)).toMatch(
    /^One appointment is for one person/,
  )
})
