import { beforeEach, expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { blockTime } from '../../../../domains/bookings/index.ts'

const name = { en: 'Staff training', ga: 'Oiliúint foirne' }
const closures = [{ from: '2026-11-27', to: '2026-11-27', name }]
const { hold, member } = openDialogues({ diary: { ...PRACTICE.diary, closures } })

/** Nobody has time on Friday the 20th. */
beforeEach(async () => {
  for (const diaryId of ['niamh', 'eoin']) {
    const [startsAt, endsAt] = ['2026-11-20T09:00:00.000Z', '2026-11-20T18:00:00.000Z']
    await blockTime(member(), { diaryId, startsAt, endsAt, reason: 'Leave', key: `a-day-of-${diaryId}` })
  }
})

const OFFERED = { en: 'first visit on thursday', ga: 'céad chuairt Déardaoin' }
const FULL = { en: /^We are fully booked on Friday 20 November\./, ga: /^Táimid lán Dé hAoine, 20 Samhain\./ }
const CLOSED = { en: /^We are closed on Saturday 21 November\./, ga: /^Táimid dúnta Dé Sathairn, 21 Samhain\./ }
const NAMED = {
  en: /^We are closed on Friday 27 November \(Staff training\)\./,
  ga: /^Táimid dúnta Dé hAoine, 27 Samhain \(Oiliúint foirne\)\./,
}

test.each([
  ['en', 'have ye nothing friday', FULL],
  ['en', 'are ye full on friday?', FULL],
  ['en', 'nothing at all on saturday?', CLOSED],
  ['en', 'ye have nothing on the 27th no?', NAMED],
  ['ga', 'an bhfuil aon rud agaibh Dé hAoine', FULL],
  ['ga', 'nach bhfuil tada agaibh Dé Sathairn?', CLOSED],
  ['ga', 'faic ar an 27ú Samhain?', NAMED],
] as const)('%s: “%s”, first or after offered times, is told why that day has none', async (language, line, why) => {
  const [first] = await hold([line], language)
  expect(first).toMatch(why[language])
  const answers = await hold([OFFERED[language], line], language)
  expect(answers[1]).toMatch(why[language])
  expect(answers[1]).toMatch(/next free times|chéad amanna atá saor/)
})

test.each([
  ['en', 'cant make it, have ye nothing monday', /^Shall I move your appointment\? .* Monday 23 November/],
  [
    'ga',
    'ní bheidh mé ábalta teacht, an bhfuil aon rud agaibh Dé Luain',
    /^An mbogfaidh mé do choinne\? .* 23 Samhain/,
  ],
] as const)('%s: “%s” behind a booking moves it', async (language, line, answer) => {
  const booked = { en: ['first visit thursday at 10', 'yes'], ga: ['céad chuairt Déardaoin ag a deich', 'sea'] }[
    language
  ]
  const answers = await hold([booked[0] ?? '', 'Joe Byrne 087 123 4567', booked[1] ?? '', line], language)
  expect(answers[3]).toMatch(answer)
})

test('“not even late friday?” asks for it', async () => {
  expect((await hold(['first visit thursday', 'not even late friday?']))[1]).toMatch(FULL.en)
})

test.each([
  ['en', 'have ye nothing monday', /^I have free times on Monday 23 November\.\n\nWhat would you like to book/],
  ['ga', 'nach bhfuil tada agaibh Dé Luain', /^Tá amanna saor agam Dé Luain, 23 Samhain\.\n\nCad ba mhaith/],
] as const)('%s: “%s” of a day that has times', async (language, line, answer) =>
  expect((await hold([line], language))[0]).toMatch(answer),
)

test.each([
  ['en', "it's a bank holiday friday isn't it", 'Friday 20 November is not a public holiday.', '09:00–18:00'],
  ['en', 'is the 25th of december a bank holiday', 'We are closed on Friday 25 December (Christmas Day).', 'closed'],
  ['en', 'are ye closed friday for the bank holiday', 'Friday 20 November is not a public holiday.', '09:00–18:00'],
  ['en', 'are ye open on the bank holiday', 'We are closed on Friday 25 December (Christmas Day).', 'closed'],
  ['ga', 'nach lá saoire bainc é Dé Luain?', 'Níl aon lá saoire poiblí ann Dé Luain, 23 Samhain.', '09:00–18:00'],
] as const)('%s: “%s” is answered for the day that it names', async (language, line, answer, hours) => {
  const [said] = await hold([line], language)
  expect(said).toContain(answer)
  expect(said).toContain(hours)
})

test.each([
  ['en', 'yes. well wait, are ye open christmas day', /^We are closed on Friday 25 December/],
  ['en', 'will ye be open on monday?', /^On Monday 23 November we are open/],
  ['ga', 'sea. bhuel fan, an mbeidh sibh oscailte lá nollag', /^Táimid dúnta Dé hAoine, 25 Nollaig/],
  ['ga', 'fan, an bhfuil sibh oscailte Dé Luain', /^Táimid \p{L}+(?: \p{L}+)? Dé Luain, 23 Samhain/u],
] as const)(
  '%s: “%s” beside a summary is answered, and the time that is kept is asked about again',
  async (language, line, answer) => {
    const details = {
      en: ['first visit thursday at 10', 'Ciara Ahern, ciara@example.ie'],
      ga: ['céad chuairt Déardaoin ag a deich', 'Ciara Ahern, ciara@example.ie'],
    }
    const corrected = {
      en: "what? it's not for christmas, I said tomorrow at ten",
      ga: 'cad? ní don Nollaig atá sé, amárach ag a deich a dúirt mé',
    }
    const answers = await hold([...details[language], line, corrected[language]], language)
    expect(answers[2]).toMatch(answer)
    for (const each of answers.slice(2))
      expect(each).toMatch(
        language === 'en' ? /19 November at 10:00.* shall I book it\?$/is : /19 Samhain ag 10:00.* in áirithe í\?$/s,
      )
  },
)

test.each([
  ['en', 'are ye open on christmas day', /^We are closed on Friday 25 December/, /Thursday 19 November at/],
  ['ga', 'an mbeidh sibh oscailte lá Nollag', /^Táimid dúnta Dé hAoine, 25 Nollaig/, /Déardaoin, 19 Samhain ag/],
] as const)('%s: “%s” leaves the offered times as they are', async (language, line, answer, offered) => {
  const answers = await hold([OFFERED[language], line, '1'], language)
  expect(answers[1]).toMatch(answer)
  expect(answers[2]).toMatch(offered)
})
