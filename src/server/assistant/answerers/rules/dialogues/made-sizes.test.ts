import { expect, test } from 'vitest'
import { openDialogues, RESTAURANT } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues({ diary: RESTAURANT })
const note = async () => (await db().selectFrom('bookings').select('note').executeTakeFirst())?.note

const READ_BACK = {
  en: ['table for 4 saturday at 1', 'Nuala Byrne 085 666 7777'],
  ga: ['bord do cheathrar Dé Sathairn ag a haon', 'Nuala Ní Bhroin 085 666 7777'],
}
const YES = { en: 'yes', ga: 'sea' }

test.each([
  ['en', 'make it 5 so'],
  ['en', 'make that five'],
  ['en', 'yes, make it 5'],
  ['en', 'can you change it to 5 please?'],
  ['ga', 'déan cúig de'],
  ['ga', 'dean 5 de le do thoil'],
  ['ga', 'sea, déan cúigear de'],
] as const)('%s: “%s”, where five is far from the hour, is how many come', async (language, said) => {
  const [wish, ...rest] = READ_BACK[language]
  expect((await hold([wish ?? '', said, ...rest], language)).at(-1)).toMatch(
    /^Table for 5, Saturday 21 November at 13:00\.|^Bord do chúigear, Dé Sathairn, 21 Samhain ag 13:00\./,
  )
})

test.each([
  ['en', 'make it 5 so'],
  ['en', 'make that five please'],
  ['en', 'could you make it 5?'],
  ['ga', 'déan cúig de'],
  ['ga', 'athraigh go 5 é'],
] as const)('%s: “%s”, of the table that is read back or booked', async (language, said) => {
  const readBack = await hold([...READ_BACK[language], said, YES[language]], language)
  expect(readBack[2]).toMatch(
    /Table for 5, .*at 13:00\..*Shall I book|Bord do chúigear, .*ag 13:00\..*An gcuirfidh mé/s,
  )
  expect(readBack[3]).toMatch(/^Your table is booked: Table for 5|^Tá d’áirithint déanta: Bord do chúigear/)
  const next = { en: 'make it 7', ga: 'déan seacht de' }[language]
  const booked = await hold(
    [
      READ_BACK[language][0]?.replace('saturday', 'sunday').replace('Sathairn', 'Domhnaigh') ?? '',
      READ_BACK[language][1] ?? '',
      YES[language],
      next,
    ],
    language,
  )
  expect(booked[3]).toMatch(/13:00\. Group: 7 people\.$|13:00\. Grúpa: seachtar\.$/)
})

test.each([
  ['en', 'make it 4', 'Table for 4, Saturday 21 November at 16:00'],
  ['en', 'make it 2', 'Table for 4, Saturday 21 November at 14:00'],
  ['en', 'make it 2pm', 'Table for 4, Saturday 21 November at 14:00'],
  ['en', "make it five o'clock", 'Table for 4, Saturday 21 November at 17:00'],
  ['en', 'make it 5 on sunday', 'Sunday 22 November at 17:00'],
  ['ga', 'déan a trí de', 'Bord do cheathrar, Dé Sathairn, 21 Samhain ag 15:00'],
  ['ga', 'déan a cúig a chlog de', 'Bord do cheathrar, Dé Sathairn, 21 Samhain ag 17:00'],
] as const)('%s: “%s” is the hour', async (language, said, table) => {
  expect((await hold([...READ_BACK[language], said], language)).at(-1)).toContain(table)
})

test('“make it 8”, of a table at seven, is the hour, and “make it 7” how many come', async () => {
  const lines = ['table for 4 saturday at 7', 'Nuala Byrne 085 666 7777']
  expect((await hold([...lines, 'make it 8'])).at(-1)).toContain('Table for 4, Saturday 21 November at 20:00')
  expect((await hold([...lines, 'make it 7'])).at(-1)).toContain('Table for 7, Saturday 21 November at 19:00')
})

test.each([
  ['en', 'I might be 5 actually, my brother is coming', 'make it 5 so'],
  ['en', 'there might be five of us', 'make it five'],
  ['en', 'we could be 5, not sure yet', 'make it 5'],
  ['ga', "b'fhéidir go mbeidh cúigear ann, tá mo dheartháir ag teacht", 'déan cúig de'],
] as const)('%s: “%s” changes the number, and is noted', async (language, said, next) => {
  const [wish = '', ...rest] = READ_BACK[language]
  const answers = await hold([wish, said, ...rest, YES[language], next], language)
  expect(answers[1]?.match(/, then\.|, mar sin\./g)).toHaveLength(1)
  expect(answers[1]).toContain(`“${said}”`)
  expect(answers[2]).toMatch(/^Table for 5, .*13:00|^Bord do chúigear, .*13:00/)
  expect(await note()).toContain(said)
  expect(answers[4]).toMatch(/13:00: 5 people\.$|13:00: cúigear\.$/)
})

test.each([
  ['en', 'I might be 5 minutes late'],
  ['en', 'it might be my birthday'],
  ['ga', "b'fhéidir go mbeidh mé cúig nóiméad déanach"],
] as const)('%s: “%s” changes no number', async (language, said) => {
  const [wish = '', ...rest] = READ_BACK[language]
  expect((await hold([wish, said, ...rest], language)).at(-1)).toMatch(/Table for 4, |Bord do cheathrar, /)
})

test('“we may be six” keeps the time that is held', async () => {
  const answers = await hold(['table for 5 saturday at 3', 'we may be 6, not sure yet', 'Nuala Byrne 085 666 7777'])
  expect(answers[1]).toContain('What name should I put it under?')
  expect(answers[2]).toContain('Table for 6, Saturday 21 November at 15:00')
})

test.each([
  ['en', 'a table for 4, might be 5, saturday at 7', 'Table for 5, Saturday 21 November at 19:00'],
  ['en', 'table for 4 or 5 on saturday at 7', 'Table for 5, Saturday 21 November at 19:00'],
  ['en', 'table for 2, maybe 7 on saturday', 'Saturday 21 November at 19:00 is free'],
  [
    'ga',
    "bord do cheathrar, b'fhéidir cúigear, Dé Sathairn ag a seacht",
    'Bord do chúigear, Dé Sathairn, 21 Samhain ag 19:00',
  ],
  ['ga', 'bord do cheathrar nó cúigear Dé Sathairn ag a seacht', 'Bord do chúigear, Dé Sathairn, 21 Samhain ag 19:00'],
] as const)('%s: of “%s” the larger number of people counts', async (language, wish, table) => {
  expect((await hold([wish], language))[0]).toContain(table)
})

test('an hour that is not free behind “4 or 5” is named', async () => {
  expect((await hold(['table for 4 or 5 on saturday at 9']))[0]).toContain('Saturday 21 November at 21:00 is not free')
})

test.each([
  ['en', 'no we need 8. leave it at the 4 so'],
  ['en', 'leave it at the 4 so'],
  ['en', 'keep it for four'],
  ['ga', 'fág ag ceathrar é mar sin'],
  ['ga', 'coinnigh é do cheathrar'],
] as const)('%s: “%s”, of a table for four at eight, keeps it as it is', async (language, said) => {
  const wish = { en: 'table for 4 saturday at 8', ga: 'bord do cheathrar Dé Sathairn ag a hocht' }
  const [, ...rest] = READ_BACK[language]
  const answers = await hold([wish[language], said, ...rest], language)
  expect(answers[1]).toMatch(/20:00/)
  expect(answers[2]).toMatch(/^Table for 4, .* 20:00\.|^Bord do cheathrar, .* 20:00\./)
})

test('“leave it at seven” is the hour of a table for four, and “leave it at that” drops it', async () => {
  expect((await hold(['table for 4 saturday at 8', 'leave it at seven'])).at(-1)).toContain('19:00')
  expect((await hold(['table for 4 saturday at 8', 'leave it at that'])).at(-1)).toContain('Nothing was booked')
})

test.each([
  ['en', 'book it. actually could ye put us by the window', 'by the window'],
  ['en', 'yes, actually can you add a high chair', 'high chair'],
  ['ga', 'sea, i ndáiríre an féidir linn suí cois fuinneoige', 'cois fuinneoige'],
] as const)('%s: “%s” books, and notes it', async (language, said, told) => {
  expect((await hold([...READ_BACK[language], said], language)).at(-1)).toMatch(/is booked|áirithint déanta/)
  expect(await note()).toContain(told)
})
