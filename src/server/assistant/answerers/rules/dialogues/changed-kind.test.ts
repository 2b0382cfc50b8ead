import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const SERVICES = [
  { id: 'meeting', name: { en: 'Meeting', ga: 'Cruinniú' }, minutes: 30, diaryIds: ['niamh'] },
  {
    id: 'phone',
    name: { en: 'Phone call', ga: 'Glao gutháin' },
    minutes: 30,
    diaryIds: ['niamh'],
    place: 'phone' as const,
  },
  { id: 'follow-up', name: { en: 'Follow-up visit', ga: 'Cuairt leantach' }, minutes: 30, diaryIds: ['niamh'] },
  {
    id: 'valuation',
    name: { en: 'Valuation', ga: 'Luacháil' },
    minutes: 30,
    diaryIds: ['niamh'],
    place: 'customer' as const,
  },
]

const { hold, db } = openDialogues({ diary: { ...PRACTICE.diary, services: SERVICES } })

const BOOKED = ['meeting thursday at 3pm', 'Joe Bloggs', 'joe@example.ie', 'yes']
const BOOKED_IN_IRISH = ['cruinniú Déardaoin ag a trí', 'Seán Ó Sé', 'sean@example.ie', 'sea']

const listBooked = async () =>
  (await db().selectFrom('bookings').select('service_id').execute()).map(({ service_id }) => service_id)

test.each([
  'change it to a phone call instead',
  'actually make it a phone call',
  'could it be a phone call',
  'a phone call instead of the meeting please',
  'can I have a phone call rather than a meeting',
  'swap the meeting for a phone call',
  'can we do it over the phone instead',
  'phone call, not a meeting',
  'I would prefer a phone call to a meeting',
])('“%s”, of what is booked, changes its service and keeps its time', async (line) => {
  const answers = await hold([...BOOKED, line, 'yes'])
  expect(answers.at(-2)).toBe('Shall I change your appointment? Phone call, Thursday 19 November at 15:00.')
  expect(answers.at(-1)).toContain('Your appointment is changed: Phone call, Thursday 19 November at 15:00.')
  expect(await listBooked()).toEqual(['phone'])
})

test.each([
  'athraigh an coinne go glao gutháin',
  'athraigh go glao guthain e',
  'glao gutháin in ionad an chruinnithe',
  'glao gutháin seachas cruinniú le do thoil',
  'an féidir glao gutháin a bheith agam ina áit',
  'déan glao gutháin de',
  'b’fhearr liom glao gutháin ná cruinniú',
  'an bhféadfaimis é a dhéanamh ar an bhfón ina ionad',
  'ní cruinniú atá uaim ach glao gutháin',
])('“%s” too', async (line) => {
  const answers = await hold([...BOOKED_IN_IRISH, line, 'sea'], 'ga')
  expect(answers.at(-2)).toBe('An athróidh mé do choinne? Glao gutháin, Déardaoin, 19 Samhain ag 15:00.')
  expect(answers.at(-1)).toContain('Tá do choinne athraithe: Glao gutháin, Déardaoin, 19 Samhain ag 15:00.')
  expect(await listBooked()).toEqual(['phone'])
})

test('a new time beside the service counts', async () => {
  const answers = await hold([...BOOKED, 'change it to a phone call on friday at 10', 'yes'])
  expect(answers.at(-2)).toBe('Shall I move your appointment? Phone call, new time: Friday 20 November at 10:00.')
  expect(await listBooked()).toEqual(['phone'])
})

test.each(['can I move it', 'cancel it'])('“%s”, and then another service', async (wish) => {
  const answers = await hold([...BOOKED, wish, 'no, make it a follow-up instead', 'yes'])
  expect(answers.at(-2)).toBe('Shall I change your appointment? Follow-up visit, Thursday 19 November at 15:00.')
  expect(await listBooked()).toEqual(['follow-up'])
})

test('of two, the one that is named changes', async () => {
  const answers = await hold([
    ...BOOKED,
    'book a follow-up visit friday at 3 as well',
    'yes',
    'change the follow-up to a phone call',
  ])
  expect(answers.at(-1)).toBe('Shall I change your appointment? Phone call, Friday 20 November at 15:00.')
})

test.each(['a phone call instead of the meeting', 'can I have a phone call rather than a meeting'])(
  '“%s”, before it is booked, changes it, too',
  async (line) => {
    const answers = await hold(['meeting thursday at 3pm', line])
    expect(answers.at(-1)).toContain('Phone call, Thursday 19 November at 15:00.')
  },
)

test.each([
  'change it to friday instead',
  'switch the meeting to friday',
  'is a phone call the same price as a meeting',
  'can ye ring me instead',
  'a phone call as well on friday at 10',
  'change the meeting to 4 instead of 3',
])('“%s” changes no service', async (line) => {
  const answers = await hold([...BOOKED, line])
  expect(answers.at(-1)).not.toContain('Shall I change your appointment')
})

test.each(['bog an cruinniú go dtí Dé hAoine', 'glao gutháin freisin Dé hAoine ag a deich', 'glaoigh orm ina ionad'])(
  '“%s” neither',
  async (line) => {
    const answers = await hold([...BOOKED_IN_IRISH, line], 'ga')
    expect(answers.at(-1)).not.toContain('An athróidh mé do choinne')
  },
)

test('the booking takes place where its new service does', async () => {
  await hold([...BOOKED, 'change it to a phone call', 'yes'])
  expect(await db().selectFrom('bookings').select('place').executeTakeFirst()).toEqual({ place: 'phone' })
  const answers = await hold([
    'meeting friday at 3pm',
    ...BOOKED.slice(1),
    'make it a valuation instead',
    'yes',
    '12 Main Street, Mallow',
    'yes',
  ])
  expect(answers.at(-3)).toContain('What is the address?')
  const rows = await db().selectFrom('bookings').select(['place', 'address']).execute()
  expect(rows).toContainEqual({ place: 'customer', address: '12 Main Street, Mallow' })
})
