import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues({}, '2026-11-18T21:30:00.000Z')
const SENT = { en: /Your message: “([^”]+)”/, ga: /Do theachtaireacht: “([^”]+)”/ }

test.each([
  ['en', ['message for Tom please', 'the ladder is too short'], 'the ladder is too short\nfor Tom'],
  ['en', ['leave a message for the boss: his dog is loose again'], 'his dog is loose again\nfor the boss'],
  [
    'en',
    ['is Cormac in today', 'can i leave him a message', 'the gate is open'],
    'the gate is open\nis Cormac in today',
  ],
  ['en', ['can i leave a message for someone: the gate is open'], 'the gate is open'],
  ['en', ['tell Tom that the gate is open'], 'tell Tom that the gate is open'],
  ['ga', ['teachtaireacht do Thomás', 'tá an dréimire róghearr'], 'tá an dréimire róghearr\ndo Thomás'],
  ['ga', ['an féidir teachtaireacht a fhágáil don chócaire: bhí an t-iasc fuar'], 'bhí an t-iasc fuar\ndon chócaire'],
  [
    'ga',
    ['an bhfuil Cormac ann', 'an féidir teachtaireacht a fhágáil dó', 'tá an geata ar oscailt'],
    'tá an geata ar oscailt\nan bhfuil Cormac ann',
  ],
] as const)('%s: %j says whom the message is for', async (language, lines, message) => {
  const answers = await hold([...lines, 'Tom Ryan 0871234567'], language)
  expect(SENT[language].exec(answers.at(-1) ?? '')?.[1]).toBe(message)
})

const CALLER = 'Aoife Foley 0871234567'
test.each([
  [
    'en',
    'can i speak to Niamh please',
    'its about my knee, it got worse',
    'can i speak to Niamh please\nits about my knee, it got worse',
  ],
  ['en', 'the manager please', 'my knee got worse after what ye did', 'my knee got worse after what ye did'],
  ['ga', 'an bainisteoir le do thoil', 'tháinig at ar mo ghlúin ó shin', 'tháinig at ar mo ghlúin ó shin'],
] as const)('%s: after “%s”, “%s” is the message', async (language, wish, line, message) => {
  const answers = await hold([wish, line, CALLER], language)
  expect(SENT[language].exec(answers.at(-1) ?? '')?.[1]).toBe(message)
})

test('what is said before the name belongs to the message', async () => {
  const answers = await hold([
    'message for Tom please',
    'the ladder is too short',
    'it has to be back on Friday',
    CALLER,
  ])
  expect(SENT.en.exec(answers.at(-1) ?? '')?.[1]).toBe('the ladder is too short\nfor Tom\nit has to be back on Friday')
})

test.each([
  ['en', 'can i talk to someone', 'yes', 'ring me about the bill', 'What is your name?'],
  ['ga', 'an bainisteoir le do thoil', 'sea', 'glaoigh orm faoin mbille', 'Cén t-ainm atá ort?'],
] as const)('%s: asked what to tell the team, “%s”, “%s”, “%s” tells it', async (language, wish, yes, line, answer) => {
  expect((await hold([wish, yes, line], language)).at(-1)).toBe(answer)
})

test.each([
  ['en', 'tell Tom that the gate is open', 'yes', 'when will i hear back', 'I cannot promise you anybody before that.'],
  ['ga', 'abair le Tomás go bhfuil an geata ar oscailt', 'sea', 'cathain a chloisfidh mé uaibh', 'roimhe sin.'],
  ['ga', 'abair le Tomás go bhfuil an geata ar oscailt', 'sea', 'an labhróidh duine liom', 'roimhe sin.'],
] as const)('%s: after “%s”, “%s”, nobody is promised to “%s”', async (language, message, yes, question, answer) => {
  expect((await hold([message, CALLER, yes, question], language)).at(-1)).toContain(answer)
})

test('what somebody wants a person for is the message, and begins no booking', async () => {
  const said = ['can i talk to a human', 'laptop wont turn on and i need it for work tomorrow', 'gerry 0892223344']
  expect((await hold(said)).at(-1)).toContain('“laptop wont turn on and i need it for work tomorrow”. Name: Gerry.')
})
