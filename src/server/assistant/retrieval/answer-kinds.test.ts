import { expect, test } from 'vitest'
import { findAskedKinds, findGivenKinds } from './answer-kinds.ts'

test.each([
  ['en', 'how many books can I bring home', ['number']],
  ['en', 'how much is a haircut', ['price']],
  ['en', 'what time do ye close', ['time']],
  ['en', 'awful screeching when i slow down', []],
  ['en', 'how long does it take', ['duration']],
  ['ga', 'cá mhéad leabhar a thig liom a thabhairt liom', ['number']],
  ['ga', 'cé mhéad atá ar bhearradh', ['price']],
  ['ga', 'cá huair a thagann an bus', ['time']],
  ['ga', 'cá fhad a mhairfidh sé', ['duration']],
] as const)('%s: “%s” asks for %j', (language, question, kinds) => {
  expect(findAskedKinds(question, language)).toEqual(kinds)
})

test.each([
  ['en', 'Members may take twelve items.', 'number'],
  ['ga', 'Téann tú abhaile le hocht leabhar.', 'number'],
  ['en', 'It costs €20.', 'price'],
  ['ga', 'Tá sé saor in aisce.', 'price'],
  ['en', 'We open at 9am.', 'time'],
  ['ga', 'Bímid anseo ar an gCéadaoin.', 'time'],
  ['ga', 'Tagann sé gach dara seachtain.', 'time'],
  ['en', 'It takes two hours.', 'duration'],
  ['ga', 'Coinnímid iad ar feadh ocht mbliana.', 'duration'],
] as const)('%s: “%s” has a %s', (language, text, kind) => {
  expect(findGivenKinds(text, language)).toContain(kind)
})

test('a text without numbers and days has none of them', () => {
  expect(findGivenKinds('Volunteers bring books to people who cannot leave the house.', 'en')).toEqual([])
  expect(findGivenKinds('Tugann oibrithe deonacha leabhair chuig daoine.', 'ga')).toEqual([])
})
