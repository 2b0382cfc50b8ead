import { expect, test } from 'vitest'
import { ONE_TABLE, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough } = openDialogues({ diary: ONE_TABLE })

const TOLD = {
  en: ['is there a helipad for a balloon?', 'leave a message: there are 20 of us coming'],
  ga: ['an bhfuil héileapad agaibh do bhalún?', 'teachtaireacht a fhágáil: tá grúpa de 20 ag teacht'],
}
const WHO = { en: 'Nora Daly, 086 123 4567', ga: 'Nóra Ní Dhónaill, 086 123 4567' }

test.each([
  ['ga', 'cuir an cheist faoin héileapad isteach ann fosta'],
  ['ga', 'cuir an cheist faoin mbalún leis freisin'],
  ['en', 'put the helipad question in it too'],
  ['en', 'add the balloon question to the message'],
] as const)('%s: “%s” is added to the message, and begins no booking', async (language, line) => {
  const answer = await talkThrough(...TOLD[language], line)
  expect(answer).toMatch(/(?:20 of us|grúpa de 20)[^”]*(?:helipad for a balloon|héileapad agaibh do bhalún)/s)
  expect(answer).not.toMatch(/What would you like to book|chur in áirithe\?/)
})

test.each([
  ['ga', 'tá ceann agam cheana. Seol an teachtaireacht'],
  ['en', 'i have one already. send the message'],
] as const)('%s: “%s” sends what is there', async (language, line) => {
  const answers = await hold([...TOLD[language], WHO[language], line, 'table for four sunday at 7'], language)
  expect(answers.at(-2)).toMatch(/Your message is passed on|I have passed|curtha ar aghaidh/)
  expect(answers.at(-1)).not.toMatch(/we come back to it|fillfimid/)
})

test.each([
  ['ga', 'bord do cheathrar Dé Domhnaigh', 'tá ceann agam cheana. Seol an teachtaireacht'],
  ['en', 'a table for four on sunday', 'i have one already. send the message'],
] as const)('%s: behind “%s”, “%s” goes on with the message that waits', async (language, booking, line) => {
  const answer = await talkThrough(...TOLD[language], booking, line)
  expect(answer).toMatch(/(?:Your message|Do theachtaireacht) .*(?:20 of us|grúpa de 20)/s)
})

test('a question to the team is no addition', async () => {
  expect(await talkThrough(...TOLD.ga, 'cuir an cheist ar an úinéir')).not.toContain('héileapad agaibh')
})
