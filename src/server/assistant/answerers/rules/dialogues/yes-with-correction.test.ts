import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()
const read = () => db().selectFrom('bookings').select(['name', 'phone', 'starts_at']).executeTakeFirst()

const BOOKED = {
  en: ['a massage on Thursday at ten', 'Tom Byrne 087 987 6543', 'yes', 'move it to Friday at ten'],
  ga: [
    'suathaireacht spóirt Déardaoin ag a deich',
    'Tom de Búrca 087 987 6543',
    'sea',
    'bog go dtí an Aoine ag a deich é',
  ],
}
const FRIDAY = '2026-11-20T10:00:00.000Z'
const THURSDAY = '2026-11-19T10:00:00.000Z'

test.each([
  ['en', "Yes, and by the way the name is wrong, it's Tadhg not Tom", 'Tadhg Byrne'],
  ['en', 'yes. Also my name is wrong: Tadhg, not Tom', 'Tadhg Byrne'],
  ['en', 'go ahead, and ye have my name wrong, it should be Tadhg Burke', 'Tadhg Burke'],
  ['ga', 'Bog, agus seachas sin tá an t-ainm mícheart: Tadhg Ó Laoire atá air, ní Tom de Búrca', 'Tadhg Ó Laoire'],
  ['ga', "Cuir, agus cuir i m'ainm le 'Tadhg' é", 'Tadhg'],
  ['ga', 'sea, agus tá m’ainm mícheart, Tadhg, ní Tom', 'Tadhg de Búrca'],
  ['ga', 'bog agus ta an t-ainm micheart, Tadhg, ni Tom', 'Tadhg de Búrca'],
] as const)('%s: “%s” moves, and changes the name', async (language, said, name) => {
  const answer = (await hold([...BOOKED[language], said], language)).at(-1)
  expect(answer).toMatch(/^(?:Your appointment is moved|Tá do choinne bogtha)/)
  expect(answer).toMatch(new RegExp(`(?:New name|Ainm nua): ${name}\\.$`))
  expect(await read()).toMatchObject({ name, starts_at: FRIDAY })
})

test.each([
  ['en', 'yes and ye have my number wrong', 'Which phone number should I put on it?'],
  ['ga', 'sea, agus tá m’uimhir mícheart', 'Cén uimhir ghutháin a chuirfidh mé leis?'],
] as const)('%s: “%s” moves, and asks for what is right', async (language, said, question) => {
  const answer = (await hold([...BOOKED[language], said], language)).at(-1)
  expect(answer).toMatch(/^(?:Your appointment is moved|Tá do choinne bogtha)/)
  expect(answer?.endsWith(question)).toBe(true)
})

test.each([
  ['en', "no, and the name is wrong, it's Tadhg not Tom", /stays as it is.*Name: Tadhg Byrne\.$/s],
  ['ga', 'ná bog, agus tá an t-ainm mícheart, Tadhg atá orm, ní Tom', /fanfaidh do choinne.*Ainm: Tadhg de Búrca\.$/s],
] as const)('%s: “%s” moves nothing, and corrects the name', async (language, said, answer) => {
  expect((await hold([...BOOKED[language], said], language)).at(-1)).toMatch(answer)
  expect(await read()).toMatchObject({ starts_at: THURSDAY })
})

test.each([
  ['en', 'yes, not Friday, Thursday at four'],
  ['en', 'yes, instead of that Monday at ten'],
  ['ga', 'sea, ní an Aoine, Déardaoin ag a ceathair'],
] as const)('%s: “%s” is no yes to what was read back', async (language, said) => {
  await hold([...BOOKED[language], said], language)
  expect(await read()).toMatchObject({ starts_at: THURSDAY })
})

test.each([
  ['en', 'yes and my name is wrong', 'What name should I put it under?'],
  ['ga', 'sea, ach tá an t-ainm mícheart', 'Cén t-ainm a chuirfidh mé leis?'],
] as const)('%s: “%s”, before it is booked, asks for the name first', async (language, said, question) => {
  expect((await hold([...BOOKED[language].slice(0, 2), said], language)).at(-1)).toBe(question)
  expect(await read()).toBeUndefined()
})

test.each([
  ['en', "Yes, and the name is wrong, it's Tadhg not Tom", 'Name: Tadhg Byrne.'],
  ['ga', 'sea, ach tá an t-ainm mícheart, Tadhg atá orm, ní Tom', 'Ainm: Tadhg de Búrca.'],
] as const)('%s: “%s” reads the booking back with the name, and notes nothing', async (language, said, name) => {
  const answer = (await hold([...BOOKED[language].slice(0, 2), said], language)).at(-1)
  expect(answer).toContain(name)
  expect(answer).not.toContain('“')
})

test.each([
  ['en', "yes, and tell him I'll be late", "Your message: “tell him I'll be late”."],
  ['en', 'yes, and can ye ring me before', 'Your message: “can ye ring me before”.'],
  ['ga', 'sea, agus abair leis go mbeidh mé déanach', 'Do theachtaireacht: “abair leis go mbeidh mé déanach”.'],
  ['ga', 'sea, agus an féidir libh glaoch orm roimh ré', 'Do theachtaireacht: “an féidir libh glaoch orm roimh ré”.'],
] as const)('%s: “%s” moves, and takes the wish as a message', async (language, said, message) => {
  const answer = (await hold([...BOOKED[language], said], language)).at(-1)
  expect(answer).toMatch(/^(?:Your appointment is moved|Tá do choinne bogtha)/)
  expect(answer).toContain(message)
})

test.each([
  ['en', "yes please, and tell her I'm sorry", "“tell her I'm sorry”"],
  ['ga', 'sea, agus abair leis go bhfuil brón orm', '“abair leis go bhfuil brón orm”'],
] as const)('%s: “%s” cancels, and takes the wish as a message', async (language, said, message) => {
  const cancel = { en: 'cancel it', ga: 'cuir ar ceal é' }
  const answer = (await hold([...BOOKED[language].slice(0, 3), cancel[language], said], language)).at(-1)
  expect(answer).toMatch(/^(?:Your appointment is cancelled|Tá do choinne curtha ar ceal)/)
  expect(answer).toContain(message)
})

test('what is told beside a yes to a booking is noted on it', async () => {
  const lines = [...BOOKED.ga.slice(0, 2), 'sea, agus an féidir libh glaoch orm roimh ré']
  expect((await hold(lines, 'ga')).at(-1)).toMatch(/^Tá nóta déanta.*glaoch orm roimh ré.*curtha in áirithe/s)
})

test.each([
  ['en', 'cancel it, and is there a charge for that?', 'Your appointment is cancelled'],
  ['ga', 'cealaigh, agus an bhfuil táille air sin?', 'Tá do choinne curtha ar ceal'],
] as const)('%s: “%s” cancels, and the question goes to the team', async (language, said, done) => {
  const cancel = { en: 'cancel it', ga: 'cuir ar ceal é' }
  const lines = [...BOOKED[language].slice(0, 3), cancel[language], said]
  expect((await hold(lines, language)).at(-1)).toContain(done)
})

test('another hour on the day of before is that hour, and not the time of before', async () => {
  const moved = await hold([...BOOKED.en, 'yes', 'move it to Thursday at eleven'])
  expect(moved.at(-1)).toContain('Thursday 19 November at 11:00')
})
