import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const BOOKED = {
  en: ['first visit friday at 11', 'Tom Kelly 087 123 4567', 'yes'],
  ga: ['céad chuairt Dé hAoine ag 11', 'Tomás Ó Sé 087 123 4567', 'sea'],
}
const WHETHER = /Shall I cancel|An gcuirfidh mé an choinne seo ar ceal/
const KEPT =
  /^All right, your appointment stays as it is: First visit|^Ceart go leor, fanfaidh do choinne mar atá: Céad chuairt/

test.each([
  ['en', 'oh wait i might need to cancel, what happens if i do'],
  ['en', 'i may have to cancel. is there a fee if i do'],
  ['en', 'do i get charged if i cancel'],
  ['en', 'would i lose my deposit if i cancelled'],
  ['ga', 'seans go mbeidh orm é a chealú, cad a tharlaíonn má dhéanaim'],
  ['ga', 'b’fhéidir go gcaithfidh mé cealú, an mbeidh táille orm má dhéanaim'],
  ['ga', 'an mbeidh taille orm ma chealaim e'],
] as const)('%s: “%s” asks, and cancels nothing', async (language, line) => {
  const answer = (await hold([...BOOKED[language], line], language)).at(-1)
  expect(answer).not.toMatch(WHETHER)
  expect(answer).not.toMatch(/116 123|email address|seoladh ríomhphoist/)
})

test.each([
  [
    'en',
    'cancel it',
    'no dont cancel, just asking is there a fee if i do',
    /Is there a fee|is there a fee if I cancel/,
  ],
  ['en', 'cancel it', 'no i was only asking', KEPT],
  ['en', 'cancel it', "don't cancel it", KEPT],
  ['ga', 'cealaigh é', 'ná cealaigh é, níl mé ach ag fiafraí an bhfuil táille ann', /an bhfuil táille ann/],
  ['ga', 'cealaigh é', 'ná cealaigh é', KEPT],
] as const)('%s: “%s”, and then “%s”, keeps it and answers', async (language, wish, line, known) => {
  const [asked, answer] = (await hold([...BOOKED[language], wish, line], language)).slice(-2)
  expect(asked).toMatch(WHETHER)
  expect(answer).toMatch(KEPT)
  expect(answer).toMatch(known)
})

test.each([
  ['en', 'i need to cancel, what happens now'],
  ['en', 'can you cancel it'],
  ['en', 'i have to cancel please'],
  ['ga', 'caithfidh mé é a chealú'],
] as const)('%s: “%s” wants to cancel', async (language, line) => {
  expect((await hold([...BOOKED[language], line], language)).at(-1)).toMatch(WHETHER)
})
