import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const { hold, db } = openDialogues({
  name: { en: 'Lynch Plumbing', ga: 'Pluiméireacht Uí Loingsigh' },
  diary: {
    ...PRACTICE.diary,
    services: [
      {
        id: 'repair',
        name: { en: 'Repair', ga: 'Deisiúchán' },
        minutes: 60,
        place: 'customer',
        diaryIds: ['niamh'],
      },
    ],
  },
})

const START = {
  en: ['a repair friday at 10', 'Tom Ryan, 087 123 4567'],
  ga: ['deisiúchán Dé hAoine ag a deich', 'Tomás Ó Riain, 087 123 4567'],
}
const findBooking = () => db().selectFrom('bookings').select(['address', 'note']).executeTakeFirst()

test.each([
  ['en', 'i told ye that already, 9 oak drive midleton. no idea of the eircode', '9 Oak Drive, Midleton'],
  ['en', 'as I said 22 riverside park, cobh', '22 Riverside Park, Cobh'],
  ['en', '3 abbey view apt 12 by the way ye need that', '3 Abbey View, Apt 12'],
  ['en', 'dunno the eircode, 17 the green, youghal', '17 the Green, Youghal'],
  ['en', '6 hill court fermoy my da will let ye in', '6 Hill Court Fermoy'],
  ['ga', 'thug mé duit cheana é, 5 ascaill na trá, trá lí', '5 Ascaill na Trá, Trá Lí'],
  ['ga', 'thug me e duit cheana, 12 bothar na coille, inis', '12 Bothar na Coille, Inis'],
  ['ga', 'thug mé faoi dhó é, 4 sráid na trá, an clochán', '4 Sráid na Trá, An Clochán'],
  ['ga', 'duirt me leat cheana, 4 sraid na trá, an clochán', '4 Sraid na Trá, An Clochán'],
  ['ga', 'mar a dúirt mé, 8 bóthar na cille, an daingean', '8 Bóthar na Cille, An Daingean'],
  ['ga', 'níl éirchód ar bith agam, 2 sráid an droichid, ligfidh mo mháthair isteach sibh', '2 Sráid an Droichid'],
] as const)('%s: “%s” is the address %s', async (language, said, address) => {
  const answer = (await hold([...START[language], said], language)).at(-1)
  expect(answer).toContain(`: ${address}. `)
  expect(answer).not.toMatch(/eircode|éirchód|already|cheana/i)
})

test.each([
  ['en', 'why do you need it', 'Our team needs to know where to come.'],
  ['en', 'do i have to', 'Our team needs to know where to come.'],
  ['en', 'yup one sec', 'What is the address?'],
  ['en', 'can i give it later', 'Shall I book it?'],
  ['en', 'same as last time', 'I have noted “same as last time”.'],
  ['ga', 'cén fáth', 'Ní mór dár bhfoireann'],
] as const)('%s: “%s” is no address', async (language, said, expected) => {
  const answer = (await hold([...START[language], said], language)).at(-1)
  expect(answer).toContain(expected)
  expect(answer).not.toMatch(/Address:|Seoladh:|do not know|Níl a fhios/)
})

test.each([
  [
    'en',
    '4 Main Street, Mallow',
    'no the address is 40 Main Street, Mallow. my mams will let ye in',
    '40 Main Street, Mallow',
  ],
  ['en', '4 Main Street, Mallow, Co Cork', 'take the Co Cork out of the address', '4 Main Street, Mallow'],
  ['en', '4 Main Street, Mallow', 'can you leave Mallow out of the address', '4 Main Street'],
  ['ga', '4 An tSráid Mhór, Mala', 'bain Mala as an seoladh', '4 An tSráid Mhór'],
] as const)('%s: “%s”, and then “%s”: %s is read back and kept', async (language, first, second, address) => {
  const answers = await hold([...START[language], first, second, language === 'en' ? 'yes' : 'sea'], language)
  expect(answers.at(-2)).toContain(`: ${address}. `)
  expect(answers.at(-2)).not.toContain('Our address is')
  expect(await findBooking()).toMatchObject({ address })
})

test('who opens the door is noted in words of ours', async () => {
  expect((await hold([...START.en, '7 Oak Park, Cobh. my sister will let ye in'])).at(-1)).toMatch(
    /^I have noted for our team: who opens the door\.\n\nRepair/,
  )
})

test('an address before the booking is read back', async () => {
  const answers = await hold(['12 castle close cobh, im in dublin', ...START.en])
  expect(answers[0]).toMatch(/^I have noted the address: 12 Castle Close, Cobh\./)
  expect(answers.at(-1)).toContain('Address: 12 Castle Close, Cobh. Shall I book it?')
})

test.each([
  ['en', '14 glenbrook close ballincollig', /opening hours/],
  ['en', '22 church park bandon', /park/],
  ['ga', '9 bóthar na páirce, maigh chromtha', /oscailte|páirceáil/],
] as const)('%s: the road of “%s” asks for nothing', async (language, said, wrong) => {
  const answers = await hold([START[language][0] ?? '', said], language)
  expect(answers.at(-1)).toMatch(/^(?:I have noted the address|Tá an seoladh nótáilte)/)
  expect(answers.at(-1)).not.toMatch(wrong)
})

test.each([
  [
    'en',
    'a repair friday at 10, the address is 9 oak drive, midleton',
    'I gave it already, 9 oak drive',
    '9 Oak Drive, Midleton',
  ],
  [
    'ga',
    'deisiúchán Dé hAoine ag a deich, 12 bothar na coille, inis',
    'thug me e duit cheana, 12 bothar na coille',
    '12 Bothar na Coille, Inis',
  ],
  [
    'ga',
    'deisiúchán Dé hAoine ag a deich. mo sheoladh 3 ascaill na mara, trá lí',
    'duirt me cheana e, 3 ascaill na mara',
    '3 Ascaill na Mara, Trá Lí',
  ],
] as const)('%s: behind “%s”, “%s” keeps the address with its town', async (language, first, again, address) => {
  const answer = (await hold([first, START[language][1] ?? '', again], language)).at(-1)
  expect(answer).toContain(`: ${address}. `)
  expect(answer).not.toMatch(/already|cheana/i)
})

test.each([
  ['ga', 'gleann maghair, t45 x023. ce chomh fada a thogfaidh se', 'Gleann Maghair, T45 X023', '60 nóiméad'],
  ['ga', '12 an tsráid mhór, mala, ca fhad a thogfaidh se', '12 an Tsráid Mhór, Mala', '60 nóiméad'],
  ['en', '12 main street, t12 x4a2. how long will it take', '12 Main Street, T12 X4A2', '60 minutes'],
  ['en', '12 main street mallow how long will it take', '12 Main Street, Mallow', '60 minutes'],
] as const)(
  '%s: the question in “%s” is answered, and no part of the address',
  async (language, said, address, answer) => {
    const last = (await hold([...START[language], said, 'yes'], language)).at(2)
    expect(last).toContain(`: ${address}. `)
    expect(last).toContain(answer)
    expect(await findBooking()).toEqual({ address, note: null })
  },
)

test.each([
  ['en', 'i gave it twice'],
  ['en', 'i gave it to ye already'],
  ['ga', 'thug mé faoi dhó é'],
] as const)('%s: “%s” alone is no address and no note', async (language, said) => {
  const answer = (await hold([...START[language], said], language)).at(-1)
  expect(answer).toMatch(/^(?:Our team needs to know where to come|Ní mór dár bhfoireann)/)
})

test.each(['seadh', 'is ea', 'sea', 'ceart go leor'])('“%s” is no address', async (said) => {
  const answers = await hold([...START.ga, said, said], 'ga')
  expect(answers.at(-2)).toContain('Scríobh an teach agus an bóthar')
  expect(answers.at(-1)).toContain('Iarrfaidh ár bhfoireann an seoladh ort.')
})

test('a dog is no part of an address, with or without fadas', async () => {
  const said = 'gort na coiribe 14, gaillimh. ta madra againn ach ta se cairdiuil'
  expect((await hold([...START.ga, said], 'ga')).at(-1)).toContain('14, Gaillimh. ')
})
