import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const WISH = { en: 'I want an appointment', ga: 'ba mhaith liom coinne' }

test.each([
  ['en', "what's the difference"],
  ['en', "I don't know the difference between them"],
  ['en', 'which one do I need'],
  ['ga', 'níl a fhios agam cad é an difear eatarthu'],
  ['ga', 'cad é an difríocht?'],
  ['ga', 'nil a fhios agam cad e an difriocht eatarthu'],
] as const)('%s: “%s”, at a choice of services, gets what is known of each, and the choice', async (language, line) => {
  const answer = (await hold([WISH[language], line], language))[1]
  expect(answer).toMatch(/First visit: 45 .*€65\n.*massage: 30 .*€50|Céad chuairt: 45 .*€65\n.*spóirt: 30 .*€50/)
  expect(answer).toMatch(/2\. (?:Sports massage|Suathaireacht spóirt)$/)
})

test.each([
  ['en', 'it makes no difference to me when', /What would you like/],
  ['en', 'the second one', /free/],
  ['ga', 'an dara ceann', /saor/],
] as const)('%s: “%s” asks for no difference', async (language, line, answer) => {
  const said = (await hold([WISH[language], line], language))[1]
  expect(said).toMatch(answer)
  expect(said).not.toMatch(/45 minutes|45 nóiméad/)
})

test.each([
  ['en', "I don't know which, I've never been", /^First visit, then\.\n\nThe next free times are/],
  ['ga', 'níl a fhios agam, ní raibh mé ann riamh', /^Céad chuairt, mar sin\.\n\nSeo na chéad amanna/],
] as const)('%s: “%s” is a first visit, of which the next times are offered', async (language, line, answer) => {
  expect((await hold([WISH[language], line], language))[1]).toMatch(answer)
})
