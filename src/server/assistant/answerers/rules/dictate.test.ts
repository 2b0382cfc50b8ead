import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../tests/support/dialogues.ts'

const { talkThrough } = openDialogues()

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

test('a booking with its time and its name is one, although a message was offered', async () => {
  const line = 'ah no ill ask the waiter sorry. massage next friday at 10, Joe Byrne, joe@example.ie'
  expect(await talkThrough(UNKNOWN, line)).toContain('Sports massage, Friday 27 November at 10:00. Name: Joe Byrne.')
})

test('“forget it, leave a message: …” takes the message', async () => {
  const said = await talkThrough('massage friday', 'forget it, leave a message: is the lift broken there', ASIDE)
  expect(said).toContain('“is the lift broken there”')
})
