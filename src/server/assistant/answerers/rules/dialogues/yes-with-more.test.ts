import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { agrees, ordersCorrected } from '../../../understanding/replies/agrees.ts'

const { hold, db } = openDialogues()
const findName = async () => (await db().selectFrom('bookings').select('name').executeTakeFirst())?.name

const START = {
  en: ['a massage on Friday at ten', 'Sinead Walsha 087 987 6543'],
  ga: ['suathaireacht spóirt Dé hAoine ag a deich', 'Áine Ní Briain 087 987 6543'],
}

test.each([
  ['en', 'no A in it, just Sinead Walsh, and yes book it. what do i owe ye', 'Sinead Walsh'],
  ['en', 'Walsh, not Walsha. go ahead and book it', 'Sinead Walsh'],
  ['ga', 'Ní Bhriain, ní Ní Briain, agus cuir in áirithe é', 'Áine Ní Bhriain'],
] as const)('%s: “%s” corrects the name and books', async (language, said, name) => {
  const answer = (await hold([...START[language], said], language)).at(-1)
  expect(answer).toMatch(/Your appointment is booked|Tá do choinne curtha in áirithe/)
  expect(await findName()).toBe(name)
})

test.each([
  'no, the later one, and book it',
  'not Friday, make it Monday and book it',
  'two of us are coeliac is that ok',
  'actually wait, book it',
  'is there parking, book it',
])('“%s” books nothing', async (said) => {
  await hold([...START.en, said])
  expect(await findName()).toBeUndefined()
})

test.each([
  ['1. agus sea, cuir isteach é', true],
  ['2, and yes please', true],
  ['sea cuir an ceann sin in áirithe dom', true],
  ['yes book that one in for me please', true],
  ['yes put me down for friday instead', false],
  ['is that grand', false],
] as const)('“%s” agrees: %s', (said, isYes) => {
  expect(agrees(said)).toBe(isYes)
})

test('an order behind a correction is one, and a refusal behind it takes it back', () => {
  expect(ordersCorrected('its Walsh, book it')).toBe(true)
  expect(ordersCorrected('its Walsh, book it, no wait')).toBe(false)
  expect(ordersCorrected('book it')).toBe(false)
})

test('a number and a yes behind a summary choose none of the times that were listed before', async () => {
  const before = ['a massage on Friday', 'the second one', 'Sinead Walsh 087 987 6543']
  const [listed = ''] = await hold(before.slice(0, 1))
  const second = /^2\. (.+)$/m.exec(listed)?.[1] ?? '?'
  expect((await hold([...before, '1. and yes book it'])).at(-1)).toContain(`booked: Sports massage, ${second}.`)
})

test.each([
  ['en', 'yea. could she ring my mam on 086 111 2222', 'could she ring my mam on 086 111 2222'],
  ['en', 'yes and can ye text my husband on 086 111 2222', 'can ye text my husband on 086 111 2222'],
  [
    'ga',
    'sea. an bhféadfadh sí glaoch ar mo mham ar 086 111 2222',
    'an bhféadfadh sí glaoch ar mo mham ar 086 111 2222',
  ],
] as const)('%s: “%s” books, with the number of somebody else in the note', async (language, said, note) => {
  const answer = (await hold([...START[language], said], language)).at(-1)
  expect(answer).toMatch(/Your appointment is booked|Tá do choinne curtha in áirithe/)
  const booking = await db().selectFrom('bookings').select(['note', 'phone']).executeTakeFirst()
  expect(booking?.note).toContain(note)
  expect(booking?.phone).toBe('+353879876543')
})

test('“yes, but ring me on 086 …” is another number of one’s own, and is read back', async () => {
  const answer = (await hold([...START.en, 'yes, but ring me on 086 111 2222'])).at(-1)
  expect(answer).toContain('Contact: 086 111 2222. Shall I book it?')
})

test.each([
  ['ga', 'sin go breá. ar chuala tu faoi mo ghlúin? agus cé mhéid a bheidh air'],
  ['ga', 'oireann. ach cogar, tá mo ghlúin ata'],
  ['en', 'that suits. how much will it be'],
  ['en', 'grand. but listen, my knee is swollen'],
] as const)('%s: “%s”, to the only time that is offered, takes it', async (language, said) => {
  const wish = {
    en: 'a massage next friday around 10',
    ga: 'suathaireacht spóirt Dé hAoine seo chugainn thart ar a deich',
  }
  const [offered, taken] = await hold([wish[language], said], language)
  expect(offered).toMatch(/Does that suit you\?|An oireann sé sin duit\?/)
  expect(taken).toMatch(/I am keeping this time for you|Tá an t-am seo á choinneáil agam duit/)
})

test('an Irish day is no name', async () => {
  expect((await hold([START.ga[0] ?? '', 'Dé Luain'], 'ga')).at(-1)).toMatch(/Cén t-ainm/)
})

test.each([
  ['en', 'yes and have ye a creche for the day', 'you didn’t answer about the creche'],
  ['ga', 'sea agus an bhfuil naíolann agaibh don la', 'nior fhreagair tu faoin naíolann'],
] as const)(
  '%s: the question beside “%s” goes to the team, also when it is asked again',
  async (language, said, again) => {
    const answers = (await hold([...START[language], said, again], language)).slice(-2)
    expect(answers[0]).toMatch(/is booked.*creche|curtha in áirithe.*naíolann/s)
    expect(answers[1]).toMatch(/^I am sorry that I did not answer you|^Tá brón orm nár fhreagair mé thú/)
  },
)

test.each([
  ['en', "book it. my wife will be home, I won't be there, is that alright?", 'my wife will be home'],
  ['en', 'yes. my mam is a bit deaf, is that ok?', 'my mam is a bit deaf'],
  ['ga', 'cuir. beidh mo bhean sa bhaile, níl mise ann, tá sé sin ceart go leor?', 'beidh mo bhean sa bhaile'],
  ['ga', 'sea. beidh mo mhac ann, ni bheidh me fein ann, an bhfuil sé sin ceart go leor?', 'beidh mo mhac ann'],
] as const)('%s: “%s” books, notes what is told, and leaves no question open', async (language, line, note) => {
  const answer = (await hold([...START[language], line], language)).at(-1)
  expect(answer).toMatch(/is booked|curtha in áirithe/)
  expect(answer).not.toMatch(/do not know|Níl a fhios|Níl freagra/)
  expect((await db().selectFrom('bookings').select('note').executeTakeFirst())?.note).toContain(note)
})

test.each(['sea. níl mé saor Dé hAoine', 'sea. níl mé ann Dé hAoine', 'níl, níl mé ann'])(
  '“%s” agrees to nothing',
  (line) => expect(agrees(line)).toBe(false),
)

test.each([
  ['en', 'good man. what number do I ring if it starts again?', '020 915 0100'],
  ['ga', 'maith thú. cén uimhir a ghlaofaidh mé má thosaíonn sé arís?', '020 915 0100'],
] as const)('%s: “%s”, behind a booking, gets the number and no new times', async (language, line, phone) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answer = (await hold([...START[language], yes, line], language)).at(-1)
  expect(answer).toContain(phone)
  expect(answer).not.toMatch(/1\. /)
})

test('thanks behind a booking move nothing', async () => {
  expect((await hold([...START.ga, 'sea', 'maith thú'], 'ga')).at(-1)).not.toMatch(/1\. |amanna/)
})

test.each([
  ['en', 'yes, actually is there a contract', 'is there a contract'],
  ['en', 'yes actually is there a contract', 'is there a contract'],
  ['ga', 'sea, i ndáiríre an bhfuil conradh ann', 'an bhfuil conradh ann'],
] as const)('%s: “%s” books, and asks “%s”', async (language, said, asked) => {
  const answer = (await hold([...START[language], said], language)).at(-1)
  expect(answer).toMatch(/Your appointment is booked|Tá do choinne curtha in áirithe/)
  expect(answer).toContain(`“${asked}”`)
  const { note } = (await db().selectFrom('bookings').select('note').executeTakeFirst()) ?? {}
  expect(note).toBeNull()
})

test.each([
  'yes actually have ye anything later',
  'yes, actually can we make it Monday',
  'yes, actually is there a slot on Monday',
  'yes, actually what about Monday',
])('“%s” takes the yes back', (said) => {
  expect(agrees(said)).toBe(false)
})
