import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const diaryIds = ['niamh']
const services = [
  { id: 'meeting', name: { en: 'Meeting', ga: 'Cruinniú' }, minutes: 30, diaryIds },
  { id: 'call', name: { en: 'Phone call', ga: 'Glao gutháin' }, minutes: 15, diaryIds },
]
const { talkThrough, hold } = openDialogues({ diary: { ...PRACTICE.diary, services } })

test.each([
  'actually make it 3 instead, just got a call put in at half 2',
  "I've a meeting at 2, make it 3",
  'I just got a call at 2, can we make it 3',
  'sorry i have a work call at 2 so make it 3 instead',
  "there's a meeting on at 2, could we do 3 instead",
])('“%s” changes only the time', async (line) => {
  const answer = await talkThrough('can I get a meeting monday at 2', 'Tom Byrne, 087 123 4567', line)
  expect(answer).toMatch(/^Meeting, Monday 23 November at 15:00\. Name: Tom Byrne/)
})

test.each([
  'tá glao agam ag a dó, déan ag a trí é',
  'fuair mé glaoch oibre ag a dó, an féidir é a dhéanamh ag a trí',
  'tá cruinniú agam ag a dó mar sin déan ag a trí é',
])('“%s” changes only the time in Irish', async (line) => {
  const answers = await hold(['ba mhaith liom cruinniú Dé Luain ag a dó', 'Seán Ó Sé, 087 123 4567', line], 'ga')
  expect(answers.at(-1)).toMatch(/^Cruinniú, Dé Luain, 23 Samhain ag 15:00\. Ainm: Seán Ó Sé/)
})

test.each(['make it a phone call instead', 'can I have a phone call instead', 'actually a phone call at 2 instead'])(
  '“%s” changes the service',
  async (line) =>
    expect(await talkThrough('can I get a meeting monday at 2', 'Tom Byrne, 087 123 4567', line)).toContain(
      'Phone call',
    ),
)

test.each([
  [
    'en',
    [
      'meeting tuesday at 12',
      'Siobhan Nish',
      'siobhan@example.ie. oh no I have to collect the child at 12 on Tuesday, is there anything earlier?',
    ],
    /^These times are free:\n1\. Tuesday 24 November at 09:00\n(?:.*\n)*3\. Tuesday 24 November at 11:\d\d\n/,
  ],
  [
    'en',
    [
      'meeting tuesday at 12',
      'Siobhan Nish',
      'siobhan@example.ie. oh feck, I have the kids to collect at 12, anything earlier?',
    ],
    /^These times are free:\n1\. Tuesday 24 November at 09:00/,
  ],
  [
    'ga',
    [
      'cruinniú Dé Máirt ag a dó dhéag',
      'Siobhán Nic Dhonnchadha',
      'siobhan@example.ie. ó a dhiabhail, tá an leanbh le bailiú agam a dó dhéag Dé Máirt, bhfuil aon ní níos luaithe?',
    ],
    /^Tá na hamanna seo saor:\n1\. Dé Máirt, 24 Samhain ag 09:00\n(?:.*\n)*3\. Dé Máirt, 24 Samhain ag 11:\d\d\n/,
  ],
] as const)(
  '%s: an address beside why the held time does not suit is taken, and earlier times are offered',
  async (language, lines, offered) => {
    const answers = await hold([...lines, '1'], language)
    expect(answers[2]).toMatch(offered)
    expect(answers[3]).toContain('siobhan@example.ie')
    expect(answers[3]).toContain('09:00')
  },
)

test.each(['a dhiabhail', 'is diabhail thú'])('“%s” alone is still an insult', async (line) =>
  expect((await hold([line], 'ga'))[0]).toMatch(/^Tá brón orm/),
)
