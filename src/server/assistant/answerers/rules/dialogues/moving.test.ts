import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, open, db } = openDialogues()

const BOOKED = ['massage thursday at 3pm', 'Joe Bloggs', 'joe@example.ie', 'yes']

test.each([
  ['can I move it to monday same time', 'Monday 23 November at 15:00'],
  ['monday at FOUR instead, move it, same time as the one i booked', 'Monday 23 November at 16:00'],
  ['push it out a day or two', 'Friday 20 November at 15:00'],
  ['can you push that back a week', 'Thursday 26 November at 15:00'],
  ['can you bring it forward a day', 'Wednesday 18 November at 15:00'],
  ['move it to half eleven', 'Thursday 19 November at 11:30'],
  ['can I change it to 12', 'Thursday 19 November at 12:00'],
  ['change my booking to 5.30', 'Thursday 19 November at 17:30'],
  ['change my booking to friday', 'Friday 20 November at 15:00'],
  ['actually make my appointment 11.30', 'Thursday 19 November at 11:30'],
  ['could i come at 5 instead of 3', 'Thursday 19 November at 17:00'],
])('%s: counted from the booking', async (wish, time) => {
  const answers = await hold([...BOOKED, wish])
  expect(answers.at(-1)).toBe(`Shall I move your appointment? Sports massage, new time: ${time}.`)
})

test('a wish that was said before the booking was found counts from it too', async () => {
  const answers = await hold([...BOOKED, 'can i move that', 'to the 2nd same time'])
  expect(answers.at(-1)).toContain('Wednesday 2 December at 15:00')
})

test.each([
  ['moved', 'An féidir an choinne a bhogadh go dtí Dé hAoine?'],
  ['cancelled', 'Cuir mo choinne ar ceal le do thoil'],
])('the mail of a booking that is %s in Irish is in Irish', async (news, wish) => {
  await hold([...BOOKED, wish, 'sea'])
  const mails = await db().selectFrom('outbox').select('props').execute()
  const sent = mails.map(({ props }) => JSON.parse(props) as { news?: string; language?: string })
  expect(sent.find((mail) => mail.news === news)).toMatchObject({ language: 'ga' })
})

test('a booking is moved into another week, and never to its own time', async () => {
  const answers = await hold([...BOOKED, 'move it to next week', 'not monday', 'thursday 19th at 3'])
  expect(answers.at(-3)).toContain('1. Monday 23 November')
  expect(answers.at(-2)).toContain('1. Tuesday 24 November')
  expect(answers.at(-1)).toMatch(/^That is the time that you have already\./)
  expect(answers.at(-1)).not.toContain('19 November at 15:00')
})

test('how to cancel later is answered, and cancels nothing now', async () => {
  const answers = await hold([...BOOKED, 'how do i cancel if something comes up'])
  expect(answers.at(-1)).toMatch(/^Write to me here, or open the link in your confirmation/)
})

test.each([
  [['i dont have access to that email anymore']],
  [['i cant remember which one']],
  [['Joe Bloggs', '087 123 4567']],
  [['joe@example.ie', 'i lost that email']],
  [['i only gave a phone number']],
  [['i booked over the phone']],
  [['can ye not find it by my number']],
  [['joe@example.ie', 'no code came']],
  [['joe@example.ie', '087 123 4567']],
  [['joe@example.ie', '111111', '222222']],
])('%j: without the address the wish is passed on', async (lines) => {
  const answers = await hold(['cancel my appointment', ...lines])
  expect(answers.at(-1)).toContain(
    'I can find an appointment only by its email address. I can pass this on to our team.',
  )
  const [summary] = await hold(['cancel my appointment', ...lines, 'Joe Bloggs, 087 123 4567']).then((all) =>
    all.slice(-1),
  )
  expect(summary).toContain('Your message: “cancel my appointment')
})

test.each([
  ['níor thug mé ríomhphost, uimhir ghutháin a thug mé'],
  ['joe@example.ie', 'níor tháinig aon chód'],
  ['joe@example.ie', 'gan chód'],
])('%j, %s: the same in Irish', async (...lines) => {
  const answers = await hold(['cuir mo choinne ar ceal', ...lines.filter(Boolean)], 'ga')
  expect(answers.at(-1)).toContain('Ní féidir liom coinne a aimsiú ach amháin le seoladh ríomhphoist.')
})

test('another day, in place of the address, is noted', async () => {
  expect((await hold(['move my appointment', 'i cant do thursday, friday at 3'])).at(-1)).toMatch(
    /Which email address was the appointment booked with\?$/,
  )
})

test('who has never booked is asked for no message', async () => {
  expect((await hold(['cancel my appointment', 'i dont have an appointment'])).at(-1)).not.toContain('pass this on')
})

test('a code that is right for nothing that is still booked: a message is offered, about what was wished', async () => {
  await hold(BOOKED)
  const talk = await open()
  await talk.say('move my appointment to friday')
  await talk.say('joe@example.ie')
  const [mail] = await db().selectFrom('outbox').select('props').where('template', '=', 'booking-code').execute()
  await db().updateTable('bookings').set({ status: 'cancelled' }).execute()
  expect((await talk.say(JSON.parse(mail?.props ?? '{}').code)).text).toBe(
    'I see no coming appointment.\n\nShall I take a message?',
  )
  expect((await talk.say('yes, Joe Bloggs 087 123 4567')).text).toContain('“move my appointment to friday”')
})

test.each([
  'tháinig rud éigin aníos ... lá eile',
  'tháinig rud éigin aníos, an mbeadh lá eile agaibh',
  'thainig rud eigin anios, la eile le do thoil',
  'tháinig rud éigin aníos ní bheidh mé ábalta teacht, lá eile',
  'tharla rud éigin, an bhféadfaimis lá éigin eile a dhéanamh',
])('“%s” moves, and cancels nothing', async (line) => {
  const booked = ['suathaireacht spóirt Déardaoin ag a trí', 'Seán Ó Sé', 'sean@example.ie', 'sea']
  expect((await hold([...booked, line], 'ga')).at(-1)).toMatch(/Seo na chéad amanna atá saor/)
})

test.each([
  ['tháinig rud éigin aníos, cuir ar ceal í', /An gcuirfidh mé an choinne seo ar ceal/],
  ['ní féidir liom teacht Déardaoin', /An gcuirfidh mé an choinne seo ar ceal/],
])('“%s” cancels', async (line, question) => {
  const booked = ['suathaireacht spóirt Déardaoin ag a trí', 'Seán Ó Sé', 'sean@example.ie', 'sea']
  expect((await hold([...booked, line], 'ga')).at(-1)).toMatch(question)
})

test.each([
  ['something came up, another day please', /next free times/],
  ['i cant make thursday, could ye do another day', /next free times|times are free/],
])('“%s” in English', async (line, answer) => expect((await hold([...BOOKED, line])).at(-1)).toMatch(answer))

test('the week after the booking, and a time in Irish, are counted from it', async () => {
  const answers = await hold([...BOOKED, 'push my thursday appointment to the week after'])
  expect(answers.at(-1)).toContain('new time: Thursday 26 November at 15:00')
  const irish = await hold([...BOOKED, 'an féidir é a bhogadh go Aoine tráthnóna?'])
  expect(irish.at(-1)).toContain('1. Dé hAoine, 20 Samhain')
})

test('a yes may name the time again, and "leave it as it is" is none', async () => {
  expect((await hold([...BOOKED, 'can I move it to friday same time', 'yes friday'])).at(-1)).toMatch(
    /^Your appointment is moved/,
  )
  const answers = await hold([...BOOKED, 'can I move it to friday same time', 'right, leave it as it was'])
  expect(answers.at(-1)).toMatch(/^All right, your appointment stays as it is: .*\d\d:\d\d\.$/)
})

test('what was done is told again', async () => {
  const answers = await hold([...BOOKED, 'did you book it or not?'])
  expect(answers.at(-1)).toBe('Your appointment: Sports massage, Thursday 19 November at 15:00.')
  expect((await hold(['massage friday at 3pm', 'is it booked?'])).at(-1)).toMatch(
    /^Nothing is booked yet\.\n\nWhat name/,
  )
})

test.each([
  ['to 4', 'Thursday 19 November at 16:00'],
  ['4.30', 'Thursday 19 November at 16:30'],
  ['to friday', 'Friday 20 November at 15:00'],
])(
  '“%s”, when it has listed times of several days, is on the day or at the time of the booking',
  async (line, time) => {
    const answers = await hold([...BOOKED, 'change my booking', line])
    expect(answers.at(-1)).toBe(`Shall I move your appointment? Sports massage, new time: ${time}.`)
  },
)

test.each([
  [['change the booking to the evening'], '17:00'],
  [['change my booking', 'the evening'], '17:00'],
  [['can i do after 4 instead'], '16:00'],
])('%j: a part of the day is on the day of the booking', async (lines, first) => {
  const answers = await hold([...BOOKED, ...lines])
  expect(answers.at(-1)).toMatch(new RegExp(`1\\. Thursday 19 November at ${first}\n2\\. Thursday 19`))
})

test('“any day next week” in the evening is not on the day of the booking', async () => {
  const answers = await hold([...BOOKED, 'change it to any evening next week'])
  expect(answers.at(-1)).toContain('1. Monday 23 November at 17:00')
})

test.each([
  ['athraigh mo choinne go dtí a ceathair', 'Déardaoin, 19 Samhain ag 16:00'],
  ['athraigh go dtí a haon déag í', 'Déardaoin, 19 Samhain ag 11:00'],
  ['athraigh an choinne go dtí an Aoine', 'Dé hAoine, 20 Samhain ag 15:00'],
])('“%s” in Irish', async (wish, time) => {
  const booked = ['suathaireacht spóirt Déardaoin ag a trí', 'Seán Ó Sé', 'sean@example.ie', 'sea']
  expect((await hold([...booked, wish], 'ga')).at(-1)).toContain(`an t-am nua: ${time}.`)
})

test('“at the same time”, of a new day that was read back, is read back once more', async () => {
  const lines = ['suathaireacht spóirt Dé hAoine ag a deich', 'Seán Ó Sé 087 123 4567', 'sea', 'athraigh é go Luan']
  const answers = await hold([...lines, 'ag an am céanna', 'sea'], 'ga')
  expect(answers.at(-2)).toBe(answers.at(-3))
  expect(answers.at(-1)).toContain('Dé Luain, 23 Samhain ag 10:00')
})

test.each([
  ['en', 'no'],
  ['en', 'no thanks'],
  ['en', 'nope'],
  ['ga', 'ní hea'],
  ['ga', 'níl, go raibh maith agat'],
] as const)('%s: “%s”, behind a booking, looks for no other time', async (language, line) => {
  const lines =
    language === 'en' ? BOOKED : ['suathaireacht spóirt Déardaoin ag a trí', 'Seán Ó Sé', 'sean@example.ie', 'sea']
  expect(offeredIn((await hold([...lines, line], language)).at(-1))).toEqual([])
})

test.each([
  ['en', 'sports massage friday at 3', 'yes', 'can i move it half an hour later', 'Friday 20 November at 15:30'],
  [
    'ga',
    'suathaireacht spóirt dé hAoine ag a trí',
    'seadh',
    'an féidir é a bhogadh leathuair níos déanaí',
    'Dé hAoine, 20 Samhain ag 15:30',
  ],
] as const)('%s: %s, “%s”, “%s” moves it', async (language, wish, yes, said, time) => {
  const answers = await hold([wish, 'Ann Byrne 086 123 4567', yes, said], language)
  expect(answers.at(-1)).toContain(time)
})
