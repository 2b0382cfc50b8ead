import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string) => ({ id, name: { en, ga }, minutes: 30, diaryIds: ['niamh'] })
const { hold } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [service('haircut', 'Haircut', 'Bearradh gruaige'), service('massage', 'Massage', 'Suathaireacht')],
  },
})

const FIRST = {
  en: ['haircut tuesday at 10', 'Mary Byrne 087 123 4567'],
  ga: ['bearradh gruaige Dé Máirt ag a deich', 'Máire Ní Bhroin 087 123 4567'],
}
const YES = { en: 'yes', ga: 'sea' }

test.each([
  ['en', 'haircut for me tuesday at 10 and one for my son thursday at the same time'],
  ['en', 'haircut tuesday at 10 and a massage thursday at the same time'],
  ['ga', 'bearradh gruaige Dé Máirt ag a deich agus suathaireacht Déardaoin ag an am céanna'],
] as const)('%s: “%s” keeps the hour for the second one', async (language, wish) => {
  const answers = await hold([wish, FIRST[language][1] ?? '', YES[language]], language)
  expect(answers[2]).toMatch(/Thursday 26 November at 10:00|Déardaoin, 26 Samhain ag 10:00/)
})

test.each([
  ['en', 'and another for my daughter at the same time on thursday'],
  ['en', 'and one for my son, same time thursday'],
  ['ga', 'agus ceann eile do mo mhac ag an am céanna Déardaoin'],
  ['ga', 'agus ceann do m’iníon Déardaoin ag an uair cheanna'],
] as const)('%s: “%s”, during a booking, has its hour', async (language, wish) => {
  const [start = '', person = ''] = FIRST[language]
  const answers = await hold([start, wish, person, YES[language]], language)
  expect(answers[3]).toMatch(/Thursday 26 November at 10:00|Déardaoin, 26 Samhain ag 10:00/)
})

test.each([
  ['en', 'and one for my daughter, same time thursday', '10:00'],
  ['en', 'another one for my daughter thursday at the same time', '10:00'],
  ['en', 'and one for my daughter thursday at 11', '11:00'],
  ['en', 'can i book my daughter in at the same time on thursday', '10:00'],
  ['en', 'a massage thursday same time', '10:00'],
  ['ga', 'agus ceann do m’iníon ag an am céanna Déardaoin', '10:00'],
  ['ga', 'ceann eile do m’iníon ag an am ceanna Déardaoin', '10:00'],
  ['ga', 'an féidir m’iníon a chur síos Déardaoin ag an am céanna', '10:00'],
  ['ga', 'agus ceann do m’iníon Déardaoin ag a haon déag', '11:00'],
  ['en', 'actually can his sister come at the same time on thursday', '10:00'],
  ['ga', 'an féidir le mo mhac teacht ag an am céanna Déardaoin', '10:00'],
] as const)('%s: “%s”, behind a booking, begins another at %s', async (language, wish, clock) => {
  const answers = await hold([...FIRST[language], YES[language], wish], language)
  expect(answers[3]).toMatch(new RegExp(` 26 (?:November at|Samhain ag) ${clock}`))
})

test.each([
  ['en', 'thursday at 11 instead', /Shall I move/],
  ['en', 'can i come on thursday at the same time', /Shall I move/],
  ['en', 'could you move it to thursday at the same time', /Shall I move.*26 November at 10:00/],
  ['en', 'is there parking on thursday', /^(?!.*(?:keeping|Now the next))/s],
  ['ga', 'bog go Déardaoin é ag an am céanna', /An mbogfaidh mé.*26 Samhain ag 10:00/],
] as const)('%s: “%s”, behind a booking, begins none', async (language, wish, answer) => {
  const answers = await hold([...FIRST[language], YES[language], wish], language)
  expect(answers[3]).toMatch(answer)
})

test.each(['is it only mornings, i work til 3', 'mornings? i work til 3'])(
  '“%s” books for nobody else',
  async (line) => {
    const answers = await hold(['haircut', line])
    expect(answers[1]).not.toContain('I will book this after it')
  },
)
