import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough, db } = openDialogues()

test.each([
  ['my address is 4 Main Street', '4 Main Street'],
  ['address is 12 The Grove, Tuam', '12 The Grove, Tuam'],
  ['the house is in Carrigaline, Eircode P43 X210', 'Carrigaline, P43 X210'],
  ["we're just outside Oranmore on the Galway road", 'just outside Oranmore on the Galway road'],
  ['its the yellow house beside the church in Oranmore', 'the yellow house beside the church in Oranmore'],
  ['we live in Tuam beside the school', 'Tuam beside the school'],
  ['4 Main Street, Oranmore', '4 Main Street, Oranmore'],
])('where the caller lives is noted, is no name, and is not answered with our address: "%s"', async (said, address) => {
  expect(await talkThrough('a first visit friday at 10', said)).toBe(
    `I have noted the address: ${address}.\n\nWhat name should I put it under?`,
  )
  expect(await talkThrough(said)).toBe(`I have noted the address: ${address}.`)
})

test.each([
  ['is é mo sheoladh ná 4 An tSráid Mhór', '4 An tSráid Mhór'],
  ['seoladh: 4 An tSráid Mhór, Tuaim', '4 An tSráid Mhór, Tuaim'],
  ['12 An Phríomhshráid, Baile an Chollaigh', '12 An Phríomhshráid, Baile an Chollaigh'],
  ['3 Cearnóg an Aonaigh, Tuaim', '3 Cearnóg an Aonaigh, Tuaim'],
  ['tá an teach i gCarraig Uí Leighin, Éirchód P43 X210', 'Carraig Uí Leighin, P43 X210'],
  ['táimid inár gcónaí in Órán Mór in aice leis an séipéal', 'Órán Mór in aice leis an séipéal'],
])('the same in Irish: "%s"', async (said, address) => {
  const answers = await hold(['céad chuairt Dé hAoine ag a deich', said], 'ga')
  expect(answers.at(-1)).toBe(`Tá an seoladh nótáilte agam: ${address}.\n\nCén t-ainm a chuirfidh mé leis?`)
})

test('an address beside a wish, a name or a question is noted', async () => {
  expect(await talkThrough('a first visit friday at 11, the address is 4 Main Street')).toMatch(
    /^I have noted the address: 4 Main Street\.\n\nI am keeping this time/,
  )
  expect(await talkThrough('a first visit friday at 12', 'Tom Ryan 0871234567, 4 Main Street, Oranmore')).toMatch(
    /^I have noted the address: 4 Main Street, Oranmore\.\n\nFirst visit.*Name: Tom Ryan\./,
  )
  expect(await talkThrough("I'm at 4 Main Street, Oranmore, can you come out?")).toMatch(
    /^I have noted the address: 4 Main Street, Oranmore\..*I do not know that/s,
  )
})

test('an address that was said first goes with the booking or the message that follows', async () => {
  await talkThrough('my address is 4 Main Street', 'a first visit friday at 10', 'Tom Ryan 0871234567', 'yes')
  expect(await db().selectFrom('bookings').select('note').executeTakeFirst()).toEqual({
    note: 'Address: 4 Main Street',
  })
  const message = ['my address is 4 Main Street', 'can I leave a message', 'the tap drips', 'Tom Ryan 0871234567']
  expect(await talkThrough(...message)).toContain('“the tap drips\nAddress: 4 Main Street”')
})

test.each(['do you need my address?', 'where will I send you the address?', 'will I give you my Eircode?'])(
  'who asks whether we need theirs is told to write it: "%s"',
  async (question) => {
    expect(await talkThrough(question)).toBe('Please write the address here, and I pass it on to our team.')
  },
)

test('our address is still told, and that of a house or a job is not ours', async () => {
  const [ours] = await hold(['cad é bhur seoladh?'], 'ga')
  expect(ours).toContain('Quay Street')
  expect(await talkThrough("what's your address?")).toContain('Quay Street')
  for (const question of ['where is the house?', "what's the address for the call-out?"]) {
    expect(await talkThrough(question)).not.toContain('Quay Street')
  }
})

test.each([
  ['en', 'where are ye based'],
  ['en', 'whats the address'],
  ['en', 'is it in Galway?'],
  ['en', 'are ye in salthill'],
  ['en', "what's the eircode"],
  ['ga', 'cá bhfuil sibh'],
  ['ga', 'ca bhfuil sibh'],
  ['ga', 'an bhfuil sibh i nGaillimh?'],
  ['ga', 'cad é an t-éirchód'],
] as const)(
  '%s: “%s”, in a booking, gets our address, and the open question is repeated',
  async (language, question) => {
    const wish = language === 'en' ? 'a massage on friday at ten' : 'suathaireacht Dé hAoine ag a deich'
    const [answer] = (await hold([wish, question], language)).slice(-1)
    expect(answer).toMatch(/^(?:Our address is|Seo ár seoladh:) 4 Quay Street, Galway, H91 X2Y3\.\n\n(?:What|Cén).*\?$/)
  },
)

test.each(['are ye in on Saturday', 'is it in stock?', 'are ye in business long?', 'is it in person?'])(
  '“%s” does not ask where we are',
  async (question) => expect(await talkThrough('a massage on friday at ten', question)).not.toContain('Our address is'),
)

test.each([
  'seoladh eile: ciara@example.ie',
  'mo sheoladh: ciara@example.ie',
  'is é an seoladh ná ciara@example.ie',
  'cuir an seoladh seo leis: ciara@example.ie',
  'tá an seoladh mícheart, ciara@example.ie',
])('an address of mail is no question for ours, and no note: “%s”', async (line) => {
  const answers = await hold(['suathaireacht Dé hAoine ag a deich', 'Ciara Ní Shé, ciarra@example.ie', line], 'ga')
  expect(answers.at(-1)).toMatch(/^Suathaireacht spóirt.*Teagmháil: ciara@example\.ie\. An gcuirfidh/)
})

test.each([
  'the address is wrong, its ciara@example.ie',
  "that's the wrong address, ciara@example.ie",
  'different address: ciara@example.ie',
])('“%s” does not ask where we are', async (line) => {
  const answer = await talkThrough('a massage friday at 10', 'Ciara Shea, ciarra@example.ie', line)
  expect(answer).toMatch(/^Sports massage.*Contact: ciara@example\.ie\. Shall I/)
})

test.each([
  ['en', 'the address is wrong', 'Which email address or phone number should I put on it?'],
  ['ga', 'tá an seoladh mícheart', 'Cén seoladh ríomhphoist nó cén uimhir ghutháin a chuirfidh mé leis?'],
] as const)('%s: “%s” is asked for the right one', async (language, line, question) => {
  const first = language === 'en' ? 'a massage friday at 10' : 'suathaireacht Dé hAoine ag a deich'
  expect((await hold([first, 'Ciara Shea ciarra@example.ie', line], language)).at(-1)).toBe(question)
})

test.each(['x@y.ie where are ye', "what's your address, mine is x@y.ie"])(
  '“%s” asks for ours beside the caller’s',
  async (line) => expect(await talkThrough(line)).toContain('Quay Street'),
)
