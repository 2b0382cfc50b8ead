import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const HELD = { en: 'first visit friday at 10', ga: 'céad chuairt Dé hAoine ag 10' }
const NEXT = {
  en: 'I will book this after it: First visit, for my daughter.',
  ga: 'Cuirfidh mé é seo in áirithe ina dhiaidh: Céad chuairt, do m’iníon.',
}
const TOO = { en: 'and my daughter needs one too', ga: 'agus tá ceann ag teastáil ó m’iníon freisin' }

test.each([
  ['en', 'any chance of a bit later, like 2, and my daughter needs one too'],
  ['en', 'could it be later, say 2, and my daughter needs one too'],
  ['ga', 'an mbeadh seans air beagán níos déanaí, a dó mar shampla, agus tá ceann ag teastáil ó m’iníon freisin'],
] as const)('%s: “%s” is looked for, beside the other person', async (language, line) => {
  const answer = (await hold([HELD[language], line], language)).at(-1)
  expect(answer).toContain(NEXT[language])
  expect(answer).toMatch(/20 (?:November at|Samhain ag) 14:00/)
})

test.each([
  ['en', 'any chance of a bit later, like 2'],
  ['en', 'something later, maybe something like 2'],
] as const)('%s: “%s” names the hour', async (language, line) => {
  expect((await hold([HELD[language], line], language)).at(-1)).toContain('Friday 20 November at 14:00')
})

test.each([
  ['en', 'what about my daughter, is she straight after'],
  ['en', 'is she straight after'],
  ['en', 'and what about my daughter?'],
  ['ga', 'cad faoi m’iníon, an mbeidh sí díreach i mo dhiaidh'],
  ['ga', 'an mbeidh sí ina dhiaidh'],
] as const)('%s: “%s”, while another one waits, is told that it comes next', async (language, line) => {
  const answer = (await hold([`${HELD[language]} ${TOO[language]}`, line], language)).at(-1)
  expect(answer?.startsWith(NEXT[language])).toBe(true)
  expect(answer).not.toMatch(/do not know|Níl a fhios/)
})

test('“anything like a massage?” names no hour', async () => {
  expect((await hold([HELD.en, 'anything later like that'])).at(-1)).not.toContain('14:00')
})
