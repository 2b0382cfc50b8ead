import { expect, test } from 'vitest'
import { openDialogues, RESTAURANT } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues({ diary: RESTAURANT })

const BOOKED = {
  en: ['table for 6 saturday at 7', 'Nuala Byrne 085 666 7777', 'yes'],
  ga: ['bord do sheisear Dé Sathairn ag a seacht', 'Nuala Ní Bhroin 085 666 7777', 'sea'],
}

test.each([
  ['en', 'the same again on Sunday too', 'Table for 6, Sunday 22 November at 19:00'],
  ['en', 'the same again on Sunday too but for seven', 'Table for 7, Sunday 22 November at 19:00'],
  ['en', 'the same table next Friday as well', 'Table for 6, Friday 27 November at 19:00'],
  ['en', 'can we book the same table on the 29th too, just two of us this time', 'Table for 2, Sunday 29 November'],
  ['en', 'same again the week after please', 'Table for 6, Saturday 28 November at 19:00'],
  ['en', 'and the same for next Wednesday', 'Table for 6, Wednesday 25 November at 19:00'],
  ['en', "I'd like another booking the same on Sunday", 'Table for 6, Sunday 22 November at 19:00'],
  [
    'ga',
    'Ba mhaith liom an áirithint chéanna Dé Domhnaigh freisin, ach seachtar in áit seisear',
    'Bord do sheachtar, Dé Domhnaigh, 22 Samhain ag 19:00',
  ],
  ['ga', 'an bord céanna Dé Domhnaigh chomh maith', 'Bord do sheisear, Dé Domhnaigh, 22 Samhain ag 19:00'],
  ['ga', 'an bord céanna an tseachtain ina dhiaidh freisin', 'Bord do sheisear, Dé Sathairn, 28 Samhain ag 19:00'],
  ['ga', 'agus an gcéanna Dé Domhnaigh', 'Bord do sheisear, Dé Domhnaigh, 22 Samhain ag 19:00'],
  ['ga', 'an rud ceanna aris De Domhnaigh', 'Bord do sheisear, Dé Domhnaigh, 22 Samhain ag 19:00'],
] as const)('%s: “%s” is another booking at that hour', async (language, said, table) => {
  const answers = await hold([...BOOKED[language], said, { en: 'yes', ga: 'sea' }[language]], language)
  expect(answers[3]).toContain(table)
  expect(answers[3]).toMatch(/Nuala.*(?:Shall I book it|An gcuirfidh mé in áirithe)/s)
  expect(answers[4]).toMatch(/^Your table is booked|^Tá d’áirithint déanta/)
  expect(await db().selectFrom('bookings').select('id').execute()).toHaveLength(2)
})

test.each([
  ['the same on Sunday too, at 8', 'Table for 6, Sunday 22 November at 20:00'],
  ['the same again on Sunday for 12', 'I can book for 8 people at most'],
])('“%s”', async (said, answer) => {
  expect((await hold([...BOOKED.en, said])).at(-1)).toContain(answer)
})

test.each([
  ['en', 'can I move it to the same time on Sunday instead', /^Shall I move your booking\?/],
  ['en', 'seven instead of six, same time', /Group: 7 people/],
  ['en', 'are ye open the same time on Sunday too?', /open|from/i],
  ['ga', 'bog go dtí an t-am céanna Dé Domhnaigh é', /^An mbogfaidh mé/],
] as const)('%s: “%s” is no other booking', async (language, said, answer) => {
  const answers = await hold([...BOOKED[language], said], language)
  expect(answers.at(-1)).toMatch(answer)
  expect(answers.at(-1)).not.toMatch(/Shall I book it|An gcuirfidh mé in áirithe/)
})

test.each([
  ['en', 'yes, and the same again next Saturday too but for seven', 'Table for 7, Saturday 28 November at 19:00'],
  [
    'ga',
    'sea, agus an bord céanna an Satharn ina dhiaidh freisin',
    'Bord do sheisear, Dé Sathairn, 28 Samhain ag 19:00',
  ],
] as const)('%s: “%s” books, and reads the other one back', async (language, said, other) => {
  const answers = await hold([...BOOKED[language].slice(0, 2), said, { en: 'yes', ga: 'sea' }[language]], language)
  expect(answers[2]).toMatch(/^(?:Your table is booked: Table for 6|Tá d’áirithint déanta: Bord do sheisear).*19:00/)
  expect(answers[2]).toContain(other)
  expect(answers[3]).toMatch(/^Your table is booked|^Tá d’áirithint déanta/)
  expect(await db().selectFrom('bookings').select('id').execute()).toHaveLength(2)
})
