import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const clocksIn = (answer = '') => offeredIn(answer).map((time) => time.slice(-5))

test.each([
  ['9 in the morning? hes in school!!', '15:00'],
  ["too early, she's at school", '15:00'],
  ['nine? im in work', '17:00'],
  ['not out of school til 4', '16:00'],
])('“%s” is later than that, on every day that is looked at after it', async (line, from) => {
  const answers = await hold(['massage next week', line, 'what about the week after'])
  for (const answer of answers.slice(1)) {
    expect(clocksIn(answer).length).toBeGreaterThan(0)
    for (const clock of clocksIn(answer)) expect(clock >= from).toBe(true)
  }
})

test.each([
  ['a naoi ar maidin? tá sé ar scoil!', '15:00'],
  ['ró-luath, tá mé ag obair', '17:00'],
])('“%s” is later than that too', async (line, from) => {
  const answers = await hold(['suathaireacht spóirt an tseachtain seo chugainn', line], 'ga')
  for (const clock of clocksIn(answers[1])) expect(clock >= from).toBe(true)
  expect(clocksIn(answers[1]).length).toBeGreaterThan(0)
})

test('of two hours from which it suits, the later one counts', async () => {
  const answers = await hold(['massage after school', 'so nothing? he is not out til 4. what about mondays'])
  for (const clock of clocksIn(answers[1])) expect(clock >= '16:00').toBe(true)
})

test.each(['is there 4.15 any day', 'anything at quarter past four any day'])(
  '“%s” is looked for on every day',
  async (line) => {
    const answers = await hold(['massage friday', line])
    expect(new Set(clocksIn(answers[1]))).toEqual(new Set(['16:15']))
    expect(offeredIn(answers[1])).toHaveLength(3)
  },
)

test.each([
  ['massage wednesday at 9', 'Wednesday 25 November at 09:00'],
  ['massage on wednesday at 3', 'Wednesday 18 November at 15:00'],
])('“%s”, said on a Wednesday, is the next one that can be', async (wish, time) => {
  const [answer] = await hold([wish])
  expect(answer).toContain(time)
})

test.each([
  ['do ye do evenings', 'No, we close at 18:00 at the latest.'],
  ['are ye open late any night', 'No, we close at 18:00 at the latest.'],
  ['do ye open weekends', 'No, we are closed at the weekend.'],
])('“%s” is answered before the hours are listed', async (question, answer) => {
  const [said] = await hold([question])
  expect(said).toMatch(new RegExp(`^${answer}\n\nOur opening hours:`))
})

test('in Irish too', async () => {
  const [said] = await hold(['an mbíonn sibh ar oscailt san oíche'], 'ga')
  expect(said).toContain('dúnaimid ag 18:00 ar a dheireanaí')
})

test.each([
  ['en', 'could i have a massage after school, like 4.30 some day', 'Wednesday 18 November at 16:30 is free'],
  ['en', 'could i have a massage at 4.30, after school is best', 'at 16:30'],
  ['ga', 'ba mhaith liom suathaireacht spóirt tar éis na scoile, thart ar 4.30', '18 Samhain ag 16:30'],
] as const)('%s: “%s” wants the hour, and not only what is behind school', async (language, line, time) => {
  const [answer] = await hold([line], language)
  expect(answer).toContain(time)
  expect(offeredIn(answer)).toEqual([])
})

test('an hour on any day is looked for also where nothing is offered yet', async () => {
  const [answer] = await hold(['can i have a massage around 4.30 any day'])
  expect(clocksIn(answer)).toEqual(['16:30', '16:30', '16:30'])
})

test.each([
  ['en', 'massage any evening after school say half 4 next week', '16:30', '23'],
  ['en', 'massage next week at 3', '15:00', '23'],
  ['en', 'massage sometime next week, around 3', '15:00', '23'],
  ['en', 'massage any day next week around 3', '15:00', '23'],
  ['en', 'massage next week, i work till 4 so maybe half 4', '16:30', '23'],
  ['en', 'massage some afternoon, 4 would be ideal', '16:00', '18'],
  ['en', 'massage some morning, ideally 11', '11:00', '18'],
  ['ga', 'suathaireacht spóirt an tseachtain seo chugainn thart ar a trí', '15:00', '23'],
  ['ga', 'suathaireacht spóirt lá ar bith timpeall a trí, abair', '15:00', '18'],
  ['ga', 'suathaireacht spóirt tráthnóna éigin, a ceathair b’fhearr liom', '16:00', '18'],
  ['ga', 'suathaireacht spóirt maidin éigin an tseachtain seo chugainn, a deich abair', '10:00', '23'],
  [
    'ga',
    'suathaireacht spóirt trathnona ar bith i ndiaidh na scoile, leathuair tar eis a ceathair abair',
    '16:30',
    '18',
  ],
] as const)('%s: “%s” is that hour on several days', async (language, wish, clock, first) => {
  const next = language === 'en' ? 'what about the week after' : 'agus an tseachtain ina dhiaidh sin?'
  const answers = await hold([wish, next], language)
  expect(answers[0]).toMatch(new RegExp(`(?:y|n|e|Luain,|Céadaoin,) ${first} (?:November|Samhain)`))
  for (const answer of answers) expect(clocksIn(answer)).toEqual([clock, clock, clock])
})

test.each([
  ['en', 'massage monday or tuesday at 3', ['15:00', '15:00']],
  ['en', 'massage monday or tuesday after 2, say half 3', ['15:30', '15:30']],
  ['ga', 'suathaireacht spóirt Dé Luain nó Dé Máirt ag a trí', ['15:00', '15:00']],
] as const)('%s: “%s” is the hour on both days', async (language, wish, clocks) => {
  expect(clocksIn((await hold([wish], language))[0])).toEqual(clocks)
})

test.each([
  ['massage next week after 4, i have 3 kids', '16:00'],
  ['massage next week between 3 and 4', '15:00'],
  ['massage next week, not at 3', '09:00'],
  ['massage for 3 next week', '09:00'],
])('“%s” wishes no hour by itself', async (wish, clock) => {
  expect(clocksIn((await hold([wish]))[0])).toEqual([clock, clock, clock])
})

test.each([
  ['en', 'I can’t do Mondays or anything before 11', '11:00', '24:00'],
  ['en', 'mornings only', '00:00', '12:00'],
  ['en', 'i finish work at half 4', '16:30', '24:00'],
  ['en', 'have you anything after 4?', '16:00', '24:00'],
  ['ga', 'maidineacha amháin a oireann dom', '00:00', '12:00'],
  ['ga', 'ní féidir liom an Luan ná aon rud roimh a haon déag', '11:00', '24:00'],
  ['ga', 'críochnaím ag obair ag leathuair tar éis a ceathair', '16:30', '24:00'],
  ['ga', 'caithfidh sé a bheith tar éis a ceathair', '16:00', '24:00'],
] as const)('%s: “%s”, before a service is named, holds for each day', async (language, limit, from, to) => {
  const lines = {
    en: ['a massage', 'next week', 'what about friday', 'any other day'],
    ga: ['suathaireacht spóirt', 'an tseachtain seo chugainn', 'cad faoi Dé hAoine', 'lá éigin eile'],
  }
  const answers = await hold([limit, ...lines[language]], language)
  for (const answer of answers.slice(2)) {
    expect(clocksIn(answer).length).toBeGreaterThan(0)
    for (const clock of clocksIn(answer)) expect(clock >= from && clock < to).toBe(true)
    if (/Mondays|Luan/.test(limit)) for (const time of offeredIn(answer)) expect(time).not.toMatch(/Monday|Luain/)
  }
})

test.each([
  ['en', 'massage after 4', 'earlier is fine too actually, thursday'],
  ['en', 'massage after 4', 'before 4 is grand too, thursday'],
  ['en', 'massage after 4 next week', 'it doesnt have to be after 4'],
  ['en', 'massage, evenings', 'mornings are fine too'],
  ['en', 'massage tuesday afternoon', 'the time doesn’t matter'],
  ['ga', 'suathaireacht spóirt i ndiaidh a ceathair', 'níos luaithe ceart go leor freisin, Déardaoin'],
  ['ga', 'suathaireacht spóirt i ndiaidh a ceathair', 'is cuma faoin am, cad faoi Déardaoin'],
  ['ga', 'suathaireacht spóirt i ndiaidh a ceathair', 'ní gá é a bheith i ndiaidh a ceathair'],
] as const)('%s: behind “%s”, “%s” lets the hours go', async (language, wish, line) => {
  const [before, answer] = await hold([wish, line], language)
  expect(clocksIn(before)[0]?.slice(0, 2)).not.toMatch(/^(?:09|1[01])/)
  expect(clocksIn(answer)[0]).toMatch(/^(?:09|1[01]):/)
})

test.each([
  ['en', 'massage after 4', 'is there any after 5 as well', '17:00'],
  ['en', 'massage after 3', 'it has to be after 4', '16:00'],
  ['ga', 'suathaireacht spóirt i ndiaidh a trí', 'caithfidh sé a bheith i ndiaidh a ceathair', '16:00'],
] as const)('%s: behind “%s”, “%s” sets another hour', async (language, wish, line, from) => {
  const [, answer] = await hold([wish, line], language)
  expect(clocksIn(answer)).toHaveLength(3)
  for (const clock of clocksIn(answer)) expect(clock >= from).toBe(true)
})

test.each([
  ['en', 'massage after school', 'hmm next week is bad actually, the week after'],
  ['en', 'massage', 'not next week, the week after'],
  ['ga', 'suathaireacht spóirt', 'ní oireann an tseachtain seo chugainn, an tseachtain ina dhiaidh sin'],
] as const)('%s: behind “%s”, “%s” is the week behind the refused one', async (language, wish, line) => {
  const [, answer] = await hold([wish, line], language)
  expect(offeredIn(answer)[0]).toMatch(/30 (?:November|Samhain)/)
})

test('who is only out at an hour comes behind it', async () => {
  const answers = await hold(['massage', 'hes only out at 4, what about mondays'])
  expect(clocksIn(answers[1])[0]).toBe('16:00')
})

test('a wish for one in Irish with an hour of work is no move', async () => {
  const [answer, next] = await hold(
    ['tá coinne uaim ach bím ag obair go dtí a ceathair gach lá', 'suathaireacht spóirt'],
    'ga',
  )
  expect(answer).not.toContain('ríomhphoist')
  expect(clocksIn(next)).toEqual(['16:00', '16:00', '16:00'])
})

test('“an ceann a …” is the one at that hour', async () => {
  const [, answer] = await hold(['suathaireacht spóirt Dé hAoine, ní roimh a ceathair', 'an ceann a ceathair'], 'ga')
  expect(answer).toContain('20 Samhain ag 16:00')
  expect(answer).not.toMatch(/[Nn]óta/)
})

test('for whom it is, and who says it, are two names', async () => {
  const [, answer] = await hold(
    [
      'suathaireacht spóirt do mo mháthair an tseachtain seo chugainn',
      'Dé Céadaoin. Peig Ní Dhomhnaill is ainm di agus mise Nóra, 086 777 8888',
    ],
    'ga',
  )
  expect(answer).toContain('Ainm: Nóra (do Pheig Ní Dhomhnaill)')
})

test.each([
  ['en', 'a first visit on Friday but not too early, after 11, I do be slow in the mornings'],
  ['en', 'a first visit Friday, after 11, not too early please'],
  ['en', 'a first visit after the 11 mass, Friday'],
  ['ga', 'céad chuairt Dé hAoine ach ní róluath, tar éis a haon déag, bím mall ar maidin'],
  ['ga', 'céad chuairt Dé hAoine tar éis Aifreann a haon déag'],
] as const)('%s: “%s” is offered from eleven', async (language, line) => {
  const [answer] = await hold([line], language)
  const offered = offeredIn(answer)
  expect(offered.length).toBeGreaterThan(0)
  for (const time of offered) {
    expect(time).toContain('20')
    expect(time.slice(-5) >= '11:00').toBe(true)
  }
})

test.each([
  ['en', "I've mass on Thursday, could I get a massage on Monday or Tuesday?"],
  ['en', 'massage please, match on Saturday, can ye take me mon or tues?'],
  ['ga', 'Tá scrúdú agam Déardaoin, an féidir liom suathaireacht a fháil Dé Luain nó Dé Máirt?'],
] as const)('%s: “%s” wishes for no time of the day that is spoken for', async (language, line) => {
  const [answer] = await hold([line], language)
  expect(answer).not.toMatch(/19 |21 |Thursday|Saturday|Déardaoin|Sathairn/)
  expect(offeredIn(answer)).toHaveLength(3)
})

test.each([
  ['en', ['a sports massage on Friday afternoon', 'how long does it take tho'], 'Sports massage: 30 minutes.'],
  [
    'en',
    ['a sports massage on Friday afternoon', 'how long does it take? collecting the young lad at 6'],
    'Sports massage: 30 minutes.',
  ],
  [
    'en',
    ['Can I get a sports massage on Friday afternoon? how long does it take, I’m collecting the kids at 6'],
    'Sports massage: 30 minutes.',
  ],
  [
    'ga',
    ['suathaireacht spóirt tráthnóna Dé hAoine', 'cá fhad a thógann sé mar sin?'],
    'Suathaireacht spóirt: 30 nóiméad.',
  ],
  [
    'ga',
    ['An féidir liom suathaireacht spóirt a fháil Dé hAoine? Cá fhad a thógann sé? táim ag bailiú na bpáistí ag a sé'],
    'Suathaireacht spóirt: 30 nóiméad.',
  ],
] as const)('%s: “%s” is answered with the length, and keeps the time', async (language, lines, length) => {
  const answer = (await hold([...lines], language)).at(-1)
  expect(answer).toContain(length)
  expect(answer).not.toMatch(/18:00|noted|nóta/)
})
