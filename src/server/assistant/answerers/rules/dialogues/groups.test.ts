import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const TABLES = [
  {
    id: 'small',
    name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' },
    minutes: 120,
    diaryIds: ['niamh'],
  },
  {
    id: 'large',
    name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' },
    minutes: 150,
    diaryIds: ['eoin'],
  },
]
const { hold, open, db } = openDialogues({ diary: { ...PRACTICE.diary, services: TABLES } })

test('the number of people chooses the table, and another number changes it', async () => {
  const answers = await hold([
    'table for 4 friday at 1',
    'theres five of us actually',
    'Aidan Kerr 085 666 7777',
    'yes',
  ])
  expect(answers[0]).toMatch(/Table for \d, Friday 20 November at 13:00/)
  expect(answers[2]).toMatch(/Table for \d, Friday 20 November at 13:00/)
  expect(await db().selectFrom('bookings').select('note').executeTakeFirst()).toEqual({ note: '5 people' })
})

test('it is understood in Irish', async () => {
  const [answer] = await hold(['bord do sheachtar Dé hAoine ag a haon'], 'ga')
  expect(answer).toMatch(/Bord do sheachtar, Dé hAoine, 20 Samhain ag 13:00/u)
})

test.each([
  ['en', ['a table for 7 friday at 1, two of us are coeliac', 'Tom Kelly 085 666 7777'], 'two of us are coeliac'],
  ['en', ['a table for 7 friday at 1', 'Tom Kelly. one of them has a nut allergy', '085 666 7777'], 'a nut allergy'],
  [
    'ga',
    ['bord do sheachtar Dé hAoine ag a haon', 'Breandán Ó hEithir. Tá beirt coeliac sa ghrúpa', '085 666 7777'],
    'Tá beirt coeliac sa ghrúpa',
  ],
  [
    'ga',
    [
      'bord do sheachtar Dé hAoine ag a haon',
      'Seán Ó Sé 085 666 7777',
      'Tá galar céiliach ar bheirt',
      'beidh beirt leanaí ann',
    ],
    'Tá galar céiliach ar bheirt',
  ],
] as const)('%s: a part of a group changes no table, and what it needs is noted: %j', async (language, lines, note) => {
  const answers = await hold([...lines, language === 'en' ? 'yes' : 'sea'], language)
  expect(answers.at(-2)).toMatch(/(?:Table for 7|Bord do sheachtar), .*(?:Shall I book it|in áirithe é)\?$/s)
  expect((await db().selectFrom('bookings').select('note').executeTakeFirst())?.note).toContain(note)
})

test.each([
  ['ní seachtar, triúr', 'Bord do thriúr'],
  ['seachtar atá againn, ní ceathrar!', 'Bord do sheachtar'],
])('"%s" says the size that is right', async (line, table) => {
  const answers = await hold(['bord do sheachtar Dé hAoine ag a haon', 'Seán Ó Sé 085 666 7777', line], 'ga')
  expect(answers.at(-1)).toMatch(new RegExp(`${table}, Dé hAoine.*in áirithe é\\?$`, 'su'))
})

test('a group that no table holds is for the team', async () => {
  const [answer] = await hold(["table saturday, there'll be 7 adults and 2 kids"])
  expect(answer).toMatch(/^I can book for 8 people at most\./)
})

test.each(['make it 6 instead of 7', 'they cant come, just 6', '6 people now not 7'])(
  '“%s” before the booking changes the number of people and not the time',
  async (line) => {
    const said = (await hold(['table for 7 friday at 1', 'Joe Byrne 087 123 4567', line])).at(-1)
    expect(said).toMatch(/^I have noted 6 people.*Friday 20 November at 13:00/s)
  },
)

test('the same in Irish', async () => {
  const lines = ['bord do sheachtar Dé hAoine ag a haon', 'Seán Ó Sé 087 123 4567', 'déan seisear de in ionad seachtar']
  expect((await hold(lines, 'ga')).at(-1)).toMatch(/^Seisear, mar sin\./)
})

const BOOKED = ['table for 7 friday at 1', 'Joe Byrne 087 123 4567', 'yes'] as const
const BOOKED_IN_IRISH = ['bord do sheachtar Dé hAoine ag a haon', 'Seán Ó Sé 087 123 4567', 'sea'] as const
const TABLE = 'Table for five to eight, Friday 20 November at 13:00'
const note = async () => (await db().selectFrom('bookings').select('note').executeTakeFirst())?.note

test.each([
  ['can i make it back for 6, hes not coming', '6 people'],
  ['change the table from 7 to 6 please', '6 people'],
  ['make it 6 instead of 7', '6 people'],
  ['theres gonna be 8 of us', '8 people'],
  ['8 of us now on friday not 7', '8 people'],
  ['we will be 5 in the end', '5 people'],
  ['change it to 8 people', '8 people'],
  ['is it ok if theres 6 of us', '6 people'],
  ['can we add one more person', '8 people'],
  ['two of us cant make it', '5 people'],
])('“%s” after the booking changes the number of people of it', async (line, people) => {
  const answers = await hold([...BOOKED, line, 'yes'])
  expect(answers.at(-2)).toContain(`Shall I change the details of your booking? ${TABLE}. Group: ${people}.`)
  expect(answers.at(-1)).toBe(`I have changed the details of your booking: ${TABLE}. I have noted ${people}.`)
  expect(await note()).toBe(people)
})

test.each([
  ['beidh seisear againn', 'seisear'],
  ['cúigear a bheidh ann', 'cúigear'],
  ['tá duine breise ag teacht', 'ochtar'],
  ['athraigh go dtí ochtar é', 'ochtar'],
  ['beidh cúigear againn in áit seachtar', 'cúigear'],
])('“%s” in Irish', async (line, people) => {
  const answers = await hold([...BOOKED_IN_IRISH, line, 'sea'], 'ga')
  expect(answers.at(-2)).toMatch(new RegExp(`An athróidh mé sonraí d’áirithinte\\? .* Grúpa: ${people}\\.$`))
  expect(await note()).toBe(people)
})

test.each(['its still for 7 of us', '7 of us yeah', 'just to confirm 7 people'])(
  '“%s” is the number that is noted already',
  async (line) =>
    expect((await hold([...BOOKED, line])).at(-1)).toMatch(
      /^Table for five to eight, Friday 20 November at 13:00: 7 people\.$|^Yes: Table for 7, Friday/,
    ),
)

test.each(['10 of us now', '10 of us and at 2 instead'])(
  '“%s”, for which every table is too small, is for the team',
  async (line) => {
    const said = (await hold([...BOOKED, line])).at(-1)
    expect(said).toMatch(/^I can pass this on to our team\.\n\nYour message: “.*/)
    expect(said).toContain(line)
    expect(await note()).toBe('7 people')
  },
)

test('another number in place of the one that was read back, and the rest of the note stays', async () => {
  const [wish, ...rest] = BOOKED
  await hold([`${wish}, two of us are coeliac`, ...rest, 'theres 6 of us now', 'no sorry 8 of us', 'yes'])
  expect(await note()).toBe('8 people\ntwo of us are coeliac')
})

test.each([
  ['table for 4 on thursday at 1 as well', 'I am keeping this time|Shall I book it'],
  ['can i book another table for 2 thursday at 1', 'I am keeping this time|Shall I book it'],
  ['cancel my table for 7', 'Shall I cancel this booking'],
  ['can i move my table for 7 to thursday', 'Shall I move your booking'],
  ['two of us are coeliac', '^(?!.*Group)'],
  ['how much is it for 6 people', '^(?!.*Group)'],
])('“%s” after the booking changes no number', async (line, answer) => {
  expect((await hold([...BOOKED, line])).at(-1)).toMatch(new RegExp(answer, 's'))
})

test.each([
  'change my booking to 8 people',
  'we have a table on friday, there will be 8 of us now',
  'my booking is for 7, its still 7',
])('“%s” in a new conversation: the booking is found first', async (line) => {
  await hold([BOOKED[0], 'Joe Byrne joe@example.ie', 'yes'])
  const talk = await open()
  expect((await talk.say(line)).text).toBe('Which email address was the booking made with?')
  await talk.say('joe@example.ie')
  const [mail] = await db().selectFrom('outbox').select('props').where('template', '=', 'booking-code').execute()
  expect((await talk.say(JSON.parse(mail?.props ?? '{}').code)).text).toMatch(/Group: 8 people|: 7 people/)
})

test.each([
  ['en', 'can ye add a high chair'],
  ['en', "there'll be a baby with us too"],
  ['en', 'oh and we need 2 booster seats'],
  ['ga', 'cathaoir ard don leanbh'],
  ['ga', 'beidh leanbh linn freisin'],
] as const)('%s: “%s” after the booking is noted on it at once', async (language, line) => {
  const said = (await hold([...(language === 'en' ? BOOKED : BOOKED_IN_IRISH), line], language)).at(-1)
  expect(said).toMatch(/^(?:Table for 7, Friday|Bord do sheachtar, Dé hAoine)/u)
  expect(said).toContain(`“${line}”`)
  expect(await note()).toBe(`${language === 'en' ? '7 people' : 'seachtar'}\n${line}`)
})

test.each([
  [['can we move our booking to 2 and we need a high chair']],
  [['can we move our booking to 2', 'and a high chair please']],
])('%j, before it is proved whose booking it is, is noted on it with the move', async (lines) => {
  await hold([BOOKED[0], 'Joe Byrne joe@example.ie', 'yes'])
  const talk = await open()
  for (const line of [...lines, 'joe@example.ie']) await talk.say(line)
  const [mail] = await db().selectFrom('outbox').select('props').where('template', '=', 'booking-code').execute()
  const { text } = await talk.say(JSON.parse(mail?.props ?? '{}').code)
  expect(text).toMatch(/^I have noted for our team: high chair\..*14:00/s)
  expect((await talk.say('yes')).text).toMatch(/is moved|has moved|14:00/)
  expect(await note()).toContain('high chair')
})

test('“and another one for Monday”, behind the yes, is another table of the same size', async () => {
  const answers = await hold([
    'a table for 3 on friday at 1',
    'Joe Byrne joe@example.ie',
    'yes and another one for monday at 2',
    'yes',
  ])
  expect(answers[2]).toMatch(
    /^Your table is booked: .*Friday.*Now the next one: Table for 3\..*Monday 23 November at 14:00/s,
  )
  expect(answers[3]).toContain('Your table is booked: Table for 3, Monday 23 November at 14:00.')
})

test('a high chair beside a question and before the yes', async () => {
  const [wish, person] = BOOKED
  const answers = await hold([
    wish,
    person,
    'can ye add a high chair',
    'yes',
    'a baby is coming too. are ye open sundays?',
  ])
  expect(answers[2]).toMatch(/^I have noted for our team: high chair\..*Shall I book it\?$/s)
  expect(answers[4]).toMatch(/have noted “a baby is coming too”.*closed on Sunday/s)
  expect(await note()).toBe('7 people\ncan ye add a high chair\na baby is coming too')
})

test('a high chair for a booking that was made elsewhere is a message, and a question about one is none', async () => {
  expect(await hold(['can ye add a high chair to my booking on friday'])).toEqual([
    'I can pass this on to our team.\n\nWhat is your name?',
  ])
  expect((await hold([...BOOKED, 'do ye have high chairs'])).at(-1)).not.toContain('on the booking')
})

test.each([
  ['just tell them 8', '8 people'],
  ['can you tell them its 6 now', '6 people'],
])('“%s” after the booking is the number of people', async (line, people) => {
  expect((await hold([...BOOKED, line])).at(-1)).toContain(`Group: ${people}.`)
})

test('“tell them 5” is a message where nothing is booked, and the size where a table is wished for', async () => {
  expect((await hold(['can you pass on a message', 'just tell them 5'])).at(-1)).toBe('What is your name?')
  expect((await hold(['a table friday at 1', 'just tell them 5'])).at(-1)).toContain('Table for 5, Friday')
})

test.each([
  [
    'en',
    'no i have a table already, are ye open sundays?',
    /^All right, I am not booking anything new\.\n\nWe are closed/,
  ],
  ['en', 'forget the booking', /^All right, I am not booking anything new\.\n\nIs there anything else\?$/],
  ['ga', 'tá bord agam cheana', /^Ceart go leor, ní chuirfidh mé aon rud nua in áirithe\./],
  ['ga', 'dearmad ar an áirithint, an bhfuil sibh oscailte Dé Domhnaigh?', /aon rud nua in áirithe\.\n\nTáimid dúnta/],
] as const)('%s: “%s” ends the booking, and the rest is answered', async (language, line, answer) => {
  const [wish] = language === 'en' ? BOOKED : BOOKED_IN_IRISH
  const answers = await hold([wish, line, language === 'en' ? 'Joe Byrne' : 'Seán Ó Sé'], language)
  expect(answers[1]).toMatch(answer)
  expect(answers[2]).not.toMatch(/email|ríomhphoist/)
})

test.each([
  ['en', 'yes. email and 5 of us', /^Table for five to eight, then\..*Which email address should I put on it\?$/s],
  [
    'ga',
    'sea. email agus cúigear',
    /^Bord do chúigear go hochtar, mar sin\..*Cén seoladh ríomhphoist a chuirfidh mé leis\?$/s,
  ],
] as const)('%s: “%s” to the summary of a smaller table: each part counts', async (language, line, answer) => {
  const [wish, person, address] =
    language === 'en'
      ? ['table for 2 friday at 1', 'Joe Byrne 087 123 4567', 'joe@example.ie']
      : ['bord do bheirt Dé hAoine ag a haon', 'Seán Ó Sé 087 123 4567', 'sean@example.ie']
  const answers = await hold([wish, person, line, address], language)
  expect(answers[2]).toMatch(answer)
  expect(answers[3]).toMatch(new RegExp(`${address}, 087 123 4567`))
  expect(await note()).toBeUndefined()
})

test.each([
  ['en', 'table friday', '5, half 2, joe byrne', /Table for 5, Friday 20 November at 14:30.*What is your email/s],
  ['ga', 'bord Dé hAoine', 'cúigear, ag a haon. fón', /Bord do chúigear, Dé hAoine, 20 Samhain ag 13:00/],
  [
    'ga',
    'bord do bheirt Dé hAoine',
    'an chéad cheann. email agus cúigear',
    /Bord do chúigear, Dé hAoine, 20 Samhain ag 09:00/,
  ],
] as const)('%s: behind “%s”, “%s” says three things', async (language, wish, line, answer) =>
  expect((await hold([wish, line], language))[1]).toMatch(answer),
)

test('a number will do, where an address was wished', async () => {
  const lines = ['table for 4 friday at 1', 'Joe Byrne', 'email', 'ah here 087 123 4567']
  const answers = await hold(lines)
  expect(answers[2]).toBe('Which email address should I put on it?')
  expect(answers[3]).toMatch(/Contact: 087 123 4567\. Shall I book it\?$/)
})

test('a table that has room for more is said to suit', async () => {
  expect((await hold(['table for 2 friday at 1']))[0]).toMatch(/^A table for two, then\./)
  expect((await hold(['bord do thriúr Dé hAoine'], 'ga'))[0]).toMatch(/^Bord do thriúr, mar sin\./)
  expect((await hold(['table for 6 friday at 1']))[0]).not.toContain('It is fine')
})

test('the end of a booking leaves a message alone', async () => {
  const told = ['can ye tell the manager i left my coat', 'Joe Byrne 087 123 4567']
  const answers = await hold([...told, 'forget the booking, is my message gone?', 'yes', 'did ye get my message?'])
  expect(answers[2]).toMatch(/I have not passed your message on yet\..*Shall I pass your message on\?$/s)
  expect(answers[3]).toMatch(/^Your message is passed on\./)
  expect(answers[4]).toMatch(/^Your message is passed on\./)
  expect((await hold(['an bhfuair sibh mo theachtaireacht?'], 'ga'))[0]).toMatch(/^Níl aon teachtaireacht uait agam/)
})

test.each(['can we have a table for 8 on friday at 1', 'bord do sheachtar Dé hAoine ag a haon'])(
  '“%s” in a new conversation wants a new table',
  async (line) => expect((await hold([line])).at(-1)).toMatch(/keeping|á choinneáil/),
)
