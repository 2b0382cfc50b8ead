import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string) => ({ id, name: { en, ga }, minutes: 30, diaryIds: ['niamh'] })
const { hold } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [service('first', 'First visit', 'Céad chuairt'), service('again', 'Follow-up visit', 'Cuairt leantach')],
  },
})

test.each([
  ['en', 'appointment for my daughter, she was never with ye before'],
  ['en', 'he’s never been to ye, can he come thursday at 3'],
  ['en', 'can she come friday at 10, she was never in with ye'],
  ['en', 'I’ve not been before, can I get an appointment'],
  ['en', 'Hi, ive had a sore shoulder for a few weeks now and im not sure if its worth coming in?'],
  ['en', 'my knee is stiff for months, not sure is it worth my while coming in'],
  ['ga', 'ta mo ghlun tinn le tamall, an fiu teacht isteach?'],
  ['ga', 'tá mo ghualainn tinn le cúpla seachtain agus níl mé cinnte an fiú dom teacht isteach'],
  ['en', 'my son was never before, i need a visit for him'],
  ['ga', 'céad chuairt do m’iníon, ní raibh sí ann riamh cheana'],
  ['ga', 'cead chuairt do mo mhac, ni raibh se agaibh riamh'],
  ['ga', 'ba mhaith liom coinne, ní raibh mé libh riamh'],
  ['ga', 'níor tháinig sé chugaibh riamh, an féidir leis teacht amárach'],
  ['ga', 'ní raibh mé ann riamh roimhe, an bhfuil aon rud Déardaoin'],
] as const)('%s: “%s” wants a first visit, and has no booking', async (language, wish) => {
  const [answer] = await hold([wish], language)
  expect(answer).toMatch(/First visit|Céad chuairt|free|saor/)
  expect(answer).not.toMatch(/112|not sure which|Níl mé cinnte/)
  expect(answer).not.toMatch(/email address|ríomhphoist|Follow-up|leantach/)
})

test.each([
  ['en', 'can i get an appointment, i get off work at 3'],
  ['en', 'can i get an appointment, i finish work at half 4 but could get off at 3'],
] as const)('%s: “%s” wants a new one', async (language, wish) => {
  const [answer] = await hold([wish], language)
  expect(answer).not.toMatch(/email address|ríomhphoist/)
})

test.each([
  ['en', 'i have an appointment friday, can i come monday instead', /email address/],
  ['en', 'i’ve an appointment tomorrow, can i come a bit later', /email address/],
  ['en', 'i was never treated so badly before', /sorry/],
  ['ga', 'ní bheidh mé ann amárach', /ríomhphoist/],
  ['ga', 'ní raibh mé ann inné, an féidir an choinne a athrú', /ríomhphoist/],
] as const)('%s: “%s” is no first visit', async (language, wish, answer) => {
  expect((await hold([wish], language))[0]).toMatch(answer)
})

test.each([
  [
    'en',
    'my knee is stiff for months, is it worth coming in',
    'ah no its nothing serious its just stiff when i kneel, can the physio look at it?',
    /just stiff when i kneel/,
  ],
  [
    'ga',
    'ta mo ghlun tinn le tamall, an fiu teacht isteach?',
    'tá sé righin nuair a shuím, an féidir leis an bhfisiteiripeoir breathnú air?',
    /righin nuair a shuím/,
  ],
] as const)('%s: behind “%s”, “%s” is noted, and raises no alarm', async (language, wish, told, note) => {
  const answer = (await hold([wish, told], language)).at(-1)
  expect(answer).toMatch(note)
  expect(answer).toMatch(/1\. /)
  expect(answer).not.toMatch(/112|did not understand|Níor thuig/)
})
