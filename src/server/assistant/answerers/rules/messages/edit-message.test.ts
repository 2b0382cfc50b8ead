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
