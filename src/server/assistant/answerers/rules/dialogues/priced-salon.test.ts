import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const diaryIds = ['niamh', 'eoin']
const services = [
  { id: 'haircut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 45, priceCents: 3_500, diaryIds },
  { id: 'treatment', name: { en: 'Treatment', ga: 'Seisiún áilleachta' }, minutes: 60, priceCents: 6_000, diaryIds },
]
const { hold, db } = openDialogues({ diary: { ...PRACTICE.diary, services } })

test.each([
  ['need a cut and colour how much is it roughly', /What would you like to book\?/],
  ['how much is a cut and colour', /^Haircut: €35\./],
  ['whats the price of a cut and colour', /^Haircut: €35\./],
  ['cut and colour friday how much would that be', /^Haircut: €35\./],
])('“%s” is told the price of the cut, and that no colour can be booked', async (line, more) => {
  const [answer] = await hold([line])
  expect(answer).toContain('Haircut: €35.')
  expect(answer).toContain('I do not find “colour” among what I can book. Say “message”, and I pass it on to our team.')
  expect(answer).not.toContain('€60')
  expect(answer).toMatch(more)
})

test.each([
  'teastaíonn bearradh agus dathú uaim cé mhéad atá air',
  'cé mhéad atá ar bhearradh agus dathú',
  'bearradh agus dathú Dé hAoine cad é an praghas',
])('“%s” is told the price of the cut in Irish', async (line) => {
  expect((await hold([line], 'ga'))[0]).toMatch(/Bearradh gruaige: €35\./)
})

test.each([
  ['en', 'my hair went green'],
  ['en', 'my hair turned orange'],
  ['en', 'my nails are after falling off'],
  ['ga', 'd’iompaigh mo chuid gruaige glas'],
  ['ga', 'tá mo chuid gruaige iompaithe oráiste'],
] as const)('%s: “%s” is a complaint, and wishes for no appointment', async (language, line) => {
  const [answer] = await hold([line], language)
  expect(answer).toMatch(/^(?:I am sorry to hear that|Tá brón orm)/)
  expect(answer).not.toMatch(/09:|112|999/)
})

test.each([
  ['my sister might be late, is that ok, and whats the story with parking', /noted your questions/],
  ['one of us might be a bit late is that alright', /no answer to exactly that/],
])('“%s” asks, and goes to nobody unasked', async (line, answered) => {
  const [answer] = await hold([line])
  expect(answer).toMatch(answered)
  expect(answer).not.toContain('I have passed this on')
  const turns = await db().selectFrom('turns').select('steps').execute()
  expect(turns.map(({ steps }) => steps).join()).not.toContain('takeMessage')
})

test('ga: what asks about somebody who may be late is no context of the question behind it', async () => {
  const [answer] = await hold(
    ['b’fhéidir go mbeidh mo dheirfiúr déanach, an bhfuil sé sin ceart go leor, agus cad faoi pháirceáil'],
    'ga',
  )
  expect(answer).toContain('do chuid ceisteanna')
  expect(answer).not.toMatch(/seolta|curtha ar aghaidh/)
})

test.each(['whats the story with parking', 'what’s the craic with gift vouchers', 'cad é an scéal le páirceáil'])(
  '“%s” asks after a thing, and is no talk',
  async (line) => {
    const language = line.startsWith('cad') ? 'ga' : 'en'
    expect((await hold([line], language))[0]).toMatch(/^(?:I do not know that|Níl a fhios agam)/)
  },
)

test.each([
  ['en', 'Do I pay on the day?'],
  ['en', 'is there a deposit'],
  ['en', 'when do i pay'],
  ['ga', 'an íocaim ar an lá?'],
  ['ga', 'an bhfuil éarlais ag teastáil'],
  ['ga', 'cathain a íocaim'],
] as const)('%s: “%s” is told no price', async (language, line) => {
  expect((await hold([line], language))[0]).not.toContain('€')
})
