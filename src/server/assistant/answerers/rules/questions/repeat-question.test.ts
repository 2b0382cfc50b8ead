import { describe, expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

/** The question that ends an answer. */
const lastIn = (answer = '') => answer.split('\n\n').at(-1) ?? ''

const DIGRESSIONS = { en: 'where are ye?', ga: 'cá bhfuil sibh?' }

/** What is asked, and what is asked behind the answer to something else. */
async function repeat(hold: ReturnType<typeof openDialogues>['hold'], lines: string[], language: 'en' | 'ga' = 'en') {
  const [question, repeated] = (await hold([...lines, DIGRESSIONS[language]], language)).slice(-2)
  expect(repeated).toMatch(/4 Quay Street/)
  return [lastIn(question), lastIn(repeated)]
}

describe('behind the answer to something else, a question is repeated in its own words', () => {
  const { hold } = openDialogues()
  const MASSAGE = ['massage friday at 10', 'Joe Byrne 087 123 4567']
  const MESSAGE = ['leave a message: the gate is broken again', 'Joe Byrne', '087 123 4567']

  test.each([
    [['I want to book something']],
    [['massage friday at 10']],
    [['massage friday at 10', 'Joe Byrne']],
    [[...MASSAGE, 'no']],
    [['can I leave a message']],
    [MESSAGE.slice(0, 1)],
    [MESSAGE.slice(0, 2)],
    [[...MESSAGE, 'no']],
    [['my pipe burst']],
    [['my pipe burst', 'Joe Byrne 087 123 4567', 'no']],
    [['I need to move my appointment']],
    [['I need to move my appointment', 'joe@example.ie']],
    [[...MASSAGE, 'yes', 'cancel my appointment']],
    [[...MASSAGE, 'yes', 'can I move it to Monday at 11']],
    [[...MASSAGE, 'yes', 'first visit monday at 9', 'yes', 'cancel my appointment']],
    [[...MASSAGE, 'yes', 'change my number on it']],
  ])('%j', async (lines) => {
    const [question, repeated] = await repeat(hold, lines)
    expect(repeated).toBe(question)
  })

  test.each([
    ['en', MASSAGE, 'Sports massage, Friday 20 November at 10:00: shall I book it?'],
    ['en', MESSAGE, 'Shall I pass your message on?'],
    ['en', ['my pipe burst', 'Joe Byrne 087 123 4567'], 'Shall I pass your message on?'],
    [
      'ga',
      ['suathaireacht spóirt Dé hAoine ag 10', 'Seán Ó Sé 087 123 4567'],
      'Suathaireacht spóirt, Dé hAoine, 20 Samhain ag 10:00: an gcuirfidh mé in áirithe í?',
    ],
    ['ga', ['phléasc píopa sa chistin', 'Seán Ó Sé 087 123 4567'], 'An gcuirfidh mé do theachtaireacht ar aghaidh?'],
  ] as const)('%s: %j, which was read back, only asks “%s” again', async (language, lines, asked) => {
    const [question, repeated] = await repeat(hold, [...lines], language)
    expect(question).toMatch(/Byrne|Ó Sé/)
    expect(repeated).toBe(asked)
  })

  test.each([
    [MASSAGE, 'my number is 086 765 4321. where are ye?', /Contact: 086 765 4321\..* Shall I book it\?$/],
    [MASSAGE, 'frobnicate the wibble', /Name: Joe Byrne\..* Shall I book it\?$/],
  ] as const)('behind %j and “%s” it is read back again', async (lines, line, summary) => {
    expect((await hold([...lines, line])).at(-1)).toMatch(summary)
  })

  test('times that were listed are not listed again', async () => {
    const [question, repeated] = await repeat(hold, ['massage friday'])
    expect(question).toMatch(/\n1\. Friday/)
    expect(repeated).toBe('Which of those times suits you? You can also name another one.')
  })

  test.each([
    [['suathaireacht spóirt Dé hAoine ag 10']],
    [['suathaireacht spóirt Dé hAoine ag 10', 'Seán Ó Sé 087 123 4567', 'níl']],
    [['phléasc píopa sa chistin']],
    [['fág teachtaireacht: tá an geata briste arís', 'Seán Ó Sé', '087 123 4567', 'níl']],
  ])('%j', async (lines) => {
    const [question, repeated] = await repeat(hold, lines, 'ga')
    expect(repeated).toBe(question)
  })
})

describe('of a service at the customer’s', () => {
  const services = PRACTICE.diary.services.map((service) => ({ ...service, place: 'customer' as const }))
  const { hold } = openDialogues({ diary: { ...PRACTICE.diary, services } })
  const VISIT = ['massage friday at 10', 'Joe Byrne 087 123 4567']

  test.each([[VISIT], [[...VISIT, '4 Main Street, Galway', 'no']]])('%j', async (lines) => {
    const [question, repeated] = await repeat(hold, lines)
    expect(repeated).toBe(question)
  })
})
