import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { open, hold, talkThrough, db } = openDialogues()

const BOOKED = ['a massage on Friday at ten', 'Joe Folan 0871234567', 'yes']
const BOOKED_IN_IRISH = ['suathaireacht spóirt Dé hAoine ag a deich', 'Seán Ó Foláin 0871234567', 'sea']
const READ_BACK = 'Shall I change the details of your appointment? Sports massage, Friday 20 November at 10:00.'
const READ_BACK_IN_IRISH = 'An athróidh mé sonraí do choinne? Suathaireacht spóirt, Dé hAoine, 20 Samhain ag 10:00.'

const booked = () => db().selectFrom('bookings').select(['name', 'email', 'phone', 'starts_at']).executeTakeFirst()
const TEN = '2026-11-20T10:00:00.000Z'

test.each([
  ['only change my name on the booking', 'What name should I put it under?'],
  ['ye have my name wrong on the appointment', 'What name should I put it under?'],
  ['the name is spelt wrong', 'What name should I put it under?'],
  ['change my number', 'Which phone number should I put on it?'],
  ['i have a new number', 'Which phone number should I put on it?'],
  ['my email is different now', 'Which email address should I put on it?'],
  ['can you add my email to the booking', 'Which email address should I put on it?'],
  ['change my contact details', 'Which email address or phone number should I put on it?'],
])('"%s", after a booking, asks for the new detail and offers no times', async (wish, question) => {
  expect(await talkThrough(...BOOKED, wish)).toBe(question)
})

test.each([
  ["athraigh m'uimhir", 'Cén uimhir ghutháin a chuirfidh mé leis?'],
  ["tá m'ainm litrithe mícheart", 'Cén t-ainm a chuirfidh mé leis?'],
  ['an féidir leat mo ríomhphost a chur leis', 'Cén seoladh ríomhphoist a chuirfidh mé leis?'],
  ['níl mo shloinne ceart', 'Cén t-ainm a chuirfidh mé leis?'],
])('the same in Irish: "%s"', async (wish, question) => {
  expect((await hold([...BOOKED_IN_IRISH, wish], 'ga')).at(-1)).toBe(question)
})

test.each([
  ['change the name to aoife foley', 'Name: Aoife Foley.'],
  ['ye have my name wrong, its Foley', 'Name: Joe Foley.'],
  ['sorry the surname is Foley', 'Name: Joe Foley.'],
  ['oh and my email is x@y.ie, send it there', 'Contact: x@y.ie.'],
  ['x@y.ie', 'Contact: x@y.ie.'],
  ['can you send the confirmation to x@y.ie?', 'Contact: x@y.ie.'],
  ['I gave ye the wrong number, its 086 111 2222', 'Contact: 086 111 2222.'],
])('"%s" is read back', async (line, details) => {
  expect(await talkThrough(...BOOKED, line)).toBe(`${READ_BACK} ${details}`)
})

test.each([
  ['athraigh an t-ainm go Aoife Ní Fhoghlú', 'Ainm: Aoife Ní Fhoghlú.'],
  ["tá m'ainm mícheart, Seán Ó Faoláin atá orm", 'Ainm: Seán Ó Faoláin.'],
  ['cuir faoi ainm Áine Ní Shé é', 'Ainm: Áine Ní Shé.'],
  ['cuir an choinne faoi ainm Oisín', 'Ainm: Oisín.'],
  ['athraigh an t-ainm ar choinne 10:00 go Oisín', 'Ainm: Oisín.'],
  ['athraigh ainm na coinne go hOisín Breathnach', 'Ainm: Oisín Breathnach.'],
  ['agus mo ríomhphost: x@y.ie', 'Teagmháil: x@y.ie.'],
])('"%s" is read back in Irish', async (line, details) => {
  expect((await hold([...BOOKED_IN_IRISH, line], 'ga')).at(-1)).toBe(`${READ_BACK_IN_IRISH} ${details}`)
})

test('a corrected name is right behind a booking, and is changed after a yes alone', async () => {
  const lines = [...BOOKED, 'its Foley not Folan']
  expect(await talkThrough(...lines)).toContain(`${READ_BACK} Name: Joe Foley.`)
  expect(await booked()).toMatchObject({ name: 'Joe Folan' })
})

test('a yes writes the details, and the mail goes to the new address', async () => {
  const answers = await hold([...BOOKED, 'change my name and my email', 'Joe Foley', 'x@y.ie', 'yes'])
  expect(answers.slice(-3)).toEqual([
    'Which email address should I put on it?',
    `${READ_BACK} Name: Joe Foley. Contact: x@y.ie.`,
    'I have changed the details of your appointment: Sports massage, Friday 20 November at 10:00. A confirmation goes to x@y.ie.',
  ])
  expect(await booked()).toEqual({ name: 'Joe Foley', email: 'x@y.ie', phone: '+353871234567', starts_at: TEN })
  const mails = await db().selectFrom('outbox').select(['recipient', 'props']).execute()
  expect(mails.map(({ recipient, props }) => [recipient, JSON.parse(props).news])).toEqual([['x@y.ie', 'corrected']])
})

test('the address that a booking had before hears of the new one', async () => {
  await hold([...BOOKED.with(1, 'Joe Folan joe@example.ie'), 'change my email to x@y.ie', 'yes'])
  const mails = await db().selectFrom('outbox').select(['recipient', 'template']).execute()
  expect(mails.map(({ recipient, template }) => [recipient, template])).toEqual([
    ['joe@example.ie', 'booking-news'],
    ['joe@example.ie', 'booking-readdressed'],
    ['x@y.ie', 'booking-news'],
  ])
})

test('a no, or "never mind", changes nothing, and a question in between is answered', async () => {
  const answers = await hold([...BOOKED, 'change my number', 'where are ye', '0861112222', 'no leave it'])
  expect(answers.at(-3)).toMatch(/Quay Street.*\n\nWhich phone number should I put on it\?$/s)
  expect(answers.at(-1)).toMatch(/^All right, your appointment stays as it is: .*\d\d:\d\d\.$/)
  expect(await talkThrough(...BOOKED.with(0, 'a massage on Friday at 12'), 'change my email', 'never mind')).toMatch(
    /^All right, your appointment stays as it is: .*\d\d:\d\d\.$/,
  )
  expect(await booked()).toMatchObject({ phone: '+353871234567', email: null })
})

test('another name in place of the one that was read back', async () => {
  const lines = [...BOOKED, 'change the name to Mary Power', 'no its Mary Powers', 'yes']
  await hold(lines)
  expect(await booked()).toMatchObject({ name: 'Mary Powers' })
})

test('a detail of an earlier booking is changed once a code proved whose it is', async () => {
  await hold(BOOKED.with(1, 'Joe Folan joe@example.ie'))
  const talk = await open()
  expect((await talk.say('ye have my name wrong on the appointment, its Joe Foley')).text).toBe(
    'Which email address was the appointment booked with?',
  )
  await talk.say('joe@example.ie')
  const [mail] = await db().selectFrom('outbox').select('props').where('template', '=', 'booking-code').execute()
  expect((await talk.say(JSON.parse(mail?.props ?? '{}').code)).text).toBe(`${READ_BACK} Name: Joe Foley.`)
  await talk.say('yes')
  expect(await booked()).toMatchObject({ name: 'Joe Foley', email: 'joe@example.ie' })
})

test('a new address is no proof of an earlier booking', async () => {
  await hold(BOOKED.with(1, 'Joe Folan joe@example.ie'))
  const question = await talkThrough('change the email on my booking to x@y.ie')
  expect(question).toBe('Which email address was the appointment booked with?')
})

test('a detail of nothing that was booked is for the team', async () => {
  expect(await talkThrough('change my number')).toBe('I can pass this on to our team.\n\nWhat is your name?')
})

test.each([
  ['can I leave a message, my number is 086 111 2222', /^What should I tell our team\?$/],
  ['ring me on 086 111 2222', /^Your message/],
  ['sorry, wrong number', /^Goodbye/],
  ['is it 086 111 2222?', /^(?!Shall I change)/],
])('"%s", after a booking, changes nothing of it', async (line, answer) => {
  expect(await talkThrough(...BOOKED, line)).toMatch(answer)
})

test.each([
  ['change my number', 'Which phone number should I put on it?', '0861112222', 'Contact: 086 111 2222.'],
  ['can i add my email as well', 'Which email address should I put on it?', 'x@y.ie', 'Contact: x@y.ie, 087 123 4567.'],
  ['my name is wrong', 'What name should I put it under?', 'Mary Power', 'Name: Mary Power.'],
])('"%s", at the summary, asks for the detail and reads the booking back', async (wish, question, detail, readBack) => {
  const answers = await hold([...BOOKED.slice(0, 2), wish, detail])
  expect(answers[2]).toBe(question)
  expect(answers[3]).toContain(readBack)
  expect(answers[3]).toMatch(/Shall I book it\?$/)
})

test('a question beside a new detail is answered first', async () => {
  expect(await talkThrough(...BOOKED, 'joe@y.ie is the email, and where are ye?')).toBe(
    `Our address is 4 Quay Street, Galway, H91 X2Y3.\n\n${READ_BACK} Contact: joe@y.ie.`,
  )
})

test.each([
  ['move it to thursday. and my email is aoife@x.ie now not the gmail one', 'aoife@x.ie', null],
  ['can ye push it to thursday, my number is 086 7654321 now', 'joe@gmail.com', '+353867654321'],
  ['move it to thursday and send it to joe@work.ie instead', 'joe@work.ie', null],
  ['bog go dtí an Déardaoin é, agus is é seo mo ríomhphost anois: joe@obair.ie', 'joe@obair.ie', null],
  ['athraigh go Déardaoin é agus tá uimhir nua agam, 086 7654321', 'joe@gmail.com', '+353867654321'],
])('"%s" moves the booking and changes its details', async (line, email, phone) => {
  const lines = [BOOKED[0] ?? '', 'Joe Folan joe@gmail.com', 'yes', line]
  const given = phone === null ? email : '086 765 4321'
  const answers = await hold([...lines, 'yes'])
  expect(answers.at(-2)?.endsWith(`: ${given}.`)).toBe(true)
  const rows = await db().selectFrom('bookings').select(['email', 'phone', 'starts_at']).execute()
  expect(rows).toEqual([{ email, phone, starts_at: '2026-11-19T10:00:00.000Z' }])
})

test('a detail that is given while a time is chosen changes with the move, and a cancellation goes there too', async () => {
  const lines = [BOOKED[0] ?? '', 'Joe Folan joe@gmail.com', 'yes']
  expect(await talkThrough(...lines, 'can i move it', 'my number is 086 7654321 now by the way')).toMatch(
    /^New contact: 086 765 4321\.\n\nThese times are free/,
  )
  const other = lines.with(0, 'a massage on Thursday at ten')
  expect(await talkThrough(...other, 'cancel it. my email is changed too, its b@x.ie')).toMatch(
    /^Shall I cancel.*New contact: b@x\.ie\.$/,
  )
})

test('a number that is wrong and was not given is asked for behind the move', async () => {
  const answer = await talkThrough(...BOOKED, 'move it to thursday and change my number', 'yes')
  expect(answer).toMatch(/^Your appointment is moved.*Which phone number should I put on it\?$/s)
})

test.each(['move my appointment to thursday, i booked with joe@x.ie', 'move my booking to thursday, joe@x.ie'])(
  '"%s", of a booking made elsewhere, proves whose it is and changes nothing',
  async (line) => expect(await talkThrough(line)).toMatch(/^If there is an appointment under that address/),
)
