import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough } = openDialogues()

test.each([
  ['the 2nd', 'Tuesday 24 November at 09:00'],
  ['2nd one', 'Tuesday 24 November at 09:00'],
  ['1 obvs', 'Monday 23 November at 09:00'],
  ["i'll take 3 so", 'Wednesday 25 November at 09:00'],
  ['the wednesday one', 'Wednesday 25 November at 09:00'],
  ['wednesday please. his name is Cian Molloy', 'Wednesday 25 November at 09:00'],
  ['wed 25th please', 'Wednesday 25 November at 09:00'],
])('%s chooses one of the offered times', async (choice, time) => {
  const [, answer] = await hold(['massage next week', choice])
  expect(answer).toContain(`I am keeping this time for you: Sports massage, ${time}.`)
})

test.each(['9 so', '9 for me', 'yeah 9 is grand'])('%s chooses the time of that hour', async (choice) => {
  const [, answer] = await hold(['massage friday', choice])
  expect(answer).toContain('Friday 20 November at 09:00.')
})

test('the 2nd of December is a day where days near it were offered', async () => {
  const [, answer] = await hold(['massage on the 1st of december', 'the 2nd'])
  expect(offeredIn(answer)[0]).toBe('Wednesday 2 December at 09:00')
})

test('“the 2nd”, where all times are on the second of December, is one of them', async () => {
  const [, answer] = await hold(['massage on the 2nd of december', 'the 2nd'])
  expect(answer).toMatch(/I am keeping this time for you: .*2 December/)
})

test('"the 2nd one" beside a date is no hour', async () => {
  const [, answer] = await hold(['massage dec 8', '2nd one is after that isnt it? the 9th dec'])
  expect(offeredIn(answer)[0]).toBe('Wednesday 9 December at 09:00')
})

test('the held time is corrected by an hour, by minutes and by what comes earlier', async () => {
  const answers = await hold(['massage tomorrow at 3', 'make it half past', 'no 4', 'can ya make it earlier'])
  expect(answers[1]).toContain('Thursday 19 November at 15:30')
  expect(answers[2]).toContain('Thursday 19 November at 16:00')
  expect(offeredIn(answers[3]).at(-1)).toBe('Thursday 19 November at 15:45')
})

test('other times and another day are others than those that were offered', async () => {
  const answers = await hold(['massage friday', 'any other times?', 'another day', 'no the other one'])
  const [first, second] = [offeredIn(answers[0]), offeredIn(answers[1])]
  expect(second).toHaveLength(3)
  expect(second.filter((time) => first.includes(time))).toEqual([])
  expect(offeredIn(answers[2])[0]).toMatch(/^Monday 23 November/)
  expect(answers[2]).not.toContain('Friday')
})

test('"earlier" and "later" of an offer choose none of it', async () => {
  const answers = await hold(['suathaireacht spóirt Dé hAoine tar éis a cúig', 'níos luaithe'], 'ga')
  expect(offeredIn(answers[1]).at(-1)).toBe('Dé hAoine, 20 Samhain ag 16:45')
})

test.each(["no that's no good, forget it", 'i said forget it!!', 'ah leave it so'])(
  '%s ends a booking',
  async (end) => {
    const [, answer] = await hold(['massage friday', end])
    expect(answer).toBe('All right, we will leave it at that. Nothing was booked.')
  },
)

test('"forget about Monday" ends nothing', async () => {
  const [, answer] = await hold(['massage next week', 'forget about monday'])
  expect(offeredIn(answer)[0]).toMatch(/^Tuesday 24/)
})

test.each([
  ['9. Ger Twomey, ger@example.ie', 'Friday 20 November at 09:00. Name: Ger Twomey. Contact: ger@example.ie.'],
  ['grand. after school, at four. Ger Twomey, 086 123 4567', 'at 16:00. Name: Ger Twomey. Contact: 086 123 4567.'],
  ['half 9 is too early, 2', 'I am keeping this time for you: Sports massage, Friday 20 November at'],
])('%s: one part of the message says the time', async (choice, answer) => {
  expect((await hold(['massage friday', choice])).at(-1)).toContain(answer)
})

test('a service that is chosen by its number is no hour', async () => {
  const [, answer] = await hold(['an appointment today please', '1'])
  expect(answer).toMatch(/^First visit, then|^These times are free|^Wednesday/)
  expect(answer).not.toContain('I am keeping')
})

test('a time that is past is said to be, and nobody waits for it', async () => {
  const [answer] = await hold(['massage today at half nine in the morning'])
  expect(answer).not.toMatch(/not free|waiting list/)
})

test.each([
  'an bhfuil cead páirceáil ansin?',
  'an bhfuil cead agam duine a thabhairt liom?',
  'an mbeadh cead isteach ag páistí?',
])('"%s" asks for permission and chooses no time', async (question) => {
  const answers = await hold(['suathaireacht dé haoine', question], 'ga')
  expect(answers[1]).not.toContain('á choinneáil')
  expect(answers[1]).toContain('Cé acu de na hamanna sin a oireann duit?')
})

const SECOND = ['the second one', 'ceann a dó', 'an dara ceann', 'the 2nd one please', '2']

test.each(SECOND)('“%s” after services or prices that asked nothing books the second', async (line) => {
  for (const question of ['what services do you have', 'what are your prices']) {
    expect(await talkThrough(question, line)).toMatch(/^(?:Sports massage, then|Suathaireacht spóirt, mar sin)\./)
  }
})

test.each(SECOND)('“%s” chooses between a message and a person, and what should change', async (line) => {
  expect(await talkThrough('do ye have a sauna', line)).toMatch(/^(?:I have told our team|Chuir mé scéala)/)
  const message = ['can i leave a message', 'my knee is sore', 'Tom Byrne 0871112222', 'no']
  expect(await talkThrough(...message, line)).toMatch(/^(?:What is your name\?|Cén t-ainm atá ort\?)$/)
})

test('a list that was said before something else is chosen from no more, and a question about it is none', async () => {
  const prices = 'what are your prices'
  expect(await talkThrough(prices, 'thanks', 'the second one')).not.toContain(', then.')
  expect(await talkThrough(prices, 'is the second one longer?')).not.toContain(', then.')
  expect(await talkThrough(prices, 'second visit or first visit, i dont know which of them')).not.toContain('massage.')
})

test.each([
  ['en', '9 no thats too early is there anything at lunch', /12:00.*12:\d\d.*13:/s],
  [
    'en',
    '9 in the MORNING is too early. around 1?',
    /keeping this time for you: Sports massage, Friday 20 November at 13:00/,
  ],
  ['en', '9 is too early, 10 is grand', /at 10:00\.\n/],
  ['en', '9 doesnt suit me but 10 does', /at 10:00\.\n/],
  ['en', 'half 9 is too early, 2', /at 14:00\.\n/],
  ['en', '10 not 11', /at 10:00\.\n/],
  ['en', 'the first one is too early, number 2', /at 13:15\.\n/],
  ['en', 'not the first one, the last one', /at 17:30\.\n/],
  ['ga', 'tá 9.00 róluath dom, an bhfuil aon rud ag am lóin', /12:00.*12:\d\d.*13:/s],
  ['en', 'the 9 o clock is too early for me so 10', /at 10:00\.\n/],
  ['en', '9 no, 10 yes', /at 10:00\.\n/],
  ['ga', 'ní maith liom a naoi, an féidir a deich', /ag 10:00\.\n/],
  ['ga', 'ní a naoi, a haon déag', /ag 11:00\.\n/],
  ['ga', 'tá a naoi róluath, an mbeadh a haon ag obair', /ag 13:00\.\n/],
  ['ga', 'níl a naoi go maith dom, a dó dhéag', /ag 12:00\.\n/],
] as const)(
  '%s: “%s” takes the time that is wanted, and not the one that is refused',
  async (language, line, answer) => {
    const wish = language === 'en' ? 'massage friday' : 'suathaireacht spóirt dé haoine'
    expect((await hold([wish, line], language)).at(-1)).toMatch(answer)
  },
)

test.each([
  ['en', '9 is too early', '10:00'],
  ['en', '9 is too early for me, have ye anything later', '10:00'],
  ['en', '8 or 9 is too early', '10:00'],
  ['ga', 'tá a naoi róluath', '10:00'],
] as const)('%s: after “%s” times from an hour later on are offered', async (language, line, first) => {
  const wish = language === 'en' ? 'massage friday' : 'suathaireacht spóirt dé haoine'
  expect(offeredIn((await hold([wish, line], language)).at(-1))[0]?.slice(-5)).toBe(first)
})

const REFUSALS = [
  'not 9 thats no good to me',
  'anything but 9 or 10',
  "i can't do 9, i'm in work",
  'the first one is no good',
  'i dont want 9',
  "b'fhearr liom gan a bheith ag a naoi",
  'ní oireann a naoi dom',
  'ní hé an chéad cheann',
  'rud ar bith ach a naoi',
]

test.each(REFUSALS)('“%s” gets other times', async (line) => {
  const offered = offeredIn(await talkThrough('massage friday', line))
  expect(offered).toHaveLength(3)
  expect(offered.join()).not.toMatch(/09:00|13:15|17:30/)
})

test.each([...REFUSALS.slice(0, 3), 'yes but 9 is too early', 'tá a naoi róluath'])(
  '“%s”, of a time that was read back, gives it up',
  async (line) => {
    const offered = offeredIn(await talkThrough('massage friday at 9', 'Joe Byrne 087 123 4567', line))
    expect(offered).not.toHaveLength(0)
    expect(offered.join()).not.toContain('09:00')
  },
)

test.each(['10 is no good for us, would 11 work', 'sorry cant make 10 anymore, 11', 'not 10, 11'])(
  '“%s” reads the other hour back at once',
  async (line) =>
    expect(await talkThrough('massage friday at 10', 'Joe Byrne 087 123 4567', line)).toContain(
      'Friday 20 November at 11:00. Name: Joe Byrne.',
    ),
)

test.each([
  'is 10 too early for ye',
  'no 10',
  'an bhfuil a deich róluath',
  '10 is not too early for me',
  'níl a deich róluath',
])('“%s” refuses nothing', async (line) => expect(await talkThrough('massage friday', line)).toMatch(/10:00\.\n/))

test.each(['the monday one is no good', 'níl an ceann dé luain oiriúnach'])('“%s” refuses the day', async (line) =>
  expect((await hold(['massage next week', line])).at(-1)).not.toContain('23'),
)

test('a refused hour beside a yes is told to the team where it is theirs to know', async () => {
  const said = await talkThrough(
    'massage friday at 10',
    'Joe Byrne 087 123 4567',
    'yes but tell them 9 is too early for me usually',
  )
  expect(said).toMatch(/“tell them 9 is too early for me usually”.*is booked/s)
})

test('two refused hours choose neither', async () => {
  const offered = offeredIn(await talkThrough('massage friday', '9 is too early and 17.30 is too late'))
  expect(offered[0]).toContain('10:00')
})

test.each([
  ['en', 'maybe 11', '20 November at 11:00.'],
  ['en', 'i could maybe do half 10', '20 November at 10:30.'],
  ['en', 'perhaps the second one', '20 November at 13:15.'],
  ['ga', 'b’fhéidir a haon déag', '20 Samhain ag 11:00.'],
  ['ga', "b'fhéidir an dara ceann", '20 Samhain ag 13:15.'],
] as const)('%s: “%s” proposes a time, and is no note', async (language, line, time) => {
  const wish = language === 'en' ? 'massage friday' : 'suathaireacht spóirt Dé hAoine'
  const answer = (await hold([wish, line], language)).at(-1)
  expect(answer).toContain(time)
  expect(answer).not.toMatch(/noted|nóta/)
})

test.each([
  ['en', 'same number she has'],
  ['en', 'the same number as me'],
  ['ga', 'an uimhir chéanna atá aici'],
] as const)('%s: “%s”, of what is read back, changes nothing', async (language, line) => {
  const lines =
    language === 'en'
      ? ['massage friday at 11 for my daughter', 'Mary Burke 087 123 4567', line]
      : ['suathaireacht spóirt Dé hAoine ag a haon déag do m’iníon', 'Máire de Búrca 087 123 4567', line]
  const answer = (await hold(lines, language)).at(-1)
  expect(answer).toMatch(/087 123 4567\. (?:Shall I book it|An gcuirfidh mé in áirithe)/)
  expect(answer).not.toMatch(/noted|nóta/)
})

test.each([
  ['en', 'massage', 'weds so.'],
  ['en', 'massage', 'the thursday then'],
  ['ga', 'suathaireacht spóirt', 'Dé Céadaoin mar sin'],
] as const)('%s: “%s” and “%s”, with one offered time on that day, takes it', async (language, wish, line) => {
  const [listed, answer] = await hold([wish, line], language)
  const time = offeredIn(listed).find((each) =>
    /thurs/iu.test(line) ? each.startsWith('Thursday') : /Wed|Céad/.test(each),
  )
  expect(time).toBeDefined()
  expect(answer).toContain(time)
  expect(answer).toMatch(/What name|Cén t-ainm/)
})

test('“at 1” is an hour, and no place among the offered times', async () => {
  const [listed, answer] = await hold(['massage friday', 'at 1'])
  expect(offeredIn(listed)[0]).not.toContain('13:00')
  expect(answer).toContain('Friday 20 November at 13:00')
})
