import { expect, test } from 'vitest'
import { nestFields } from '#contracts/nest-fields.ts'
import { WEEKDAYS } from '#contracts/receptionist/diary.ts'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { getOwnDraft, saveClosures, saveOpeningHours } from '../../../../domains/receptionists/index.ts'

const { hold, member } = openDialogues({ diary: { ...PRACTICE.diary, hoursAreGuessed: true } })

test.each([
  ['en', 'what are your opening hours?', /has still to confirm these hours\. To be sure, ring 020 915 0100\./],
  ['en', 'are ye open on sunday', /closed on Sunday[\s\S]+has still to confirm these hours/],
  ['en', 'open friday?', /we are open 09:[\s\S]+has still to confirm these hours/],
  [
    'ga',
    'Cad iad na huaireanta oscailte?',
    /deimhnithe ag ár bhfoireann fós\. Le bheith cinnte, glaoigh ar 020 915 0100\./,
  ],
  ['ga', 'an bhfuil sibh oscailte De Sathairn', /dúnta[\s\S]+deimhnithe ag ár bhfoireann fós/],
] as const)('%s: hours of a starter pack are no promise: “%s”', async (language, line, text) => {
  expect((await hold([line], language))[0]).toMatch(text)
})

test('hours that somebody saved as they were are confirmed', async () => {
  const { revision, configuration } = await getOwnDraft(member())
  const fields = WEEKDAYS.flatMap((day) =>
    configuration.diary.openingHours[day].flatMap(({ from, to }, place) => [
      [`openingHours.${day}.${place}.from`, from],
      [`openingHours.${day}.${place}.to`, to],
    ]),
  )
  await saveOpeningHours(member(), nestFields({ version: String(revision), ...Object.fromEntries(fields) }))
  const { diary } = (await getOwnDraft(member())).configuration
  expect(diary).toEqual({ ...configuration.diary, hoursAreGuessed: undefined })
  const [answer] = await hold(['what are your opening hours?'])
  expect(answer).toMatch(/^Our opening hours:/)
  expect(answer).not.toContain('confirm')
})

test.each([
  ['ga', 'an bhfuil sibh ag obair ar an Satharn', 'dúnta'],
  ['ga', 'nach mbíonn sibh ag obair ar an Domhnach?', 'dúnta'],
  ['en', 'do ye work on Saturdays', 'closed on Saturday'],
] as const)('%s: “%s” asks for the hours', async (language, line, text) => {
  expect((await hold([line], language))[0]).toContain(text)
})

test('“do ye work on sore backs” asks for no hours', async () => {
  expect((await hold(['do ye work on sore backs']))[0]).not.toContain('pening hours')
})

test.each([
  ['en', 'are ye open Saturdays', /^We are closed on Saturdays\./],
  ['en', 'do ye open every Friday?', /^On Fridays we are open 09:00–18:00\./],
  ['en', 'are ye open this Friday?', /^On Friday 20 November we are open/],
  ['ga', 'an mbíonn sibh oscailte ar an Satharn', /^Táimid dúnta ar an Satharn\./],
  ['ga', 'an mbíonn sibh oscailte gach Aoine', /^Táimid ar oscailt ar an Aoine: 09:00–18:00\./],
  ['ga', 'an bhfuil sibh oscailte Dé hAoine seo', /^Táimid ar oscailt Dé hAoine, 20 Samhain/],
] as const)('%s: “%s” is answered for every week or for a date', async (language, line, text) => {
  expect((await hold([line], language))[0]).toMatch(text)
})

test.each([
  ['en', 'are ye open sat', 'We are closed on Saturdays.'],
  ['en', 'open fri?', 'On Fridays we are open 09:00–18:00.'],
  ['ga', 'an bhfuil sibh oscailte Dé Sathairn', 'Táimid dúnta ar an Satharn.'],
] as const)('%s: “%s” names a weekday and no date', async (language, line, text) => {
  expect((await hold([line], language))[0]?.split('\n\n')[0]).toBe(text)
})

test.each([
  [
    'en',
    'are ye open fri',
    'On Fridays we are open 09:00–18:00.\n\nWe are closed on Friday 20 November (Staff training).',
  ],
  [
    'ga',
    'an mbíonn sibh oscailte Dé hAoine?',
    'Táimid ar oscailt ar an Aoine: 09:00–18:00.\n\nTáimid dúnta Dé hAoine, 20 Samhain (Oiliúint foirne).',
  ],
] as const)('%s: “%s” is told the coming date too where that has other hours', async (language, line, text) => {
  const { revision } = await getOwnDraft(member())
  const name = { en: 'Staff training', ga: 'Oiliúint foirne' }
  const closure = { from: '2026-11-20', to: '2026-11-20', name }
  await saveClosures(member(), { version: String(revision), publicHolidays: 'closed', closures: { 0: closure } })
  expect((await hold([line], language))[0]).toContain(text)
})

test('that hours are still to be confirmed is said once', async () => {
  const [first, second] = await hold(['are ye open on Friday?', 'and Saturdays?'])
  expect(first).toContain('has still to confirm')
  expect(second).toBe('We are closed on Saturdays.')
})
