import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough } = openDialogues()

const ASIDE = 'Joe Byrne, 087 123 4567'
const UNKNOWN = 'do ye have a sauna'

test.each([
  [
    'en',
    `ya. where is the physio, ${ASIDE}, i was told between 9 and 11`,
    'where is the physio, i was told between 9 and 11',
  ],
  ['en', `yes: are the classes on in the spring, ${ASIDE}`, 'are the classes on in the spring'],
  ['en', `ah a message so: will i need shorts, my back is bad, ${ASIDE}`, 'will i need shorts, my back is bad'],
  [
    'en',
    `take a message so. tell them Joe Byrne asked can he come in, 087 123 4567`,
    'tell them Joe Byrne asked can he come in',
  ],
  ['ga', `sea, an mbeidh ranganna ann san earrach, ${ASIDE}`, 'an mbeidh ranganna ann san earrach'],
] as const)('%s: after the offer of a message “%s” is the message', async (language, line, message) => {
  const said = await talkThrough(language === 'en' ? UNKNOWN : 'an bhfuil sabhna agaibh', line)
  expect(said).toContain(`“${message}”`)
  expect(said).toMatch(/(?:Name|Ainm): Joe Byrne\./)
})

test.each([
  ['no. the message should just be: ring me about the bill', 'ring me about the bill'],
  ['just say ring me about the bill', 'ring me about the bill'],
  ['no thats the wrong message, say two cuts side by side', 'two cuts side by side'],
  ['put in the bit about the quote', 'my knee is sore, and the gate is locked\nthe quote'],
  ['no put in about the quote too, thats what i wanna know', 'my knee is sore, and the gate is locked\nthe quote too'],
  ['leave out the bit that the gate is locked', 'my knee is sore'],
  ['ya, but its Sorcha askin not Joe', 'my knee is sore, and the gate is locked”. Name: Sorcha Byrne.'],
])('“%s” changes the message that was read back', async (line, message) => {
  const lines = ['can i leave a message', 'my knee is sore, and the gate is locked', ASIDE]
  expect(await talkThrough(...lines, line)).toContain(`Your message: “${message}`)
})

const BILL = 'my bill was wrong. i was charged twice for the massage. please ring me'
const BILLE = 'tá mo mhaidí briste. bhí an bille mícheart. cuir scéala chugam'

test.each([
  [BILL, 'take out the last bit', 'my bill was wrong. i was charged twice for the massage.'],
  [BILL, 'leave out the bit about the money', 'please ring me'],
  [BILL, 'can you remove the part where i was charged twice', 'my bill was wrong. please ring me'],
  [BILL, 'send it but take the first sentence out', 'i was charged twice for the massage. please ring me'],
  [BILL, 'change it to: tell Niamh thanks', 'tell Niamh thanks'],
  [BILL, 'thats not what i said, tell him thanks a million', 'tell him thanks a million'],
  [BILLE, 'bain amach an chuid deiridh', 'tá mo mhaidí briste. bhí an bille mícheart.'],
  [BILLE, 'fág amach an píosa faoin mbille', 'tá mo mhaidí briste. cuir scéala chugam'],
  [BILLE, 'bain an píosa faoi na maidí amach', 'bhí an bille mícheart. cuir scéala chugam'],
  [BILLE, 'athraigh go: abair le Niamh go raibh maith aici', 'abair le Niamh go raibh maith aici'],
  [BILLE, 'ní hé sin a dúirt mé, abair leis go raibh maith aige', 'abair leis go raibh maith aige'],
])('“%s”: “%s” leaves “%s” while the name is asked for, and behind it', async (message, line, edited) => {
  expect(await talkThrough('can i leave a message', message, line)).toContain(`“${edited}”`)
  expect(await talkThrough('can i leave a message', message, ASIDE, line)).toContain(`“${edited}”`)
})

test.each(['tell him to take the old boiler out', 'my dentist said to take the tooth out'])(
  '“%s” leaves nothing out',
  async (line) =>
    expect(await talkThrough('can i leave a message', BILL, ASIDE, line)).toContain(`please ring me\n${line}”`),
)

test('a booking with its time and its name is one, although a message was offered', async () => {
  const line = 'ah no ill ask the waiter sorry. massage next friday at 10, Joe Byrne, joe@example.ie'
  expect(await talkThrough(UNKNOWN, line)).toContain('Sports massage, Friday 27 November at 10:00. Name: Joe Byrne.')
})

test('“forget it, leave a message: …” takes the message', async () => {
  const said = await talkThrough('massage friday', 'forget it, leave a message: is the lift broken there', ASIDE)
  expect(said).toContain('“is the lift broken there”')
})

test.each([
  ['en', 'message then: 3 of us sat 12th for a wedding, ring me on 087 123 4567', '3 of us sat 12th for a wedding'],
  ['en', 'no. message: can I have a first visit on friday', 'can I have a first visit on friday'],
  ['ga', 'teachtaireacht mar sin: triúr againn ar an Satharn, glaoigh orm', 'triúr againn ar an Satharn'],
] as const)('%s: “%s” dictates, with nothing offered before', async (language, line, said) => {
  const answers = await hold([line, 'Una Ryan 087 123 4567'], language)
  expect(answers.at(-1)).toMatch(/^Your message: |^Do theachtaireacht: /)
  expect(answers.at(-1)).toContain(said)
})

test('a booking waits for a message that is dictated beside it', async () => {
  const lines = ['massage friday at 3', 'message: I am allergic to nuts', 'Una Ryan 087 123 4567', 'yes']
  expect((await hold(lines)).at(-1)).toMatch(
    /^Your message is passed on\..*Friday 20 November at 15:00.*Shall I book it\?$/s,
  )
})

test.each([
  [
    'en',
    'a message. and if anything later comes up, let me know',
    'do ye have a sauna\nif anything later comes up, let me know',
  ],
  [
    'ga',
    'teachtaireacht. agus má bhíonn áit níos déanaí ann, inis dom',
    'an bhfuil sabhna agaibh\nmá bhíonn áit níos déanaí ann, inis dom',
  ],
] as const)('%s: “%s” adds to what was asked', async (language, line, message) => {
  const unknown = language === 'en' ? UNKNOWN : 'an bhfuil sabhna agaibh'
  expect((await hold([unknown, line, ASIDE], language)).at(-1)).toContain(`“${message}”`)
})

test.each([
  [
    'en',
    'yes. can you put down that i want colour too, full head of highlights',
    'i want colour too, full head of highlights',
  ],
  ['ga', 'sea. agus cuir síos go bhfuil dath uaim freisin', 'go bhfuil dath uaim freisin'],
] as const)('%s: what is to be noted beside the yes goes with the message: “%s”', async (language, line, noted) => {
  const start = language === 'en' ? UNKNOWN : 'an bhfuil sabhna agaibh'
  const message = language === 'en' ? 'a message please' : 'teachtaireacht le do thoil'
  const answer = (await hold([start, message, ASIDE, line], language)).at(-1)
  expect(answer).toContain(`“${noted}”`)
  expect(answer).toMatch(/Your message is passed on|Tá do theachtaireacht curtha ar aghaidh/)
})

test.each([
  ['en', 'what happens now', /^Your message is passed on\..*It went today/s],
  ['en', 'ok so what happens next?', /^Your message is passed on\..*It went today/s],
  ['ga', 'cad a tharlaíonn anois', /^Tá do theachtaireacht curtha ar aghaidh\./],
] as const)('%s: behind a message “%s” is told what became of it', async (language, line, said) => {
  const start = language === 'en' ? UNKNOWN : 'an bhfuil sabhna agaibh'
  const lines = language === 'en' ? ['a message please', ASIDE, 'yes'] : ['teachtaireacht le do thoil', ASIDE, 'sea']
  expect((await hold([start, ...lines, line], language)).at(-1)).toMatch(said)
})

test('“forget it, can someone ring me about it”, behind an answer, says about what', async () => {
  const answers = await hold(['where are ye', 'forget it. can someone ring me about it', ASIDE])
  expect(answers.at(-1)).not.toContain('forget it')
})
