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

const CLEAR = ['take a message please', 'ring me on the 9th about the gate at 15 Main Street', 'Tom Ryan 087 123 4567']
const CLEAR_GA = ['fág teachtaireacht', 'glaoigh orm ar an Luan faoin ngeata i gCorcaigh', 'Tomás Ó Riain 087 123 4567']

test.each([
  ['en', ['the 10th not the 9th', 'its 16 Main Street'], '“ring me on the 10th about the gate at 16 Main Street”'],
  ['en', ['its the 10th not the 9th, its 16 not 15'], '“ring me on the 10th about the gate at 16 Main Street”'],
  ['en', ['no its 16 Main Street not 15'], '“ring me on the 9th about the gate at 16 Main Street”'],
  [
    'en',
    ['the 10th not the 9th\nits 16 not 15\n086 123 4567 im Noreen Walsh'],
    'the 10th about the gate at 16 Main Street”. Name: Noreen Walsh. Contact: 086 123 4567.',
  ],
  ['en', ['put door in place of gate, im Noreen Walsh'], 'about the door at 15 Main Street”. Name: Noreen Walsh.'],
  ['ga', ['scríobh Máirt in ionad Luan'], '“glaoigh orm ar an Máirt faoin ngeata i gCorcaigh”'],
  ['ga', ['cuir “i nGaillimh” in áit “i gCorcaigh”'], '“glaoigh orm ar an Luan faoin ngeata i nGaillimh”'],
] as const)('%s: %j correct it, one after the other', async (language, lines, summary) => {
  const answers = await hold([...(language === 'en' ? CLEAR : CLEAR_GA), ...lines], language)
  expect(answers.at(-1)).toContain(summary)
})

test.each([
  ['en', 'change it to: the gate is open, for Aoife Murphy', '“the gate is open, for Aoife Murphy”. Name: Tom Ryan.'],
  ['en', 'change it to: ring me on 086 123 4567, for Aoife Murphy', 'for Aoife Murphy”. Name: Tom Ryan.'],
  ['en', 'make it: the gate is open', 'Your message: “the gate is open”. Name: Tom Ryan.'],
  ['en', 'no it should say for Aoife Murphy', 'at 15 Main Street\nfor Aoife Murphy”. Name: Tom Ryan.'],
  ['ga', 'athraigh go: tá an geata oscailte, do Mháire Ní Laoi', 'do Mháire Ní Laoi”. Ainm: Tomás Ó Riain.'],
] as const)('%s: “%s” says for whom it is, and not who writes', async (language, line, summary) => {
  expect((await hold([...(language === 'en' ? CLEAR : CLEAR_GA), line], language)).at(-1)).toContain(summary)
})

test.each([
  ['en', 'start over, for Mary', 'the gate is grand now', 'What should I tell', '“the gate is grand now\nfor Mary”'],
  ['ga', 'tosaigh arís: do Mháire', 'tá gach rud ceart', 'Cad ba mhaith leat', '“tá gach rud ceart\ndo Mháire”'],
] as const)('%s: “%s” keeps only for whom it is', async (language, line, text, question, summary) => {
  const answers = await hold([...(language === 'en' ? CLEAR : CLEAR_GA), line, text], language)
  expect(answers.at(-2)).toContain(question)
  expect(answers.at(-1)).toContain(summary)
})

test.each([
  ['en', 'is that going to Aoife only?', 'go to our team'],
  ['en', 'will it just go to Aoife', 'go to our team'],
  ['en', 'when will she read it?', 'cannot see how soon'],
  ['en', 'is it true that the gate was there since the old days?', 'do not know'],
  ['ga', 'an bhfuil sé sin ag dul chuig Máire amháin?', 'chuig ár bhfoireann'],
  ['ga', 'cathain a léifidh sí é?', 'ní fheicim cé chomh luath'],
] as const)('%s: “%s”, beside the summary, is answered and no part of it', async (language, line, reply) => {
  const answers = await hold([...(language === 'en' ? CLEAR : CLEAR_GA), line], language)
  expect(answers.at(-1)).toContain(reply)
  expect(answers.at(-1)).toMatch(
    /\n\n(?:Shall I pass your message on|An gcuirfidh mé do theachtaireacht ar aghaidh)\?$/,
  )
})

test.each([
  ['en', 'did ye get that about the gate?', '“ring me on the 9th about the gate at 15 Main Street”'],
  ['ga', 'an bhfuair sibh an méid sin faoin ngeata?', '“glaoigh orm ar an Luan faoin ngeata i gCorcaigh”'],
] as const)('%s: “%s” gets it read back', async (language, line, message) => {
  expect((await hold([...(language === 'en' ? CLEAR : CLEAR_GA), line], language)).at(-1)).toContain(message)
})
