import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const answerTo = async (...lines: string[]) => (await hold(lines, 'ga')).at(-1) ?? ''

test.each([
  'An bhfuil mé ag caint le duine nó le meaisín?',
  'am I talking to a person or a machine?',
  'an duine nó ríomhaire atá ann?',
])('"%s" is told that it is an AI', async (line) => {
  expect(await answerTo(line)).toMatch(/^Is cúntóir intleachta saorga mé|^I am an AI assistant/)
})

test.each([
  ['Cén chaoi a bhfuil sibh?', /^Tá gach rud go breá/],
  ['Goidé mar atá tú?', /^Tá gach rud go breá/],
  ['how are ye', /^All is well here/],
  ['Cén chaoi a bhfuil sibh? Cén seoladh atá agaibh?', /^Tá gach rud go breá.*4 Quay Street/s],
  ['how are ye? a first visit on friday at ten please', /^All is well here.*Friday 20 November at 10:00/s],
])('"%s" gets a short answer, and what is beside it too', async (line, answer) => {
  expect(await answerTo(line)).toMatch(answer)
})

test.each([
  'Níl, sin é',
  'Ní gá, slán agus míle buíochas',
  'ní theastaíonn aon rud eile',
  "no, that's all thanks",
  'nothing else',
])('"%s" ends the conversation', async (line) => {
  expect(await answerTo('céad chuairt Dé hAoine ag 10', 'Seán Ó Sé 087 123 4567', 'sea', line)).toMatch(
    /^(?:Slán|Goodbye)\./,
  )
})

const NOTHING_BOOKED =
  /^(?:All right, we will leave it at that\. Nothing was booked\. Goodbye\.|Ceart go leor, fágfaimid mar sin é\. Níor cuireadh aon rud in áirithe\. Slán\.)/

test.each([
  'ok bye so',
  'ok slán',
  'thats all thanks bye',
  'right bye',
  'grand thanks bye',
  'bye for now',
  'slán anois',
])('"%s" to a list, a name or a summary ends politely, and says that nothing was booked', async (line) => {
  const lines = ['céad chuairt Dé hAoine ag 10', 'Seán Ó Sé 087 123 4567']
  expect(await answerTo('ba mhaith liom coinne', line)).toMatch(NOTHING_BOOKED)
  expect(await answerTo('céad chuairt Dé hAoine', line)).toMatch(NOTHING_BOOKED)
  expect(await answerTo(...lines.slice(0, 1), line)).toMatch(NOTHING_BOOKED)
  if (!line.startsWith('grand')) expect(await answerTo(...lines, line)).toMatch(NOTHING_BOOKED)
})

test.each([
  'ill leave it so thanks',
  "ok thanks, i'll think about it",
  'thats grand, ill ring later',
  'smaoineoidh mé air',
])('"%s" to a list books nothing, and says so', async (line) =>
  expect(await answerTo('céad chuairt Dé hAoine', line)).toMatch(
    /Nothing was booked\.|Níor cuireadh aon rud in áirithe\./,
  ),
)

test('a farewell to a message passes nothing on, and one to a second booking does not deny the first', async () => {
  expect(await answerTo('can i leave a message', 'my knee is sore', 'ok bye so')).toMatch(
    /^All right, I pass nothing on\. Goodbye/,
  )
  const booked = [
    'first visit friday at 10',
    'Joe Byrne 087 123 4567',
    'yes',
    'another first visit on monday',
    'ok bye so',
  ]
  expect(await answerTo(...booked)).toMatch(
    /^All right, your appointment stays as it is: First visit, Friday 20 November at 10:00\. Goodbye/,
  )
})

test.each(['the second one, bye', 'an dara ceann, slán'])('"%s" chooses', async (line) => {
  expect(await answerTo('céad chuairt Dé hAoine', line)).toMatch(
    /^(?:I am keeping this time|Tá an t-am seo á choinneáil)/,
  )
})

test('a farewell that is dictated is part of the message', async () => {
  expect(await answerTo('can i leave a message', 'tell him i said bye')).toBe('What is your name?')
})

test('a question beside a refused offer is answered', async () => {
  expect(await answerTo('an bhfuil linn snámha agaibh?', 'Ní gá. Cá bhfuil sibh?')).toContain('4 Quay Street')
})

test.each([
  ['can we speak English please', /^Hello\./],
  ['Níl mo chuid Gaeilge rómhaith, can we switch to English', /^Hello\./],
  ['is there anyone there that speaks Irish?', /^Yes\./],
])('"%s" is about the language', async (line, answer) => expect(await answerTo(line)).toMatch(answer))

test.each(['fadhb ar bith', 'níl aon fhadhb leis sin', 'no problem', 'no bother'])(
  '“%s” complains of nothing, is no name, and refuses nothing',
  async (line) => {
    expect(await answerTo(line)).toMatch(/^(?:An bhfuil aon rud eile uait|Is there anything else)\?$/)
    const inBooking = await answerTo('céad chuairt Dé hAoine ag 10', line)
    expect(inBooking).toMatch(/(?:Cén t-ainm a chuirfidh mé leis|What name should I put it under)\?$/)
  },
)

test.each(['tá fadhb leis an gcarr', 'tá fadhb agam leis an mbodhlaer', 'fadhb le mo dhroim'])(
  '“%s” is a problem with a thing, and no complaint',
  async (line) => expect(await answerTo(line)).not.toMatch(/Tá brón orm/),
)

test.each(['tá fadhb agam leis an mbille', 'fadhb leis an tseirbhís', 'tá fadhb mhór agam leis an bhfoireann'])(
  '“%s” is a complaint',
  async (line) => expect(await answerTo(line)).toMatch(/^Tá brón orm/),
)

test.each([
  'what if somebody wants to talk to me',
  'what happens if a customer wants to talk to a person',
  'and if someone asks for a human',
  'cad a tharlaíonn má tá custaiméir ag iarraidh labhairt le duine',
])('“%s” asks what happens then, and is handed to nobody', async (line) => {
  expect(await answerTo(line)).not.toMatch(/told our team|Chuir mé scéala/)
})

test.each(['what if i want to talk to a person', 'if somebody is there can i talk to them'])(
  '“%s” asks for a person',
  async (line) => expect(await answerTo(line)).toMatch(/told our team|Chuir mé scéala/),
)
