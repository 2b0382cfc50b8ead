import { describe, expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { open, hold, talkThrough, db } = openDialogues()

const MESSAGE = ['can i leave a message', 'my crutches are broke, can i get new ones', 'Brid', '087 1112222']

test('what should change in a message is asked, and a name replaces the name alone', async () => {
  expect(await talkThrough(...MESSAGE, 'no')).toBe('What should I change: the message, the name or the contact?')
  const reply = await talkThrough(...MESSAGE, 'no', 'jesus. my name is Brid Kelleher. thats all')
  expect(reply).toContain('“my crutches are broke, can i get new ones”. Name: Brid Kelleher.')
})

test.each([
  ['yes but its just Fergal Quirke', 'new ones”. Name: Fergal Quirke.'],
  ['also tell her i cant come friday', 'new ones\ntell her i cant come friday”.'],
  ['change it to tell Niamh thanks', 'Your message: “tell Niamh thanks”.'],
  ['no its 086 1234567', 'new ones”. Name: Brid. Contact: 086 123 4567.'],
])('"%s" to the summary changes what it says', async (answer, summary) => {
  expect(await talkThrough(...MESSAGE, answer)).toContain(summary)
})

test('what is said beside a yes goes with the message', async () => {
  const reply = await talkThrough(...MESSAGE, 'yes but ask them to book me a first visit friday')
  expect(reply).toContain('I have noted “ask them to book me a first visit friday”.')
  expect(reply).toContain('passed on')
})

test('a message that was wrong is asked again, and other words replace it', async () => {
  expect(await talkThrough(...MESSAGE, 'no the message is wrong')).toBe('What should I tell our team?')
  expect(await talkThrough(...MESSAGE, 'no', 'say that my stick is broke')).toContain('“my stick is broke”')
})

test.each([
  ['change the address: 4 East Road, Mallow', 'new ones\nchange the address: 4 East Road, Mallow”. Name: Brid.'],
  ['wait, its East Road, not Main Road. add that and send it', 'new ones\nwait, its East Road, not Main Road.”.'],
  ['Athraigh an seoladh: Bóthar na Trá Thoir, Maigh Eala', 'Bóthar na Trá Thoir, Maigh Eala”. Ainm: Brid.'],
  ['Fan, is é Bóthar na Trá Thoir é. Cuir é sin leis agus seol é', 'new ones\nFan, is é Bóthar na Trá Thoir é.”.'],
])('"%s" adds to the message', async (line, message) => expect(await talkThrough(...MESSAGE, line)).toContain(message))

test.each(['send it, but take the bit about the cost out', 'Cuir, ach bain an píosa faoin gcostas amach'])(
  '"%s", where no part is about it: the message is said anew, and kept until then',
  async (line) => {
    expect(await talkThrough(...MESSAGE, line)).toMatch(/^I am not sure which part|^Níl mé cinnte cén chuid/)
    expect(await talkThrough(...MESSAGE, line, 'send it')).toContain('“my crutches are broke, can i get new ones”')
    expect(await talkThrough(...MESSAGE, line, 'leave it as it is')).toContain('“my crutches are broke, can i get')
    expect(await talkThrough(...MESSAGE, line, 'tell Niamh thanks')).toContain('“tell Niamh thanks”')
  },
)

test.each([
  "i have no appointment, it's a message. send it",
  'Níl aon choinne agam, teachtaireacht atá ann. Seol ar aghaidh í anois',
])('"%s" sends it', async (line) => {
  expect(await talkThrough(...MESSAGE, line)).toMatch(/Your message is passed on|Tá do theachtaireacht curtha/)
})

test('a greeting or a number is no message', async () => {
  const talk = await open()
  for (const line of ['can i leave a message', 'hello?', 'Lisa Daly 0851234567', 'no wait its 0851234568']) {
    expect((await talk.say(line)).text).toMatch(/What should I tell our team\?$/)
  }
  expect((await talk.say('tell eoin its wrong')).text).toContain(
    '“tell eoin its wrong”. Name: Lisa Daly. Contact: 085 123 4568',
  )
})

test('who would rather be rung than book leaves a message', async () => {
  expect(await talkThrough('first visit friday at 10', 'Tom Kelly 0871234567', 'no thanks, call me instead')).toContain(
    'Your message: “no thanks, call me instead”. Name: Tom Kelly.',
  )
})

test('"yes pass it on" passes it on', async () => {
  expect(await talkThrough(...MESSAGE, 'yes pass it on')).toMatch(/^Your message is passed on/)
})

test('a wish to book ends the message', async () => {
  const wish = 'NO i dont want a complaint i want the appointment!! wed 10.15'
  expect(await talkThrough('i want to make a complaint', wish)).toMatch(
    /^I have noted Wednesday 18 November at 10:15\.\n\nWhat would you like to book\?/,
  )
})

test.each([
  ['can ye ring me back tomorrow morning, im Noel 0863334444', 'Noel', '086 333 4444'],
  ["i'd like to speak to someone about my bill, im Joe, call me on 0871234567", 'Joe', '087 123 4567'],
  ['glaoigh ar ais orm maidin amárach, is mise Máire 086 1234567', 'Máire', '086 123 4567'],
])('a wish to be rung is a message: "%s"', async (wish, name, phone) => {
  const reply = await talkThrough(wish)
  expect(reply).toContain(`: “${wish}”. `)
  expect(reply).toContain(`: ${name}. `)
  expect(reply).toContain(`: ${phone}. `)
})

test('the time to be rung at is added to the wish, and asked for are name and number', async () => {
  const talk = await open()
  expect((await talk.say('can someone call me please')).text).toBe('What is your name?')
  await talk.say('i said ring me tomorrow morning not now. im driving')
  const { text } = await talk.say('Noel Reidy 0863334444')
  expect(text).toContain('“can someone call me please\ni said ring me tomorrow morning not now. im driving”.')
  expect((await talk.say('yes')).text).toMatch(/^Your message is passed on/)
})

test('the team hears of a wish to be rung at once, and of the message once it is confirmed', async () => {
  const talk = await open()
  const findOutcome = async () =>
    (await db().selectFrom('conversations').select('outcome').executeTakeFirstOrThrow()).outcome
  await talk.say('can ye ring me back tomorrow morning, im Noel 0863334444')
  expect(await findOutcome()).toBe('handed over')
  await talk.say('yes')
  expect(await findOutcome()).toBe('message taken')
})

test.each(['can I talk to a person', 'i want to talk to somebody about a bill'])(
  '"%s" is no wish to be rung',
  async (text) => expect(await talkThrough(text)).toMatch(/Somebody is there now/),
)

test('what the team should be told after a person was called in is a message', async () => {
  const reply = await talkThrough('can I talk to a person', 'ok tell Aoife that Brid rang, 086 8112233')
  expect(reply).toBe(
    'Your message: “tell Aoife that Brid rang”. Name: Brid. Contact: 086 811 2233. Shall I pass it on?',
  )
})

const STEPS = [
  ['the name', MESSAGE.slice(0, 2)],
  ['how to reach them', MESSAGE.slice(0, 3)],
  ['whether to pass it on', MESSAGE],
] as const

describe.each(STEPS)('asked for %s', (_, lines) => {
  test.each([
    'forget the message',
    'actually no dont pass it on',
    'never mind the message',
    'scrap that message, ill ring them myself',
    'i dont want to leave a message anymore',
    'déan dearmad ar an teachtaireacht',
    'ná cuir ar aghaidh í',
    'níl mé ag iarraidh teachtaireacht a fhágáil anois',
    'ná bac leis an teachtaireacht',
  ])('"%s" drops the message', async (line) => {
    expect(await talkThrough(...lines, line)).toMatch(
      /^(?:All right, I pass nothing on\.|Ceart go leor, ní chuirfidh mé)/,
    )
  })

  test('a question is answered, and the message stays as it was', async () => {
    expect(await talkThrough(...lines, 'are ye open tomorrow?')).toMatch(/^On Thursday 19 November we are open/)
    const said = await talkThrough(...lines, 'are ye open tomorrow?', 'Brid Kelly 087 1112222')
    expect(said).toContain('“my crutches are broke, can i get new ones”')
  })

  test('a booking comes first, and the message is read back after it', async () => {
    const wish = 'can i book a first visit friday at 10'
    expect(await talkThrough(...lines, wish)).toMatch(/^I keep your message, and we come back to it/)
    const said = await talkThrough(...lines, wish, 'Brid Kelly 087 1112222', 'yes')
    expect(said).toMatch(/Your appointment is booked.*Your message: “my crutches are broke, can i get new ones”/s)
    expect(await talkThrough(...lines, wish, 'forget it')).toMatch(/Nothing was booked.*“my crutches are broke/s)
  })
})

test.each([
  'dont send it to my old address',
  'stop sending me letters about it',
  'leave it with Niamh please',
  'how much do i owe ye',
  'ná seol litreacha chugam arís',
])('"%s" is the message, where one was asked for', async (line) => {
  expect(await talkThrough('can i leave a message', line, ...MESSAGE.slice(2))).toContain(`“${line}”`)
})

test('where one was asked for, a question is answered and a wish to book begins a booking', async () => {
  const [open = ''] = MESSAGE
  expect(await talkThrough(open, 'are ye open tomorrow?')).toMatch(/we are open.*What should I tell our team\?$/s)
  expect(await talkThrough(open, 'can i book a first visit friday at 10')).toMatch(/^I am keeping this time for you/)
})

test.each([
  ['oh wait its gmail not hotmail', 'brid@gmail.com'],
  ['sorry thats gmail', 'brid@gmail.com'],
  ['gabh mo leithscéal, gmail atá ann, ní hotmail', 'brid@gmail.com'],
  ['no its dot ie', 'brid@hotmail.ie'],
])('"%s" corrects the address', async (line, email) => {
  const lines = [...MESSAGE.slice(0, 3), 'brid@hotmail.com']
  expect(await talkThrough(...lines, line)).toContain(`“${MESSAGE[1]}”. `)
  expect(await talkThrough(...lines, line)).toContain(email)
})

test.each([
  ['no time!! i was overcharged', 'i was overcharged'],
  ['no!! i was charged twice', 'i was charged twice'],
  ['none of those, i want to complain about my bill', 'none of those, i want to complain about my bill'],
  ['ní hea! gearradh faoi dhó orm', 'gearradh faoi dhó orm'],
])('"%s" to an offer of times is a complaint', async (line, complaint) => {
  const lines = ['first visit friday', line]
  expect(await talkThrough(...lines)).toMatch(/^(?:I am sorry to hear that\.|Tá brón orm é sin a chloisteáil\.)/)
  expect(await talkThrough(...lines, ...MESSAGE.slice(2))).toContain(`“${complaint}”`)
})

test.each(['no', 'no time suits me', "no i've never been there", 'no friday is no good, thursday'])(
  '"%s" to an offer of times is no complaint',
  async (line) =>
    expect(await talkThrough('first visit friday', line)).toMatch(/^Which day and time|^These times are free/),
)

test.each([
  [
    'Name: Martina Burke Overcharged for two massages Phone: 087 1112222',
    'Overcharged for two massages',
    'Martina Burke',
  ],
  ['Name: Martina Burke Phone: 087 1112222 I was overcharged twice', 'I was overcharged twice', 'Martina Burke'],
  ['Ainm: Máire Ní Bhriain Bille mícheart Fón: 087 1112222', 'Bille mícheart', 'Máire Ní Bhriain'],
])('"%s" holds a message and a name', async (line, message, name) => {
  const said = await talkThrough('i want to make a complaint', line)
  expect(said).toMatch(new RegExp(`“${message}”\\. (?:Name|Ainm): ${name}\\. (?:Contact|Teagmháil): 087 111 2222`))
})

test('a name is not joined with the first word of the complaint', async () => {
  const lines = ['i want to make a complaint', 'i was charged twice', 'Name: Martina Burke Overcharged', '087 1112222']
  expect(await talkThrough(...lines)).toMatch(/Name: Martina Burke\./)
})

test.each([
  'Running late for our booking at 3',
  'il be 20 mins late',
  'might be 15 mins late is that ok',
  "we're booked in at 3 but will be a half hour late",
  'il be 20 mins late, can ye hold the table',
])('“%s”, of a booking made elsewhere, is passed on at once, and only the name is asked for', async (line) => {
  const talk = await open()
  const { text, outcome } = await talk.say(line)
  expect(text).toBe(`I have passed this on to our team: “${line}”.\n\nWhat name is the booking under?`)
  expect(outcome).toBe('message taken')
  expect((await talk.say('its Mary Byrne')).text).toBe('I have noted Mary Byrne.')
  const [contact] = await db().selectFrom('contacts').select('name').execute()
  expect(contact).toEqual({ name: 'Mary Byrne' })
})

test.each([
  'beidh mé fiche nóiméad déanach',
  'beimid fiche nóiméad mall, an gcoinneoidh sibh an bord',
  'tá muid leathuair déanach, an bhféadfadh sibh an bord a choinneáil',
])('the same in Irish: “%s”', async (line) => {
  expect((await hold([line], 'ga')).at(-1)).toBe(
    `Chuir mé é seo ar aghaidh chuig ár bhfoireann: “${line}”.\n\nCén t-ainm atá ar an gcoinne?`,
  )
})

test('who booked here is known, a question beside it is answered, and a move goes on', async () => {
  const booked = ['massage thursday at 3pm', 'Joe Bloggs', 'joe@example.ie', 'yes']
  const late = 'il be 20 mins late, where are ye again?'
  expect((await hold([...booked, late])).at(-1)).toBe(
    `I have passed this on to our team: “${late}”.\n\nOur address is 4 Quay Street, Galway, H91 X2Y3.`,
  )
  expect(
    (await hold([...booked.with(0, 'massage friday at 3pm'), 'running late can we push it to 3.30'])).at(-1),
  ).toMatch(
    /^I have passed this on.*Shall I move your appointment\? Sports massage, new time: Friday 20 November at 15:30\.$/s,
  )
})

test('what comes behind it is answered like every message', async () => {
  expect((await hold(['ill be late', 'where are ye'])).at(-1)).toMatch(/^Our address/)
  expect((await hold(['ill be late', 'what happens if im late'])).at(-1)).not.toMatch(/passed this on/)
})

test.each(['leave a message so', 'ok leave a message then', 'fág teachtaireacht mar sin'])(
  '“%s”, while one is taken, drops nothing',
  async (line) => expect(await talkThrough(...MESSAGE.slice(0, 2), line)).toMatch(/^What is your name\?$|^Cén t-ainm/),
)

test('who named themselves before an address was asked for is not asked again', async () => {
  const lines = ['i want to cancel my appointment, my name is Tom Daly', 'i dont have email just 0871234567']
  expect(await talkThrough(...lines)).toMatch(/Name: Tom Daly\. Contact: 087 123 4567\. Shall I pass it on\?$/)
})

test.each([
  ['send the owner a message from me saying the lamp was lovely', 'the lamp was lovely'],
  ['can you pass on a message to Niamh to say the knee is mended', 'the knee is mended'],
])('“%s” says what the message is', async (line, told) => {
  expect(await talkThrough(line)).toMatch(/^What is your name\?/)
  expect(await talkThrough(line, 'Brid Kelleher 087 1112222')).toContain(told)
})

test('of whom a message to the team speaks is not who books', async () => {
  const BOOKED = ['a massage friday at ten', 'Brid Kelleher 087 1112222']
  const said = ['tell the owner mary says well done', 'tell the owner Mary Walsh says hello']
  for (const answer of (await hold([...BOOKED, ...said])).slice(-2)) expect(answer).toContain('Name: Brid Kelleher.')
})

test('what was last week chooses none of the offered times', async () => {
  const answer = await talkThrough('a massage on friday', 'can ye let the owner know the towels were damp last week')
  expect(answer).not.toContain('I am keeping this time')
})

test.each(['my husband loves your coffee', 'the dog is sick today', 'our young lad is off sick this week'])(
  '“%s” asks nothing, and is no time for a booking',
  async (line) => expect(await talkThrough(line)).toMatch(/^I can pass this on to our team\./),
)

test.each([
  ['en', 'the lamp outside my house is broken', 'John McHugh, beside Cong church, 074 913 1234', 'beside Cong church'],
  ['ga', 'tá poll mór ar an mbóthar', 'is ea, tá sé an-chontúirteach', 'tá sé an-chontúirteach'],
  ['ga', 'tá solas briste ar an tsráid', 'Seán Mac Aodha, An Fál Carrach, 074 913 1234', 'An Fál Carrach'],
] as const)('%s: “%s” goes on with “%s”', async (language, story, said, more) => {
  const lines = await hold([story, said, 'Seán Mac Aodha, 074 913 1234', 'Seán Mac Aodha, 074 913 1234'], language)
  expect(lines.join('\n')).toContain(`${story}\n${more}”`)
})

test('thanks alone and a question beside the yes are no part of a message', async () => {
  const start = ['fág teachtaireacht: tá an doras briste arís', 'Seán Mac Aodha, 074 913 1234']
  expect((await hold([...start, 'go raibh míle'], 'ga')).at(-1)).not.toContain('go raibh míle')
  const asked = (await hold([...start, 'cuir. agus an bhfuil sibh ar oscailt dé domhnaigh'], 'ga')).at(-1)
  expect(asked).toContain('curtha ar aghaidh')
  expect(asked).not.toContain('nóta déanta')
})

test.each([
  ['en', "don't send it yet, add that she can ring me after five", '\nshe can ring me after five”'],
  ['ga', 'ná seol é fós, cuir leis gur féidir léi glaoch orm', '\ngur féidir léi glaoch orm”'],
] as const)('%s: of “%s” only the addition goes into the message', async (language, said, end) => {
  const told = { en: 'message: the papers are all signed', ga: 'teachtaireacht: tá na cáipéisí sínithe' }
  const answer = (await hold([told[language], 'Pól Ó Muirí 087 111 0000', said], language)).at(-1)
  expect(answer).toContain(end)
  expect(answer).not.toMatch(/yet|fós/)
})
