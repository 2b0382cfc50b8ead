import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough } = openDialogues()

const BOOKING = ['a sports massage on friday']

test.each([
  'can someone ring me please about times after 4. Sinead Burke 0862233445',
  'could somebody call me about the evenings? its Sinead Burke, 0862233445',
])('“%s”, while times are offered, is a message beside the booking', async (line) => {
  const [times = '', message, again, passed] = await hold([...BOOKING, line, 'did ye get that', 'yes'])
  expect(message).toMatch(/^Your message: “.*”\. Name: Sinead Burke\. Contact: 086 223 3445\. Shall I pass it on\?$/)
  expect(again).toMatch(/^I have not passed your message on yet\./)
  expect(passed).toBe(
    `Your message is passed on. Our team reads it in your own words.\n\nNow back to your booking.\n\n${times.slice(times.indexOf('These times'))}`,
  )
})

test('the same in Irish', async () => {
  const lines = [
    'suathaireacht spóirt Dé hAoine',
    'an bhféadfadh duine glaoch orm faoi na tráthnónta? Áine Ní Bhriain 0862233445',
    'sea',
  ]
  const [, message, passed] = await hold(lines, 'ga')
  expect(message).toMatch(/^Do theachtaireacht: .*Ainm: Áine Ní Bhriain\. Teagmháil: 086 223 3445\./)
  expect(passed).toContain('Anois, ar ais chuig do choinne.')
})

const HELD = ['a sports massage on friday at 10', 'Tom Kelly 0861234567']

test.each([
  'no no leave it, just book it for 10 so',
  'forget the message, book the massage',
  'ah leave it, go on and book it',
])('“%s”, of a message beside a held time, goes back to that time', async (line) => {
  const reply = await talkThrough(...HELD, 'can i leave a message for niamh', line)
  expect(reply).toContain('Sports massage, Friday 20 November at 10:00. Name: Tom Kelly.')
  expect(reply).toMatch(/Shall I book it\?$/)
})

test('a yes to the message is none to the booking behind it', async () => {
  const [, , , , passed, booked] = await hold([
    ...HELD,
    'can i leave a message',
    'tell niamh my knee is bad',
    'yes',
    'yes',
  ])
  expect(passed).toMatch(/^Your message is passed on.*Shall I book it\?$/s)
  expect(booked).toMatch(/^Your appointment is booked/)
})

test.each([
  ['ye useless. get me a person so', 'en', /^I am sorry that I am no help so far\.\n\nI have told our team\./],
  [
    'this bot is useless. let me talk to somebody',
    'en',
    /^I am sorry that I am no help so far\.\n\nI have told our team\./,
  ],
  [
    'amadán. ba mhaith liom labhairt le duine',
    'ga',
    /^Tá brón orm nach bhfuil ag éirí liom cabhrú leat\.\n\nChuir mé scéala/,
  ],
] as const)('“%s” calls a person in at once', async (line, language, reply) => {
  const [answer] = await hold([line], language)
  expect(answer).toMatch(reply)
})

test.each([
  'i dont want a massage i live there!!! just want someone to know its an emergency',
  'im not looking for a massage. tell the manager its urgent, the yard is in a state',
])('“%s” stops the booking and is passed on as urgent', async (line) => {
  const reply = await talkThrough(...BOOKING, line)
  expect(reply).toMatch(/^All right, we will leave it at that\. Nothing was booked\.\n\nI am sorry to hear that/)
  expect(reply).not.toMatch(/Which one suits you/)
  expect(await talkThrough(...BOOKING, line, 'Ann Daly 0861234567')).toMatch(/Your message: “Urgent: /)
})

test.each(['are ye open friday at least, can i call in to the office', 'can i drop into the shop on friday'])(
  '“%s” asks for our hours, and for no appointment',
  async (line) => expect(await talkThrough(line)).toBe('On Friday 20 November we are open 09:00–18:00.'),
)

test.each([
  'actualy could we push it to monday same time, just seein il be stuck late tmrw',
  'can we move it to monday at ten, ill be late out of work thursday',
])('“%s” moves the booking, and tells nobody that somebody is late', async (line) => {
  const reply = await talkThrough(...HELD, 'yes', line)
  expect(reply).toContain('Monday 23 November at 10:00')
  expect(reply).not.toMatch(/passed this on/)
})

test('a message has nothing of an earlier question that nobody passed on', async () => {
  const lines = ['do ye have a sauna', 'ok thanks. and has anyone a note of the nut allergy', 'Tom Kelly 0861234567']
  const [, , summary] = await hold(lines)
  expect(summary).toMatch(/^Your message: “.*nut allergy”\./)
  expect(summary).not.toContain('sauna')
})

test.each([
  ['ná habair, níl mé ag iarraidh duine', 'ga'],
  ['níl muid ag iarraidh labhairt le duine', 'ga'],
  ['ná cuir duine orm le do thoil', 'ga'],
  ['i dont want a person', 'en'],
  ['please dont get anybody', 'en'],
  ['can it talk to my customers in irish', 'en'],
  ['an mbeadh sé in ann caint le mo chustaiméirí', 'ga'],
] as const)('“%s” calls nobody', async (line, language) => {
  const [answer] = await hold([line], language)
  expect(answer).not.toMatch(/I have told our team|Chuir mé scéala|take a message\?|glacfaidh mé teachtaireacht uait/)
})

const FRIDAY = { en: ['massage friday'], ga: ['suathaireacht spóirt Dé hAoine'] }

test.each([
  ['en', 'no i want to speak to a person', 'carry on so', 'Now back to your booking.\n\nThese times are free'],
  ['en', 'id rather talk to somebody', 'no, go ahead with the booking', 'Now back to your booking.\n\nThese times'],
  [
    'en',
    'can i talk to someone instead',
    'number 2 so',
    'keeping this time for you: Sports massage, Friday 20 November',
  ],
  ['en', 'get me a person', 'no message, ill take the first one', 'Sports massage, Friday 20 November at 09:00.'],
  ['ga', 'ba mhaith liom labhairt le duine', 'lean ort leis an gcoinne', 'ar ais chuig do choinne.\n\nTá na hamanna'],
] as const)('%s: “%s” in the middle of a booking, and then “%s”: it goes on', async (language, wish, line, answer) => {
  expect((await hold([...FRIDAY[language], wish, line], language)).at(-1)).toContain(answer)
})
