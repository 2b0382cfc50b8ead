import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const TOLD = {
  en: [
    'take a message please',
    'tell Niamh my knee is swollen and my insurance is changed',
    'Kate Shea, kate@example.ie',
  ],
  ga: [
    'fág teachtaireacht',
    'abair le Niamh go bhfuil mo ghlúin ata agus go bhfuil an t-árachas athraithe',
    'Cáit Ní Shé, cait@example.ie',
  ],
}
const answerTo = async (language: 'en' | 'ga', line: string) => (await hold([...TOLD[language], line], language)).at(-1)

test.each([
  ['en', 'leave out the bit about the insurance, send the rest', '“tell Niamh my knee is swollen”'],
  ['en', "don't put in the part about the insurance. send the rest", '“tell Niamh my knee is swollen”'],
  ['ga', 'na cuir an giota faoin arachas leis. seol an chuid eile', '“abair le Niamh go bhfuil mo ghlúin ata”'],
  ['ga', 'fág an píosa faoin árachas amach', '“abair le Niamh go bhfuil mo ghlúin ata”'],
] as const)('%s: “%s” leaves that out', async (language, line, message) => {
  expect(await answerTo(language, line)).toContain(message)
})

test.each([
  ['en', "don't include the part about my car, send the rest"],
  ['ga', 'ná cuir an giota faoi mo charr leis, seol an chuid eile'],
] as const)('%s: “%s”, of which the message says nothing, is no part of it', async (language, line) => {
  expect(await answerTo(language, line)).toMatch(/not sure which part|cén chuid/)
})

test.each([
  ['en', 'add that and send it'],
  ['ga', 'cuir sin leis agus seol é'],
] as const)('%s: “%s” is no part of the message', async (language, line) => {
  expect(await answerTo(language, line)).toMatch(language === 'en' ? /is changed”/ : /athraithe”/)
})

test.each([
  ['en', 'send it boss'],
  ['en', 'yes love'],
  ['ga', 'cuir a mhic'],
  ['ga', 'seol é, a chroí'],
] as const)('%s: “%s” passes it on', async (language, line) => {
  expect(await answerTo(language, line)).toMatch(
    /^(?:Your message is passed on|Tá do theachtaireacht curtha ar aghaidh)/,
  )
})

test.each([
  ['en', 'sorry its not my knee its my ankle', '“tell Niamh my ankle is swollen and my insurance is changed”'],
  ['en', 'take out knee its elbow', '“tell Niamh my elbow is swollen and my insurance is changed”'],
  ['en', 'ankle, not knee', '“tell Niamh my ankle is swollen and my insurance is changed”'],
  ['ga', 'ní hé an t-árachas é ach an tuarastal', 'an tuarastal athraithe”'],
] as const)('%s: “%s” takes the place of what was wrong', async (language, line, message) => {
  expect(await answerTo(language, line)).toContain(message)
})

test.each([
  ['en', 'no. start over. message for niamh: ring me about the invoice', '“ring me about the invoice'],
  ['en', 'no start again. message should say: text me, dont ring', '“text me, dont ring”'],
  ['en', 'that wasnt a question. the message is: ring me about the invoice', '“ring me about the invoice”'],
  ['ga', 'tosaigh arís: glaoigh orm faoin sonrasc', '“glaoigh orm faoin sonrasc”'],
  ['ga', 'tosaigh as an nua. an teachtaireacht: glaoigh orm faoin sonrasc', '“glaoigh orm faoin sonrasc”'],
] as const)('%s: “%s” leaves nothing of the first message', async (language, line, message) => {
  const answer = await answerTo(language, line)
  expect(answer).toContain(message)
  expect(answer).not.toMatch(/swollen|ata /)
})

test.each([
  ['en', 'start over', 'What should I tell our team?'],
  ['ga', 'tosaigh arís', 'Cad ba mhaith leat a rá lenár bhfoireann?'],
] as const)('%s: “%s” alone asks for the message anew', async (language, line, question) => {
  expect(await answerTo(language, line)).toBe(question)
})

test.each([
  ['en', 'did you get the bit about the insurance? can you read me the whole thing back'],
  ['en', 'what does it say so far'],
  ['ga', 'léigh ar ais dom é'],
] as const)('%s: “%s” gets the message as it is, and is no part of it', async (language, line) => {
  expect(await answerTo(language, line)).toMatch(
    /^(?:Your message|Do theachtaireacht): “[^“]*(?:is changed|athraithe)”/,
  )
})

test.each([
  ['en', 'you left out that the gate is locked', 'that the gate is locked|the gate is locked'],
  ['ga', 'd’fhág tú amach go bhfuil an geata faoi ghlas', 'go bhfuil an geata faoi ghlas'],
] as const)('%s: “%s” adds it, and not the reproach', async (language, line, more) => {
  expect(await answerTo(language, line)).toMatch(new RegExp(`\n(?:${more})”`))
})

test('a reproach that says nothing asks for the message as it should be', async () => {
  expect(await answerTo('en', 'that doesnt say what i want')).toMatch(/write the whole message again/)
})

test('several orders are obeyed one after the other', async () => {
  const answer = await answerTo('en', 'no dont put that last bit in. and take out knee its elbow')
  expect(answer).toContain('“tell Niamh my elbow is swollen”')
})

test.each([
  ['en', 'yes. who will see it', /go to our team.*\n\nYour message is passed on/],
  ['ga', 'sea. cé a fheicfidh í?', /chuig ár bhfoireann.*\n\nTá do theachtaireacht curtha ar aghaidh/],
] as const)('%s: “%s” is told, and passes it on', async (language, line, reply) => {
  expect(await answerTo(language, line)).toMatch(reply)
})

test('whom a message is for, and who writes it, are told apart', async () => {
  const [, reply] = await hold(['take a message for Aoife Murphy from Tom Kelly: the keys are in', '086 123 4567'])
  expect(reply).toContain('“the keys are in\nfor Aoife Murphy”. Name: Tom Kelly.')
})
