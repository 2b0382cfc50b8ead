import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const { hold, member } = openDialogues()

const UNKNOWN = {
  en: /I do not know whether our team speaks (?:Irish|English)/,
  ga: /Níl a fhios agam an bhfuil (?:Gaeilge|Béarla) ag ár bhfoireann/,
}

test.each([
  ['en', 'can I do the meeting through Irish?'],
  ['en', 'does the solicitor have Irish'],
  ['en', 'do the staff speak Irish'],
  ['en', 'will the physio be able to speak Irish to me?'],
  ['en', 'is the appointment in Irish or English'],
  ['en', 'does the doctor speak english'],
  ['en', 'would the solicitor do the first meeting in Irish with me'],
  ['en', 'do you know if any of the physios speak Irish'],
  ['en', 'will it be through Irish then?'],
  ['ga', 'an labhróidh sibh Gaeilge liom?'],
  ['ga', 'an bhfuil Gaeilge ag an dlíodóir?'],
  ['ga', 'an féidir an cruinniú a dhéanamh trí Ghaeilge'],
  ['ga', 'an mbeidh an dliodoir in ann gaeilge a labhairt'],
  ['ga', 'bhfuil bearla ag an dochtuir'],
] as const)('%s: “%s” asks who speaks it, which is not known here, and not where to write', async (language, line) => {
  const [answer = ''] = await hold([line], language)
  expect(answer).toMatch(UNKNOWN[language])
  expect(answer).not.toMatch(/write|scríobh/i)
})

test.each([
  ['en', 'do ye speak Irish', /^Yes\./],
  ['en', 'is there anyone there that speaks Irish?', /^Yes\./],
  ['ga', 'an bhfuil Gaeilge agaibh', /^(?:Is féidir|Cinnte)/],
  ['ga', 'an bhfuil Gaeilge ag aon duine ann', /^(?:Is féidir|Cinnte)/],
] as const)('%s: “%s” hears of both', async (language, line, yes) => {
  const [answer = ''] = await hold([line], language)
  expect(answer).toMatch(yes)
  expect(answer).toMatch(UNKNOWN[language])
})

test.each([
  ['en', 'do you speak Irish'],
  ['en', 'can I write to you in Irish'],
  ['en', 'can we speak English please'],
  ['en', 'do ye do Irish classes'],
  ['en', 'does it understand Irish'],
  ['ga', 'an bhfuil Gaeilge agat'],
  ['ga', 'an féidir liom scríobh chugat i nGaeilge'],
  ['ga', 'an bhfuil ranganna Gaeilge agaibh'],
  ['ga', 'Gaeilge le do thoil'],
] as const)('%s: “%s” asks nothing of the team’s languages', async (language, line) => {
  expect((await hold([line], language))[0]).not.toMatch(UNKNOWN[language])
})

const BOOKED = {
  en: ['first visit friday at ten', 'Peter Flaherty 086 123 4567. will the physio speak Irish to me?', 'yes'],
  ga: ['céad chuairt Dé hAoine ag a deich', 'Peadar Ó Flatharta, 086 123 4567. an labhróidh sibh Gaeilge liom?', 'sea'],
}

test.each(['en', 'ga'] as const)(
  '%s: beside details it is answered, noted for the team, and the booking goes on',
  async (language) => {
    const answers = await hold(BOOKED[language], language)
    expect(answers[1]).toMatch(UNKNOWN[language])
    expect(answers[1]).toMatch(/I have noted for them|nótáilte agam dóibh/)
    expect(answers[1]).toMatch(/(?:Shall I book it|An gcuirfidh mé in áirithe í)\?$/)
    expect(answers[2]).toMatch(/^(?:Your appointment is booked|Tá do choinne curtha in áirithe)/)
  },
)

test('a question that is asked once more refuses none of the offered times', async () => {
  const answers = await hold(
    [
      'céad chuairt, le do thoil',
      'Ní hea, an coinne féin atá i gceist agam, an bhfuil Gaeilge ag an bhfisiteiripeoir?',
    ],
    'ga',
  )
  expect(answers[1]).toMatch(UNKNOWN.ga)
  expect(answers[1]).toMatch(/Cé acu/)
})

test('what an entry says of it is the answer', async () => {
  await saveEntry(member(), {
    topic: 'Languages',
    questionEn: 'Do your staff speak Irish?',
    answerEn: 'Niamh and Eoin both speak Irish.',
  })
  expect((await hold(['do the staff speak Irish?']))[0]).toBe('Niamh and Eoin both speak Irish.')
})

test('the wish to book beside it begins the booking', async () => {
  const line = 'teastaíonn coinne uaim ach níl Béarla maith ag mo mháthair, an labhraíonn sibh Gaeilge?'
  const [answer] = await hold([line], 'ga')
  expect(answer).toMatch(UNKNOWN.ga)
  expect(answer).toMatch(/2\. Suathaireacht spóirt$/)
})
