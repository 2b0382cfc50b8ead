import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const BOTH = {
  en: [
    'massage for my son Oisín friday at 3',
    'Maura Burke 086 123 4567',
    'yes',
    'first visit for me friday at 4',
    'yes',
  ],
  ga: [
    'suathaireacht spóirt do mo mhac Oisín dé hAoine ag a trí',
    'Máire de Búrca 086 123 4567',
    'sea',
    'céad chuairt domsa dé hAoine ag a ceathair',
    'sea',
  ],
}

test.each([
  ['en', 'what time is his again', /^Your appointment: Sports massage \(Oisín\), Friday 20 November at 15:00\.$/],
  [
    'en',
    'what time is oisin in at again',
    /^Your appointment: Sports massage \(Oisín\), Friday 20 November at 15:00\.$/,
  ],
  ['en', 'is Oisín still booked in', /^Yes: Sports massage \(Oisín\), Friday 20 November at 15:00\.$/],
  [
    'ga',
    'cén t-am atá Oisín ann arís',
    /^Do choinne: Suathaireacht spóirt \(Oisín\), Dé hAoine, 20 Samhain ag 15:00\.$/,
  ],
  ['ga', 'an bhfuil coinne Oisín fós ann?', /^Tá: Suathaireacht spóirt \(Oisín\), Dé hAoine, 20 Samhain ag 15:00\.$/],
] as const)('%s: “%s” names the booking of one of them', async (language, line, answer) => {
  expect((await hold([...BOTH[language], line], language)).at(-1)).toMatch(answer)
})

test.each([
  ['ga', 'cén t-am atá Oisín ann arís', /^Do choinne: /],
  ['ga', 'an bhfuil coinne agam anois nó nach bhfuil', /^Tá: /],
  ['en', 'what time is Oisín in at', /^Your appointment: /],
  ['en', 'do i have an appointment now or not', /^Yes: /],
] as const)('%s: “%s”, where only one is booked', async (language, line, answer) => {
  const last = (await hold([...BOTH[language].slice(0, 3), line], language)).at(-1)
  expect(last).toMatch(answer)
  expect(last).toMatch(/15:00\.$/)
})

test.each([
  ['en', 'cancel mine', 'Shall I cancel this appointment: First visit'],
  ['ga', "cuir ceann s'agamsa ar ceal", 'An gcuirfidh mé an choinne seo ar ceal: Céad chuairt'],
] as const)('%s: “%s” is that of who writes', async (language, line, question) => {
  expect((await hold([...BOTH[language], line], language)).at(-1)).toContain(question)
})

test.each([
  ['en', 'move it to monday', 'is it still at 3?', /^Shall I move your appointment\? Sports massage, new time: Monday/],
  ['ga', 'bog go dtí Dé Luain é', 'an bhfuil sé fós ag 3?', /^An mbogfaidh mé do choinne\? .*Dé Luain/],
] as const)('%s: %s, and then “%s” asks for the new time', async (language, wish, line, answer) => {
  const booked = {
    en: ['massage friday at 3', 'Joe Bloggs 086 123 4567', 'yes'],
    ga: ['suathaireacht spóirt dé hAoine ag a trí', 'Seán Ó Sé 086 123 4567', 'sea'],
  }
  expect((await hold([...booked[language], wish, line], language)).at(-1)).toMatch(answer)
})

test.each([
  ['en', "I'm a bit deaf now so quarter past three suits, but don't be ringing me, text my daughter. Tom Foley"],
  ['en', 'quarter past three suits, text my daughter. Tom Foley'],
  ['ga', 'oireann ceathrú tar éis a trí. Tom Foley is ainm dom'],
] as const)('%s: “%s” takes the time of the day that was offered', async (language, line) => {
  const contact =
    language === 'en'
      ? 'No email. My daughter Mary 086 555 0144, text only'
      : 'M’iníon Máire 086 555 0144, téacs amháin'
  const start = language === 'en' ? 'a first visit on Friday afternoon' : 'céad chuairt tráthnóna Dé hAoine'
  const answers = await hold([start, line, contact], language)
  expect(answers[1]).toMatch(/20 (?:November at|Samhain ag) 15:15\./)
  expect(answers[2]).toContain(contact.replace('No email. ', ''))
  expect(answers[2]).toMatch(/(?:Name|Ainm): Tom Foley\. \p{L}+: 086 555 0144\./u)
})

test('who is to be rung is not who comes', async () => {
  const answers = await hold([
    'a first visit on Friday afternoon',
    "I'm a bit deaf now so quarter past three suits, but don't be ringing me, text my daughter. Tom Foley",
  ])
  expect(answers[1]).toContain("don't be ringing me, text my daughter")
  expect(answers[1]).not.toContain('quarter past')
})

test.each(['Mary Foley 086 555 0144', 'for my daughter Mary Foley, I’m Tom Byrne 086 555 0144'])(
  '“%s” is no number of a relative alone',
  async (line) => {
    const answers = await hold(['a first visit on Friday at ten', 'Tom Byrne', line])
    expect(answers[2]).toContain('086 555 0144')
    expect(answers[2]).not.toMatch(/“[^”]*086/)
  },
)
