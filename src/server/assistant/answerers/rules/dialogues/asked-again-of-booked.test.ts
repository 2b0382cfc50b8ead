import { expect, test } from 'vitest'
import { openDialogues, RESTAURANT } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues({ diary: RESTAURANT })

const BOOKED = {
  en: ['table for 4 saturday at 8', 'Nuala Byrne 085 666 7777', 'yes'],
  ga: ['bord do cheathrar Dé Sathairn ag a hocht', 'Nuala Ní Bhroin 085 666 7777', 'sea'],
}

test.each([
  ['en', 'whats on my booking so'],
  ['en', 'what have ye on the booking'],
  ['en', 'what time is it on saturday again'],
  ['en', 'can you tell me the two of them again'],
  ['ga', 'cén t-am atá an bord arís?'],
  ['ga', 'cen t-am ata an bord aris'],
  ['ga', 'agus cén t-am Dé Sathairn arís?'],
  ['ga', 'an dtig leat an da cheann a rá liom aris?'],
  ['ga', 'cad atá ar m’áirithint?'],
] as const)('%s: “%s”, behind a booking, gets the booking and begins nothing', async (language, said) => {
  const answer = (await hold([...BOOKED[language], said], language)).at(-1)
  expect(answer).toMatch(/^(?:Your booking: Table for 4|D’áirithint: Bord do cheathrar), [^\n]*20:00\.$/)
})

test('the notes are told with it, and the number that it has', async () => {
  const answers = await hold([
    ...BOOKED.en,
    'put down one vegetarian so',
    'whats on my booking',
    'is graces number on the booking',
  ])
  expect(answers.at(-2)).toMatch(/20:00\. Yes, it is noted for our team: “one vegetarian”\.$/)
  expect(answers.at(-1)).toContain('085 666 7777')
})

test.each([
  ['en', 'what time do ye open on saturday again'],
  ['ga', 'cén t-am a osclaíonn sibh Dé Sathairn arís?'],
] as const)('%s: “%s” still asks for our hours', async (language, said) => {
  expect((await hold([...BOOKED[language], said], language)).at(-1)).toMatch(/12:00/)
})

test('without a booking, “cén t-am Dé Sathairn arís?” asks for our hours', async () => {
  expect((await hold(['agus cén t-am Dé Sathairn arís?'], 'ga'))[0]).toMatch(/12:00/)
})
