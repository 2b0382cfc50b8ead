import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const HELD = { en: 'first visit friday at 11', ga: 'céad chuairt Dé hAoine ag 11' }

test.each([
  ['en', 'can i be out of there by lunch', 'It takes about 45 minutes, so until about 11:45.'],
  ['en', 'will it be over by 12?', 'It takes about 45 minutes, so until about 11:45.'],
  ['en', 'what time will i be finished', 'It takes about 45 minutes, so until about 11:45.'],
  ['en', 'would i have it back that evening?', 'It takes about 45 minutes, so until about 11:45.'],
  ['en', 'when do i get it back', 'It takes about 45 minutes, so until about 11:45.'],
  ['en', 'what time can i collect it', 'It takes about 45 minutes, so until about 11:45.'],
  ['ga', 'cathain a gheobhaidh mé ar ais é', 'Tógann sé thart ar 45 nóiméad, mar sin go dtí thart ar 11:45.'],
  ['ga', 'an mbeidh sé ar ais agam an tráthnóna sin', 'Tógann sé thart ar 45 nóiméad, mar sin go dtí thart ar 11:45.'],
  ['en', 'will it still be finished the same day', 'It takes about 45 minutes, so until about 11:45.'],
  ['ga', 'an mbeidh sé réidh an lá céanna?', 'Tógann sé thart ar 45 nóiméad, mar sin go dtí thart ar 11:45.'],
  ['ga', 'an mbeidh sé thart faoi am lóin?', 'Tógann sé thart ar 45 nóiméad, mar sin go dtí thart ar 11:45.'],
  ['ga', 'cén t-am a bheidh mé réidh', 'Tógann sé thart ar 45 nóiméad, mar sin go dtí thart ar 11:45.'],
] as const)('%s: “%s” is answered, and sets no limit', async (language, line, until) => {
  const [, answer] = await hold([HELD[language], line], language)
  expect(answer).toMatch(new RegExp(`^${until}\n\n.*\\?$`))
})

test('an end that is asked for beside a time, of a service that was asked about, begins the booking', async () => {
  const [, answer] = await hold(['how long does a first visit take', 'fri 1130. can i be back home by lunch'])
  expect(answer).toMatch(
    /until about 12:15\.\n\nI am keeping this time for you: First visit, Friday 20 November at 11:30/,
  )
})

test('whoever wants to be rung back by an hour asks for no end', async () => {
  const [, answer] = await hold([HELD.en, 'can ye ring me back by 12'])
  expect(answer).not.toContain('It takes about')
})

const VIDEO = { en: /^I cannot say whether it can be by video/, ga: /^Ní féidir liom a rá an féidir físghlao/ }

test.each([
  ['en', 'can i book a first visit on a video call, friday at 11', 'yes book it. is the call on zoom or what'],
  ['en', 'could i do a first visit over zoom friday at 11', 'yes, book it'],
  ['ga', 'céad chuairt Dé hAoine ag 11, físghlao más féidir', 'sea'],
] as const)('%s: a wish for video is noted once, with the booking: “%s”', async (language, wish, yes) => {
  const answers = await hold([wish, 'Niamh Carty 086 765 4321', yes], language)
  expect(answers[0]).toMatch(VIDEO[language])
  expect(answers[1]).not.toMatch(/video|físghlao/)
  expect(answers[2]).toMatch(/Your appointment is booked|Tá do choinne curtha in áirithe/)
  const { note } = await db().selectFrom('bookings').select('note').executeTakeFirstOrThrow()
  expect(note).toContain({ en: 'Would like a video call', ga: 'Ag iarraidh físghlao' }[language])
})

test('“zoom or phone?”, behind a booking, is answered with its place', async () => {
  const answers = await hold([HELD.en, 'Niamh Carty 086 765 4321', 'yes', 'zoom or phone?'])
  expect(answers[3]).toContain('at our address, 4 Quay Street')
})

test.each([
  [
    'en',
    ['first visit friday at 11', 'Tom Kelly 087 123 4567', 'yes', 'move it to monday at 10'],
    'yes move it. will it still be finished the same day',
  ],
  [
    'ga',
    ['céad chuairt Dé hAoine ag 11', 'Tomás Ó Sé 087 123 4567', 'sea', 'bog go dtí an Luan é ag 10'],
    'sea bog é. an mbeidh sé réidh an lá céanna',
  ],
] as const)('%s: whether it is over on the same day names no other day for a move', async (language, lines, yes) => {
  expect((await hold([...lines, yes], language)).at(-1)).toMatch(/23 (?:November|Samhain)/)
})

test('“yea grand” is no name', async () => {
  const answers = await hold(['first visit friday at 11', 'yea grand'])
  expect(answers.at(-1)).not.toContain('Yea')
})

test('a question that knows only “it” leaves another one its answer', async () => {
  const said = 'cé chomh fada a thógann sé? agus an féidir le mo bhean teacht'
  const answer = (await hold(['suathaireacht spóirt dé hAoine', said], 'ga')).at(-1)
  expect(answer).toContain('Suathaireacht spóirt: 30 nóiméad.')
  expect(answer).toContain('Faoi “an féidir le mo bhean teacht”')
})

test.each([
  ['en', 'sports massage', 'who do i ring if it hurts on saturday night'],
  ['ga', 'suathaireacht spóirt', 'cé air a ghlaoim má stopann sé ag obair oíche shathairn'],
] as const)('%s, %s: “%s” wishes for no time', async (language, wish, said) => {
  const [offered, answer] = await hold([wish, said], language)
  expect(offeredIn(answer)).toEqual(offeredIn(offered))
})

test.each([
  [
    'en',
    'i want to book an appointment',
    'which one of those gets me the car back the same day, i need it for work',
    'First visit: 45 minutes',
  ],
  ['ga', 'ba mhaith liom coinne a dhéanamh', 'cé acu a bheidh réidh an lá céanna', 'Céad chuairt: 45 nóiméad'],
] as const)('%s: “%s”, and then “%s”, is told how long each takes', async (language, wish, line, length) => {
  const answer = (await hold([wish, line], language)).at(-1)
  expect(answer).toContain(length)
  expect(answer).not.toMatch(/what you had before|a bhí agat roimhe/)
})

test('when it is back, of what is booked, is told with the time and the length', async () => {
  const answer = (await hold([HELD.en, 'Tom Kelly 087 123 4567', 'yes', 'when do i get it back'])).at(-1)
  expect(answer).toContain('First visit, Friday 20 November at 11:00')
  expect(answer).toContain('First visit: 45 minutes.')
})

test.each([
  ['en', 'can ye tell me how long that’ll take, im on lunch from work', 'First visit: 45 minutes.'],
  ['en', 'how long it takes roughly', 'First visit: 45 minutes.'],
  ['ga', 'an féidir leat a rá cá fhad a thógfaidh sé', 'Céad chuairt: 45 nóiméad.'],
] as const)('%s: “%s” asks for its length', async (language, line, length) => {
  expect((await hold([HELD[language], line], language)).at(-1)).toContain(length)
})

test.each([
  ['en', '11 would i be out by 12?', /^First visit: 45 minutes\..*at 11:00\./s],
  ['en', '11, would i be out by 12?', /^First visit: 45 minutes\..*at 11:00\./s],
  ['en', '11 grand. how long does it take, i need to be in Ennis for 1', /^First visit: 45 minutes\..*at 11:00\./s],
  [
    'ga',
    'ag 11. cá fhad a thógann sé? caithfidh mé a bheith in Inis ag a haon',
    /^Céad chuairt: 45 nóiméad\..*ag 11:00\./s,
  ],
] as const)('%s: “%s” chooses a time and gets the length', async (language, line, said) => {
  const answers = await hold([language === 'en' ? 'first visit friday' : 'céad chuairt Dé hAoine', line], language)
  expect(answers[1]).toMatch(said)
})

test.each([
  ['en', "would it be done? i've to have it back by 3", 'until about 11:45.'],
  ['en', 'will it be ready?', 'until about 11:45.'],
  ['ga', 'an mbeidh sé réidh?', 'go dtí thart ar 11:45.'],
] as const)('%s: “%s”, of the time that is kept, is answered with its end', async (language, line, until) => {
  expect((await hold([HELD[language], line], language))[1]).toContain(until)
})

test.each([
  ['en', 'massage tuesday after 5 same name and number', '24 November'],
  ['en', 'a massage tuesday after 5, same details as before', '24 November'],
  ['ga', 'suathaireacht spóirt Dé Máirt tar éis a cúig, an t-ainm agus an uimhir chéanna', '24 Samhain'],
] as const)('%s: “%s”: what stays the same hides no hour', async (language, line, day) => {
  const offered = offeredIn((await hold([HELD[language], 'Niamh Carty 086 765 4321', 'yes', line], language))[3])
  expect(offered[0]).toContain(day)
  for (const time of offered) expect(time.slice(-5) >= '17:00').toBe(true)
})
