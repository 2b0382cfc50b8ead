import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE, WEEKDAYS_9_TO_18 } from '../../../../../../tests/support/talk.ts'

const diary = { ...PRACTICE.diary, hoursAreGuessed: true as const }
const AT_NIGHT = '2026-11-18T22:00:00.000Z'
const inHours = openDialogues({ diary })
const atNight = openDialogues({ diary }, AT_NIGHT)
const confirmed = openDialogues()
const staffed = openDialogues({ diary, staffHours: { ...WEEKDAYS_9_TO_18, friday: [] } })

const PRESENCE = /somebody is there|nobody is there|they are back|tá daoine ann|níl aon duine ann|beidh siad ar ais/i

test.each([
  ['en', 'Can I talk to a person?', 'I do not know whether anybody is there right now.\n\nShall I take a message?'],
  [
    'en',
    'I want to speak to the manager',
    'I do not know whether anybody is there right now.\n\nShall I take a message?',
  ],
  ['en', 'the boiler burst and there is water all over the floor', 'Ring us now: 020 915 0100.'],
  [
    'ga',
    'An féidir liom labhairt le duine?',
    'Níl a fhios agam an bhfuil duine ann faoi láthair.\n\nAr mhaith leat teachtaireacht a fhágáil?',
  ],
  ['ga', 'phléasc píopa agus tá uisce ar fud an urláir', 'Níl a fhios agam an bhfuil duine ann faoi láthair.'],
] as const)('%s: “%s” is promised nobody before the hours are confirmed', async (language, line, answer) => {
  for (const dialogues of [inHours, atNight]) {
    const [said] = await dialogues.hold([line], language)
    expect(said).toContain(answer)
    expect(said).not.toMatch(PRESENCE)
  }
})

test.each([
  ['en', 'the boiler burst and there is water everywhere', 'when will somebody come?', 'I cannot promise you anybody.'],
  [
    'ga',
    'phléasc píopa agus tá uisce ar fud an urláir',
    'cathain a thiocfaidh duine?',
    'a ghealladh go mbeidh duine ann.',
  ],
] as const)('%s: and neither is “%s”, “%s”', async (language, line, question, answer) => {
  const said = (await inHours.hold([line, question], language))[1]
  expect(said).toContain(answer)
  expect(said).not.toMatch(PRESENCE)
})

test('hours that the organisation gave for its people count, also where those of the door are guesses', async () => {
  for (const dialogues of [confirmed, staffed])
    expect(await dialogues.talkThrough('Can I talk to a person?')).toContain('Somebody is there now')
})
