import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string) => ({ id, name: { en, ga }, minutes: 45, diaryIds: ['niamh'] })
const { hold } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [
      service('treatment', 'Treatment', 'Seisiún áilleachta'),
      service('haircut', 'Haircut', 'Bearradh gruaige'),
      service('talk', 'Consultation', 'Comhairliúchán'),
    ],
  },
})

const LISTED = {
  en: ['Treatment', 'Haircut', 'Consultation'],
  ga: ['Seisiún áilleachta', 'Bearradh gruaige', 'Comhairliúchán'],
}
const BOOK = { en: 'i want to book something', ga: 'ba mhaith liom coinne a dhéanamh' }

test.each([
  ['en', 'ok is the treatment for colour or what is it', 'Treatment: 45 minutes'],
  ['en', 'what does a treatment include', 'Treatment: 45 minutes'],
  ['en', "what's included in a treatment", 'Treatment: 45 minutes'],
  ['en', 'does the treatment include a blow dry', 'Treatment: 45 minutes'],
  ['ga', 'an le haghaidh datha an seisiún áilleachta nó cad é', 'Seisiún áilleachta: 45 nóiméad'],
  ['ga', 'cad atá san áireamh sa seisiún áilleachta', 'Seisiún áilleachta: 45 nóiméad'],
  ['ga', 'an bhfuil dath sa seisiún áilleachta', 'Seisiún áilleachta: 45 nóiméad'],
] as const)('%s: “%s” asks about a service and chooses none', async (language, line, facts) => {
  const answer = (await hold([BOOK[language], line], language)).at(-1) ?? ''
  expect(answer.startsWith(facts)).toBe(true)
  expect(offeredIn(answer)).toEqual(LISTED[language])
})

test.each([
  ['en', 'treatment', "i didn't pick anything"],
  ['en', 'haircut', 'i never picked a haircut'],
  ['en', '', 'i didnt choose anything yet'],
  ['ga', 'bearradh gruaige', 'níor roghnaigh mé aon rud'],
  ['ga', '', 'níor phioc mé tada fós'],
] as const)('%s, “%s”: “%s” chose none', async (language, choice, line) => {
  const answer = (await hold([BOOK[language], ...(choice === '' ? [] : [choice]), line], language)).at(-1)
  expect(offeredIn(answer)).toEqual(LISTED[language])
  expect(answer).not.toContain('noted')
})

test.each([
  ['en', 'haircut', 'is 11.00 for a colour', 'This is for: Haircut.'],
  ['ga', 'bearradh gruaige', 'an don dath an 11:00', 'Baineann sé seo le: Bearradh gruaige.'],
] as const)('%s: “%s”, and then “%s”, is told what the times are for', async (language, choice, line, told) => {
  const [offered, answer] = (await hold([BOOK[language], choice, line], language)).slice(-2)
  expect(answer).toContain(told)
  expect(offered).toBeDefined()
})

test.each([
  ['en', 'hi looking to get my roots done before the christmas party', '“roots done”'],
  ['en', 'can i get a balayage friday', '“balayage”'],
  ['en', 'i want to get my nails done before my holidays', 'nails”'],
  ['ga', 'ba mhaith liom mo chuid fréamhacha a dhéanamh roimh chóisir na Nollag', '“fréamhacha”'],
] as const)('%s: “%s” is told that it is not booked here, and what is', async (language, line, wish) => {
  const answer = (await hold([line], language)).at(-1)
  expect(answer).toContain(wish)
  expect(offeredIn(answer)).toEqual(LISTED[language])
})

test.each([
  ['en', 'the treatment please'],
  ['en', 'can i get the treatment on friday'],
  ['en', 'is the treatment free on friday'],
  ['ga', 'an seisiún áilleachta le do thoil'],
] as const)('%s: “%s” chooses it', async (language, line) => {
  expect(offeredIn((await hold([BOOK[language], line], language)).at(-1))[0]).toMatch(/November|Samhain/)
})

test('whether it is done by an hour asks for the end', async () => {
  const answer = (await hold(['haircut friday at 11', 'will it be done before 12'])).at(-1)
  expect(answer).toContain('It takes about 45 minutes, so until about 11:45.')
})
