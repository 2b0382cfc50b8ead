import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const BOOKED = {
  en: ['massage thursday at 3pm', 'Joe Bloggs', 'joe@example.ie', 'yes', 'a massage friday at 2 as well', 'yes'],
  ga: [
    'suathaireacht Déardaoin ag a trí',
    'Seán Ó Sé',
    'sean@example.ie',
    'sea',
    'suathaireacht Dé hAoine ag a dó freisin',
    'sea',
  ],
}
const ASKS = { en: 'Shall I cancel these appointments?\n1.', ga: 'An gcuirfidh mé na coinní seo ar ceal?\n1.' }
const DONE = { en: 'Your appointments are cancelled:\n1.', ga: 'Tá do chuid coinní curtha ar ceal:\n1.' }

const countKept = async () =>
  (await db().selectFrom('bookings').select('status').execute()).filter(({ status }) => status !== 'cancelled').length

test.each([
  ['en', 'cancel both', 'yes'],
  ['en', 'cancel the lot', 'yes cancel both'],
  ['en', 'can ye cancel the two of them please', 'cancel them'],
  ['en', 'cancel all my appointments', 'yes, all of them'],
  ['en', 'cancel thursday and friday', 'yes'],
  ['en', 'i cant make either, cancel them both', 'yes please'],
  ['ga', 'cealaigh an dá cheann', 'sea'],
  ['ga', 'cuir iad go léir ar ceal', 'sea, an dá cheann'],
  ['ga', 'cuir mo choinní ar ceal', 'cealaigh iad'],
  ['ga', 'cealaigh Déardaoin agus Dé hAoine', 'sea'],
] as const)('%s: “%s” is asked once for all of them', async (language, wish, yes) => {
  const answers = await hold([...BOOKED[language], wish, yes], language)
  expect(answers.at(-2)).toContain(ASKS[language])
  expect(answers.at(-1)).toContain(DONE[language])
  expect(await countKept()).toBe(0)
})

test.each([
  ['en', 'cancel my appointment', 'both'],
  ['ga', 'cuir coinne ar ceal', 'an dá cheann'],
] as const)('%s: “%s”, and asked which, “%s”', async (language, wish, both) => {
  const answers = await hold([...BOOKED[language], wish, both], language)
  expect(answers.at(-1)).toContain(ASKS[language])
})

test.each(['no', 'no, keep them'])('“%s” keeps them', async (no) => {
  const answers = await hold([...BOOKED.en, 'cancel both', no])
  expect(answers.at(-1)).toContain('your appointments stay as they are:\n1.')
  expect(await countKept()).toBe(2)
})

test('“only the friday one” cancels that one alone', async () => {
  const answers = await hold([...BOOKED.en, 'cancel both', 'no, only the friday one', 'yes'])
  expect(answers.at(-2)).toContain('Shall I cancel this appointment: Sports massage, Friday 20 November at 14:00?')
  expect(await countKept()).toBe(1)
})

test('“cancel the lot”, while the second is not booked yet, drops it and asks about the first', async () => {
  const answers = await hold([...BOOKED.en.slice(0, -1), 'cancel the lot', 'yes'])
  expect(answers.at(-2)).toBe('Shall I cancel this appointment: Sports massage, Thursday 19 November at 15:00?')
  expect(await countKept()).toBe(0)
})

test.each([
  ['en', 'cancel the two o clock one'],
  ['en', 'cancel one of them'],
  ['en', 'cancel the friday one, not both'],
  ['en', 'cancel the friday one and tell them'],
  ['ga', 'cealaigh ceann acu'],
  ['ga', 'cealaigh ceann na hAoine, ní an dá cheann'],
] as const)('%s: “%s” means one', async (language, wish) => {
  const answers = await hold([...BOOKED[language], wish], language)
  expect(answers.at(-1)).not.toContain(ASKS[language])
})

test('of one alone, “cancel both” is about that one', async () => {
  const answers = await hold([...BOOKED.en.slice(0, 4), 'cancel both'])
  expect(answers.at(-1)).toContain('Shall I cancel this appointment:')
})
