import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const BOOKED = {
  en: ['a massage on Thursday at half ten', 'Tom Byrne 087 987 6543', 'yes'],
  ga: ['suathaireacht spóirt Déardaoin ag 10.30', 'Tom de Búrca 087 987 6543', 'sea'],
}
const HAPPY = [
  ['en', "I'm happy with 10.30, don't change it"],
  ['en', "im grand with half ten, don't move it"],
  ['en', "don't change it please"],
  ['ga', 'tá mé sásta le leathuair tar éis a deich, ná hathraigh é'],
  ['ga', 'ta me sasta le 10.30, na hathraigh e'],
  ['ga', 'táim lánsásta leis, ná bog é'],
] as const
const KEPT =
  /^(?:All right, your appointment stays as it is: .* at|Ceart go leor, fanfaidh do choinne mar atá: .* ag) 10:30\.$/

test.each(HAPPY)('%s: “%s”, behind a booking, keeps it', async (language, said) => {
  expect((await hold([...BOOKED[language], said], language)).at(-1)).toMatch(KEPT)
})

test.each(HAPPY)('%s: “%s”, asked whether to move it, keeps it', async (language, said) => {
  const wish = { en: 'move it to Friday at ten', ga: 'bog go dtí an Aoine ag a deich é' }
  expect((await hold([...BOOKED[language], wish[language], said], language)).at(-1)).toMatch(KEPT)
})

test.each(HAPPY)('%s: “%s”, asked whether to cancel it, keeps it', async (language, said) => {
  const wish = { en: 'cancel it', ga: 'cealaigh é' }
  expect((await hold([...BOOKED[language], wish[language], said], language)).at(-1)).toMatch(KEPT)
})

test.each(HAPPY)('%s: “%s”, before the yes, leaves the summary as it is', async (language, said) => {
  const answer = (await hold([...BOOKED[language].slice(0, 2), said], language)).at(-1)
  expect(answer).toMatch(/(?:Thursday 19 November at|Déardaoin, 19 Samhain ag) 10:30/)
  expect(answer).not.toMatch(/sorry|Your message|brón|theachtaireacht/)
})

test.each([
  ['en', 'a massage on Thursday morning', "I'm happy with 9.15, don't change it"],
  ['ga', 'suathaireacht spóirt maidin Déardaoin', 'tá mé sásta le ceathrú tar éis a naoi, ná hathraigh é'],
] as const)('%s: “%s”, “%s” takes the time', async (language, wish, said) => {
  const answer = (await hold([wish, said], language)).at(-1)
  expect(answer).toMatch(/(?:at|ag) 09:15/)
})

test.each([
  ['en', "I'm happy with 8.30, don't change it", 'Is there anything else?'],
  ['ga', 'tá mé sásta le leathuair tar éis a hocht, ná hathraigh é', 'An bhfuil aon rud eile uait?'],
] as const)('%s: “%s”, of what was booked elsewhere, changes nothing', async (language, said, answer) => {
  expect(await hold([said], language)).toEqual([answer])
})

test.each([
  ['en', "I'm not happy with the massage I got", /^I am sorry to hear that/],
  ['en', "I'm happy with half eleven, don't change it", /not 11:30\.$/],
  ['ga', 'níl mé sásta leis an tseirbhís a fuair mé', /^Tá brón orm é sin a chloisteáil/],
] as const)('%s: “%s” is something else', async (language, said, answer) => {
  expect((await hold([...BOOKED[language], said], language)).at(-1)).toMatch(answer)
})

test('“don’t move it to Friday, move it to Monday at ten” moves it', async () => {
  await hold([...BOOKED.en, "don't move it to Friday, move it to Monday at ten", 'yes'])
  const booking = await db().selectFrom('bookings').select('starts_at').executeTakeFirst()
  expect(booking?.starts_at).toBe('2026-11-23T10:00:00.000Z')
})
