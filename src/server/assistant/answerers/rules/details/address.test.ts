import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string, place: 'customer' | 'organisation') => ({
  id,
  name: { en, ga },
  minutes: 60,
  place,
  diaryIds: ['niamh'],
})
const { hold, talkThrough, db } = openDialogues({
  name: { en: 'Lynch Plumbing', ga: 'Pluiméireacht Uí Loingsigh' },
  diary: {
    ...PRACTICE.diary,
    services: [
      service('boiler', 'Boiler service', 'Seirbhísiú coire', 'customer'),
      service('quote', 'Advice in the shop', 'Comhairle sa siopa', 'organisation'),
    ],
  },
})

const findBooking = () => db().selectFrom('bookings').select(['address', 'note', 'place']).executeTakeFirst()

const WISH = 'boiler service friday at 10'
const WHO = 'Tom Ryan, 087 123 4567'
const ASKS = 'What is the address? Please give its Eircode too. The Eircode alone will do.'
const MIAN = 'seirbhísiú coire Dé hAoine ag a deich'
const CÉ = 'Tomás Ó Riain, 087 123 4567'
const IARRANN = 'Cad é an seoladh, agus an tÉirchód más féidir? Is leor an tÉirchód leis féin.'

test('the address is asked for after name and number, read back, and kept', async () => {
  const [, asked, readBack, booked] = await hold([WISH, WHO, '4 Main Street, Mallow, P51 X2Y3', 'yes'])
  expect(asked).toBe(ASKS)
  expect(readBack).toBe(
    'Boiler service, Friday 20 November at 10:00. Name: Tom Ryan. Contact: 087 123 4567. Address: 4 Main Street, Mallow, P51 X2Y3. Shall I book it?',
  )
  expect(booked).toContain('Boiler service')
  expect(await findBooking()).toEqual({ address: '4 Main Street, Mallow, P51 X2Y3', note: null, place: 'customer' })
})

test('the same in Irish', async () => {
  const [, asked, readBack] = await hold([MIAN, CÉ, '4 An tSráid Mhór, Mala, p51x2y3', 'sea'], 'ga')
  expect(asked).toBe(IARRANN)
  expect(readBack).toBe(
    'Seirbhísiú coire, Dé hAoine, 20 Samhain ag 10:00. Ainm: Tomás Ó Riain. Teagmháil: 087 123 4567. Seoladh: 4 An tSráid Mhór, Mala, P51 X2Y3. An gcuirfidh mé in áirithe é?',
  )
  expect(await findBooking()).toMatchObject({ address: '4 An tSráid Mhór, Mala, P51 X2Y3' })
})

test.each([
  ['p51x2y3', 'P51 X2Y3'],
  ['the eircode is P51 X2Y3', 'P51 X2Y3'],
  ['4 main st mallow', '4 Main St, Mallow'],
  ['Ballyclough, Mallow, Co. Cork', 'Ballyclough, Mallow, Co. Cork'],
  ['its 12 the grove, fermoy', '12 the Grove, Fermoy'],
  ['we live at Knockraha near the church', 'Knockraha near the church'],
  ['yes its Boiler House Lane, Cork', 'Boiler House Lane, Cork'],
  ['24 St. Patricks Hill, Cork', '24 St. Patricks Hill, Cork'],
  ['7 Openfield Road, May Street, Cork', '7 Openfield Road, May Street, Cork'],
  ['Baile an Chollaigh, Co. Chorcaí', 'Baile an Chollaigh, Co. Chorcaí'],
])('“%s” is the address “%s”', async (line, address) => {
  expect(await talkThrough(WISH, WHO, line)).toBe(
    `Boiler service, Friday 20 November at 10:00. Name: Tom Ryan. Contact: 087 123 4567. Address: ${address}. Shall I book it?`,
  )
})

test.each([
  ['is é mo sheoladh ná 4 An tSráid Mhór, Mala', '4 An tSráid Mhór, Mala'],
  ['táim i mo chónaí i mBaile Cloch, Mala', 'Baile Cloch, Mala'],
  ['an t-éirchód ná p51 x2y3', 'P51 X2Y3'],
])('ga: “%s” is the address “%s”', async (line, address) => {
  expect((await hold([MIAN, CÉ, line], 'ga')).at(-1)).toContain(`Seoladh: ${address}. An gcuirfidh`)
})

test.each([
  ['en', '4 main st mallow p51 x2y3, im home after 3', '4 Main St, Mallow, P51 X2Y3', 'im home after 3'],
  ['en', '4 main st mallow im home after 3', '4 Main St, Mallow', 'im home after 3'],
  ['en', 'p51 x2y3 ring when youre outside', 'P51 X2Y3', 'ring when youre outside'],
  ['en', '4 Main Street, Mallow. There is a big dog', '4 Main Street, Mallow', 'There is a big dog'],
  [
    'ga',
    '4 An tSráid Mhór, Mala, p51 x2y3, beidh mé sa bhaile tar éis a trí',
    '4 An tSráid Mhór, Mala, P51 X2Y3',
    'beidh mé sa bhaile tar éis a trí',
  ],
] as const)('%s: “%s”: what is said beside the address is for the team', async (language, line, address, note) => {
  const [wish, who, yes] = language === 'en' ? [WISH, WHO, 'yes'] : [MIAN, CÉ, 'sea']
  const answers = await hold([wish, who, line, yes], language)
  expect(answers[2]).toContain(`: ${address}. `)
  expect(await findBooking()).toMatchObject({ address, note })
})

test.each([
  [
    'en',
    'dont know the eircode',
    'its the bungalow past the creamery in Ballyclough',
    'the bungalow past the creamery in Ballyclough',
  ],
  ['en', 'mallow', '5 davis st', '5 Davis St, Mallow'],
  ['ga', 'níl an t-éirchód agam', 'Baile Cloch, in aice leis an séipéal', 'Baile Cloch, in aice leis an séipéal'],
] as const)('%s: after “%s” the house and the road are asked for', async (language, line, more, address) => {
  const [wish, who] = language === 'en' ? [WISH, WHO] : [MIAN, CÉ]
  const [, , again, readBack] = await hold([wish, who, line, more], language)
  expect(again).toMatch(/^(?:Our team needs to know where to come|Ní mór dár bhfoireann)/)
  expect(readBack).toContain(`: ${address}. `)
})

test('an address that was said before is not asked for', async () => {
  expect(await talkThrough('boiler service friday at 10, 4 Main Street, Mallow', WHO)).toContain(
    'Address: 4 Main Street, Mallow. Shall I',
  )
  expect(await talkThrough('my address is 4 Main Street, Mallow', 'boiler service friday at 11', WHO)).toContain(
    'Address: 4 Main Street, Mallow. Shall I',
  )
  expect(
    await talkThrough('boiler service friday at 12', 'Tom Ryan, 087 123 4567, 4 main st mallow p51 x2y3'),
  ).toContain('Address: 4 Main St, Mallow, P51 X2Y3. Shall I')
  expect(await talkThrough('boiler service friday at 2, p51 x2y3', WHO)).toContain('Address: P51 X2Y3. Shall I')
  expect(await talkThrough(WISH, WHO, 'p51 x2y3', 'yes', 'and a boiler service monday at 10')).toContain(
    'Address: P51 X2Y3. Shall I',
  )
})

test.each([
  ['no, its 14 Main Street', '14 Main Street, Mallow, P51 X2Y3'],
  ['14 not 4', '14 Main Street, Mallow, P51 X2Y3'],
  ['its 14 Main Street, not 4', '14 Main Street, Mallow, P51 X2Y3'],
  ['sorry the eircode is p51 x2y4', '4 Main Street, Mallow, P51 X2Y4'],
  ['yes but its Fermoy, not Mallow', '4 Main Street, Fermoy, P51 X2Y3'],
  ['no, the address is 9 Quay Street, Cobh', '9 Quay Street, Cobh'],
])('“%s” corrects the address', async (line, address) => {
  const answer = await talkThrough(WISH, WHO, '4 Main Street, Mallow, P51 X2Y3', line)
  expect(answer).toContain(
    `Boiler service, Friday 20 November at 10:00. Name: Tom Ryan. Contact: 087 123 4567. Address: ${address}.`,
  )
})

test.each([
  ['en', 'the address is wrong', ASKS],
  ['en', 'no', 'What should I change: the time, the name, the contact or the address?'],
  ['ga', 'tá an seoladh mícheart', IARRANN],
] as const)('%s: “%s” to the summary', async (language, line, question) => {
  const lines = language === 'en' ? [WISH, WHO, 'p51 x2y3'] : [MIAN, CÉ, 'p51 x2y3']
  expect((await hold([...lines, line], language)).at(-1)).toBe(question)
})

test('the address can be chosen as what is wrong', async () => {
  expect(await talkThrough(WISH, WHO, 'p51 x2y3', 'no', 'the address')).toBe(ASKS)
  expect(
    await talkThrough('boiler service friday at 12', WHO, 'p51 x2y3', 'no', 'the address', '9 Quay Street, Cobh'),
  ).toContain('Address: 9 Quay Street, Cobh. Shall I')
})

test.each([
  ['en', ['ok', 'ok'], 'Our team will ask you for the address.', 'The address is missing.'],
  ['en', ['id rather not say'], 'Our team will ask you for the address.', 'The address is missing.\nid rather not say'],
  [
    'en',
    ['ye have it already'],
    'Our team will ask you for the address.',
    'The address is missing.\nye have it already',
  ],
  ['ga', ['ceart go leor', 'ceart go leor'], 'Iarrfaidh ár bhfoireann an seoladh ort.', 'Tá an seoladh in easnamh.'],
  [
    'ga',
    ['tá a fhios agaibh cheana'],
    'Iarrfaidh ár bhfoireann an seoladh ort.',
    'Tá an seoladh in easnamh.\ntá a fhios agaibh cheana',
  ],
] as const)('%s: without an address the booking goes on: %j', async (language, lines, told, note) => {
  const [wish, who, yes] = language === 'en' ? [WISH, WHO, 'yes'] : [MIAN, CÉ, 'sea']
  const answers = await hold([wish, who, ...lines, yes], language)
  expect(answers.at(-2)).toContain(told)
  expect(await findBooking()).toEqual({ address: null, note, place: 'customer' })
})

test.each([
  ['how long does it take', /60 minutes/],
  ['what do you need that for', /I do not know that|I have no price/],
  ['do ye charge for the callout?', /I do not know that|I have no price/],
  ['how much is it', /\?/],
])('a question is answered, and the address asked for again: “%s”', async (line, answer) => {
  const reply = await talkThrough(WISH, WHO, line)
  expect(reply).toMatch(answer)
  expect(reply.endsWith(ASKS)).toBe(true)
})

test.each(['actually could we make it 11', 'can ye do monday instead', 'make it 2'])(
  'another wish is no address: “%s”',
  async (line) => expect(await talkThrough(WISH, WHO, line)).not.toContain('Address:'),
)

test('what takes place at the organisation asks for no address, and has none', async () => {
  expect(await talkThrough('advice in the shop friday at 10', WHO, 'yes')).toContain('Advice in the shop')
  expect(await findBooking()).toEqual({ address: null, note: null, place: 'organisation' })
})

test.each([
  ['en', 'actually the address is 5 Main Street, Mallow', '5 Main Street, Mallow'],
  ['en', 'sorry its 14 Main Street', '14 Main Street, Mallow, P51 X2Y3'],
  ['en', 'oh and the eircode should be p51 x2y4', '4 Main Street, Mallow, P51 X2Y4'],
  ['ga', 'gabh mo leithscéal, is é an seoladh ná 5 An tSráid Mhór, Mala', '5 An tSráid Mhór, Mala'],
] as const)('%s: “%s”, behind the booking, is read back and corrects it', async (language, line, address) => {
  const [wish, who, yes] = language === 'en' ? [WISH, WHO, 'yes'] : [MIAN, CÉ, 'sea']
  const answers = await hold([wish, who, '4 Main Street, Mallow, P51 X2Y3', yes, line, yes], language)
  expect(answers[4]).toMatch(language === 'en' ? /^Shall I change the details/ : /^An athróidh mé sonraí/)
  expect(answers[4]).toContain(`: ${address}.`)
  expect(await findBooking()).toMatchObject({ address })
})

test('the wrong address of a booking is asked for', async () => {
  const lines = [
    WISH,
    WHO,
    '4 Main Street, Mallow',
    'yes',
    'the address is wrong on my booking',
    '9 Quay Street, Cobh',
    'yes',
  ]
  const answers = await hold(lines)
  expect(answers[4]).toBe(ASKS)
  expect(answers[5]).toContain('Address: 9 Quay Street, Cobh.')
  expect(await findBooking()).toMatchObject({ address: '9 Quay Street, Cobh' })
})

test('where it takes place is told', async () => {
  expect(await talkThrough(WISH, WHO, 'p51 x2y3', 'yes', 'is it at my house or in person at yours')).toContain(
    'at your address, P51 X2Y3',
  )
})
