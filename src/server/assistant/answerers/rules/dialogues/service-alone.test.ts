import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string, otherWords = '') => ({
  id,
  name: { en, ga },
  otherWords,
  minutes: 45,
  diaryIds: ['niamh'],
})
const { hold } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [
      service('haircut', 'Haircut', 'Bearradh gruaige'),
      service('treatment', 'Treatment', 'Seisiún áilleachta'),
      service('repair', 'Repair', 'Deisiúchán', 'leak, pipe, tap, boiler, sconna, píopa'),
      service('inspection', 'Inspection', 'Seiceáil', 'NCT, MOT, oil change, coscáin'),
      service('call', 'Phone call', 'Glao gutháin'),
    ],
  },
})

test.each([
  ['NCT', 'Inspection, then.'],
  ['MOT please', 'Inspection, then.'],
  ['oil change', 'Inspection, then.'],
  ['a leak', 'Repair, then.'],
  ['leaking tap', 'Repair, then.'],
  ['the boiler', 'Repair, then.'],
  ['sconna ag sileadh', 'Deisiúchán, mar sin.'],
  ['na coscáin le do thoil', 'Seiceáil, mar sin.'],
  ['phone call', 'The next free times are:'],
  ['a haircut please', 'The next free times are:'],
  ['hair', 'Haircut, then.'],
])('“%s”, alone, begins a booking', async (said, start) => {
  const [answer = ''] = await hold([said], /\p{L}[áéíóú]|le do|ag /u.test(said) ? 'ga' : 'en')
  expect(answer.startsWith(start)).toBe(true)
  expect(answer).toMatch(/\n1\. /)
})

test.each(['blow dry', 'nails please', 'a massage', 'ladies cut and blow dry', 'séideadh gruaige'])(
  '“%s”, which nobody does, is told, with what can be booked',
  async (said) => {
    const [answer] = await hold([said])
    expect(answer).toMatch(/^(?:I do not find “|Ní fheicim “)/)
    expect(answer).toMatch(/1\. (?:Haircut|Bearradh gruaige)\n2\. /)
  },
)

test.each(['oil change', 'the boiler', 'phone call'])('“%s” answers what to book', async (said) => {
  expect((await hold(['book', said])).at(-1)).toMatch(/The next free times are/)
})

test.each([
  ['en', 'mens or womens cut', 'I have one service for that: Haircut.'],
  ['en', 'kids haircut tomorrow at 11', 'I have one service for that: Haircut.'],
  ['ga', 'bearradh fear nó ban Déardaoin ag a dó', 'Tá seirbhís amháin agam dó sin: Bearradh gruaige.'],
] as const)('%s: “%s” is the one haircut, and it says so', async (language, said, start) => {
  expect((await hold([said], language))[0]?.startsWith(`${start}\n\n`)).toBe(true)
})

test('a haircut for a son needs no word about that', async () => {
  expect((await hold(['haircut for my son tomorrow at 11']))[0]).toMatch(/^I am keeping this time for you/)
})

test.each(['how much is the NCT', 'is the boiler safe'])('“%s” asks, and books nothing', async (said) => {
  expect((await hold([said]))[0]).not.toMatch(/I am keeping|next free times/)
})

test('a burst pipe, asked what to book, is told what to do and gets a time', async () => {
  const answers = await hold(['book', 'burst pipe'])
  expect(answers[1]).toMatch(/\+353209150100|020 915 0100/)
  expect(answers[1]).toMatch(/Repair, then\.\n\nThe next free times are/)
})

test('a burst pipe and then “book” is that repair', async () => {
  expect((await hold(['the pipe burst', 'book'])).at(-1)).toMatch(/The next free times are/)
})

test.each([
  ['en', 'are ye able to do a haircut tomorrow'],
  ['ga', 'an bhfuil sibh in ann seiceáil a dhéanamh amárach'],
] as const)('%s: “%s” wishes for one', async (language, said) => {
  expect((await hold([said], language)).at(-1)).toMatch(/Thursday 19 November at|Déardaoin, 19 Samhain ag/)
})
