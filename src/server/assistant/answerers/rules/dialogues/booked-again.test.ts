import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { blockTime } from '../../../../domains/bookings/index.ts'

const { hold, member, open } = openDialogues()

const CANCELLED = {
  en: ['massage thursday 26th at 5', 'Nuala Hession 087 123 4567', 'yes', 'cancel that', 'yes'],
  ga: ['suathaireacht spóirt Déardaoin an 26ú ag 5', 'Nuala Hession 087 123 4567', 'sea', 'cuir ar ceal é', 'sea'],
}
const READ_BACK = {
  en: /^Sports massage, Thursday 26 November at 17:00\. Name: Nuala Hession\. Contact: 087 123 4567\. Shall I book it\?$/,
  ga: /^Suathaireacht spóirt, Déardaoin, 26 Samhain ag 17:00\. Ainm: Nuala Hession\. Teagmháil: 087 123 4567\. An gcuirfidh mé in áirithe í\?$/,
}
const BOOKED = { en: /^Your appointment is booked/, ga: /^Tá do choinne curtha in áirithe/ }

test.each([
  ['en', 'i can swap. can i have the thurs back'],
  ['en', 'sorry, changed my mind, keep it after all'],
  ['en', 'can you book it again please'],
  ['en', 'ah put me back in for 5 on thursday'],
  ['ga', 'an féidir liom an Déardaoin a fháil ar ais'],
  ['ga', 'cuir in áirithe arís é, le do thoil'],
] as const)('%s: “%s”, of what was just cancelled, is read back and booked again', async (language, line) => {
  const yes = { en: 'yes', ga: 'sea' }[language]
  const answers = await hold([...CANCELLED[language], line, yes], language)
  expect(answers[5]).toMatch(READ_BACK[language])
  expect(answers[6]).toMatch(BOOKED[language])
})

test('where somebody else has it by then, that is said', async () => {
  const day = { startsAt: '2026-11-26T16:30:00.000Z', endsAt: '2026-11-26T18:00:00.000Z' }
  const talk = await open()
  for (const line of CANCELLED.en) await talk.say(line)
  await blockTime(member(), { diaryId: 'niamh', ...day, reason: 'Leave', key: 'a-leave' })
  const { text } = await talk.say('can i have the thursday back')
  expect(text).toMatch(/^Thursday 26 November at 17:00 is not free\.\n\nThese times are free/)
})

test.each([
  ['can you ring me back', /Shall I|your message|name|pass/i],
  ['can i book again for friday at 10', /Friday 20 November at 10:00/],
])('“%s” is something else', async (line, answer) => {
  const said = (await hold([...CANCELLED.en, line]))[5]
  expect(said).not.toMatch(READ_BACK.en)
  expect(said).toMatch(answer)
})
