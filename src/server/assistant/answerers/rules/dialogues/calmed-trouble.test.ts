import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const services = [{ id: 'repair', name: { en: 'Repair', ga: 'Deisiúchán' }, minutes: 60, diaryIds: ['niamh'] }]
const { hold, talkThrough } = openDialogues({ diary: { ...PRACTICE.diary, services } })

const TOLD = {
  en: 'the pipe is leaking everywhere, can someone come for a repair',
  ga: 'tá an píopa ag sileadh, deisiúchán uaim, an dtig le duine teacht?',
}

test.each([
  ['ga', ['níl sé chomh dona sin… Maidin Dé hAoine a bheadh i gceist agam']],
  ['ga', ['ní scéal práinneach é', 'maidin Dé hAoine']],
  ['en', ['its not that bad. friday morning is what i had in mind']],
  ['en', ['its not urgent. friday morning']],
] as const)('%s: %j goes on with the booking, and nothing is urgent', async (language, lines) => {
  const answers = await hold([TOLD[language], ...lines], language)
  expect(answers[1]).toMatch(/^(?:Right, not urgent|Ceart go leor, níl sé práinneach)/)
  expect(answers.at(-1)).toMatch(/Friday 20 November|Dé hAoine, 20 Samhain/)
  expect(answers.at(-1)).not.toMatch(/as urgent|Práinneach:|Your message|Do theachtaireacht/)
})

test.each([
  ['ga', 'ná cuir, ach tá ceist agam: an dtig leis glaoch orm roimh theacht?'],
  ['ga', 'an bhféadfadh sé glaoch orm roimh theacht?'],
  ['en', 'dont send, but i have a question, can he ring me before he comes?'],
] as const)('%s: “%s” is noted on the booking, which goes on', async (language, line) => {
  const answers = await hold(
    [language === 'en' ? 'a repair friday at 10' : 'deisiúchán Dé hAoine 10:00', line],
    language,
  )
  expect(answers[1]).toMatch(
    /^(?:I have noted|Tá nóta déanta agam de): “(?:an (?:dtig leis|bhféadfadh sé)|can he ring)|^I have noted “can he ring/,
  )
  expect(answers[1]).toMatch(/What name|What is your name|Cén t-ainm/)
})

test('who still has water coming in is asked nothing of a booking', async () => {
  expect(await talkThrough(TOLD.en, 'it is not that bad but now it is at the lights')).not.toMatch(
    /These times are free/,
  )
})
