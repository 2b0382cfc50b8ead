import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const SENT = {
  en: ['leave a message: could somebody ring me about my knee', 'Tom Byrne, 087 123 4567', 'yes'],
  ga: ['teachtaireacht: an féidir le duine glaoch orm faoi mo ghlúin', 'Áine Ní Bhriain, 087 123 4567', 'sea'],
}

test.each([
  ['en', 'could he ring in the afternoon instead'],
  ['en', 'tell him to ring after 5'],
  ['en', 'actually can ye ring me tomorrow morning'],
  ['ga', 'an bhféadfadh sé glaoch tráthnóna ina ionad'],
  ['ga', 'abair leis glaoch tar éis a cúig'],
  ['ga', 'glaoigh orm roimh am lóin'],
] as const)('%s: “%s”, behind a message, adds to it and is passed on', async (language, said) => {
  const answer = (await hold([...SENT[language], said], language)).at(-1)
  expect(answer).toMatch(/^(?:I have passed this on to our team|Chuir mé é seo ar aghaidh chuig ár bhfoireann): “/)
  expect(answer).toContain(said)
  expect(
    (
      await hold(
        [...SENT[language], said, language === 'en' ? 'is my message gone?' : 'an bhfuair sibh mo theachtaireacht?'],
        language,
      )
    ).at(-1),
  ).toContain(said)
})

test.each([
  ['en', 'could somebody ring me about the bill tomorrow', 'Shall I pass it on?'],
  ['en', 'tell him the dog is friendly', 'Shall I pass it on?'],
  ['en', 'can ye ring me tomorrow, and is there parking?', 'Shall I pass it on?'],
  ['ga', 'an féidir le duine glaoch orm amárach faoin mbille', 'An gcuirfidh mé ar aghaidh í?'],
] as const)('%s: “%s” is a message of its own', async (language, said, question) => {
  expect((await hold([...SENT[language], said], language)).at(-1)?.endsWith(question)).toBe(true)
})

test.each([
  ['en', 'nothing to book', 'Is there anything else?'],
  ['en', 'nothing else to book no', 'Is there anything else?'],
  ['en', 'I have nothing else to book thanks', 'Is there anything else?'],
  ['ga', 'níl aon rud le cur in áirithe', 'An bhfuil aon rud eile uait?'],
  ['ga', 'nil tada le cur in airithe agam', 'An bhfuil aon rud eile uait?'],
] as const)('%s: “%s” books nothing, behind a message and at once', async (language, said, question) => {
  const wish = language === 'en' ? 'I want to book' : 'ba mhaith liom áirithint a dhéanamh'
  for (const before of [SENT[language], [], [wish]])
    expect((await hold([...before, said], language)).at(-1)?.endsWith(question), before.at(-1)).toBe(true)
})

test('“nothing to book” leaves a message that is not sent yet', async () => {
  expect((await hold([...SENT.en.slice(0, 2), 'nothing to book'])).at(-1)).toMatch(/Shall I pass it on\?$/)
})

test.each([
  ['en', 'yes, and do ye treat horses', 'they can reach you at 087 123 4567', 'a message'],
  ['ga', 'sea, agus an gcuireann sibh cóir ar chapaill', 'teagmháil a dhéanamh leat ag 087 123 4567', 'teachtaireacht'],
] as const)('%s: beside “%s” the known number is not asked for again', async (language, said, reach, choice) => {
  const start = {
    en: ['a massage on Friday at ten', 'Tom Byrne, 087 123 4567'],
    ga: ['suathaireacht spóirt Dé hAoine ag a deich', 'Áine Ní Bhriain, 087 123 4567'],
  }
  const answers = await hold([...start[language], said, choice], language)
  expect(answers.at(-2)).toContain(reach)
  expect(answers.at(-1)).toMatch(/^(?:Your message|Do theachtaireacht): .*087 123 4567/)
})

test('where no number is known it is asked for', async () => {
  expect((await hold(['do ye treat horses'])).at(-1)).toContain('I can take a message with your number')
})

test.each([
  [
    'en',
    ['do ye treat horses', 'how would ye do that', 'a message', 'Tom Byrne, 087 123 4567'],
    'horses\nhow would ye do that',
  ],
  [
    'ga',
    ['an gcuireann sibh cóir ar chapaill', 'conas a dhéantar é', 'teachtaireacht', 'Áine Ní Bhriain, 087 123 4567'],
    'chapaill\nconas a dhéantar é',
  ],
  ['en', ['do ye treat horses', 'do ye treat dogs', 'a message', 'Tom Byrne, 087 123 4567'], '“do ye treat dogs”'],
] as const)('%s: the message of %j says “%s”', async (language, lines, text) => {
  expect((await hold([...lines], language)).at(-1)).toContain(text)
})

const ASKED = {
  en: ['do ye treat horses', 'can I leave a message for whoever was out'],
  ga: ['an gcuireann sibh cóir ar chapaill', 'an féidir liom teachtaireacht a fhágáil'],
}

test.each([
  ['en', "the two upstairs radiators aren't heating and I think it's the valve"],
  ['en', 'my neighbour told me about it and we have a boat in Kinvara'],
  ['ga', 'níl an téamh ag obair thuas staighre in aon chor'],
] as const)('%s: “%s”, in place of the name, is in the message and names nobody', async (language, said) => {
  const answer = (await hold([...ASKED[language], said], language)).at(-1)
  expect(answer).toContain(said)
  expect(answer).toMatch(/What is your name\?$|Cén t-ainm atá ort\?$/)
})

test.each([
  ['en', 'Siobhan Kelleher', "no, it's Siobhán with a fada on the a", 'Siobhán Kelleher'],
  ['en', 'Gráinne Walsh', 'Walshe with an e', 'Gráinne Walshe'],
  ['ga', 'Bríd Ní Mhaoileoin', 'ní hea, B-R-I-G-H-I-D', 'Brighid Ní Mhaoileoin'],
] as const)('%s: of %s, “%s” is in the name and not in the message', async (language, known, said, name) => {
  const start = { en: 'leave a message: the gate is open', ga: 'teachtaireacht: tá an geata oscailte' }
  const answer = (await hold([start[language], `${known}, 087 123 4567`, said], language)).at(-1)
  expect(answer).toMatch(new RegExp(`(?:is open|oscailte)”\\. (?:Name|Ainm): ${name}\\.`))
})

test.each([
  ['en', "and say there's a key with the neighbour", /^Your message: “the gate is open\nsay there's a key/],
  ['ga', 'agus abair go bhfuil eochair ag an gcomharsa', /^Do theachtaireacht: “tá an geata oscailte\nabair go/],
  ['en', "no the noise is only when it's cold", /^Your message: “the gate is open\nthe noise is only/],
  ['ga', 'ní hea, tá an torann ann nuair atá sé fuar', /^Do theachtaireacht: “tá an geata oscailte\ntá an torann/],
  ['en', "say there's a key with the neighbour", /^Your message: “there's a key/],
  ['en', 'no', /^What should I change/],
  ['en', 'no, the name is wrong', /^What is your name/],
  ['ga', 'ní hea', /^Cad ba cheart dom a athrú/],
] as const)('%s: “%s” beside a message', async (language, said, message) => {
  const start = { en: 'leave a message: the gate is open', ga: 'teachtaireacht: tá an geata oscailte' }
  const answer = (await hold([start[language], 'Tom Byrne, 087 123 4567', said], language)).at(-1)
  expect(answer).toMatch(message)
})

test.each([
  ['en', 'no', 'yes, and can he ring me before 1', /“the gate is open\ncan he ring me before 1”/],
  ['ga', 'ní hea', 'agus an féidir leis glaoch orm roimh a haon', /oscailte\nan féidir leis glaoch orm roimh a haon”/],
  ['en', 'no', 'the lights were left on as well', /“the lights were left on as well”/],
] as const)('%s: “%s”, and then “%s”', async (language, no, said, message) => {
  const start = { en: 'leave a message: the gate is open', ga: 'teachtaireacht: tá an geata oscailte' }
  expect((await hold([start[language], 'Tom Byrne, 087 123 4567', no, said], language)).at(-1)).toMatch(message)
})

test.each([
  ['en', 'message. bye', /What should I tell our team\?$/],
  ['en', 'can I leave a message please. goodbye', /What should I tell our team\?$/],
  ['ga', 'teachtaireacht, le do thoil. slán', /Cad ba mhaith leat a rá lenár bhfoireann\?$/],
  ['ga', 'teachtaireacht. slán', /Cad ba mhaith leat a rá lenár bhfoireann\?$/],
] as const)('%s: “%s” begins the message before the goodbye', async (language, line, answer) => {
  expect((await hold([line], language))[0]).toMatch(answer)
})

test.each(['thanks for passing on my message, bye', 'bye', 'go raibh maith agat, slán'])(
  '“%s” only says goodbye',
  async (line) => expect((await hold([line]))[0]).toMatch(/^(?:Goodbye|Slán)/),
)
