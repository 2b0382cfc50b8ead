import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const services = [
  { id: 'cut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 45, diaryIds: ['niamh'] },
  { id: 'repair', name: { en: 'Repair', ga: 'Deisiúchán' }, minutes: 60, diaryIds: ['niamh'] },
  {
    id: 'estimate',
    name: { en: 'Visit for an estimate', ga: 'Cuairt le haghaidh meastacháin' },
    minutes: 60,
    diaryIds: ['niamh'],
  },
]
const { hold, db, member } = openDialogues({ diary: { ...PRACTICE.diary, services } })

const findNote = async () => (await db().selectFrom('bookings').select('note').executeTakeFirst())?.note

test.each([
  ['en', ['a haircut and a beard trim on friday at 11', 'Ann Daly 086 111 2222', 'yes'], 'beard trim'],
  [
    'en',
    ['a haircut on friday at 11', 'Ann Daly 086 111 2222', "i'd like a colour as well", 'yes'],
    'a colour as well',
  ],
  ['ga', ['bearradh agus dath Dé hAoine ag 11', 'Aoife Nic Gearailt, 086 111 2222', 'sea'], 'dath'],
  [
    'ga',
    ['bearradh Dé hAoine ag 11', 'Aoife Nic Gearailt, 086 111 2222', 'Ba mhaith liom dath freisin', 'sea'],
    'dath freisin',
  ],
] as const)('%s: what no service covers is noted: %j', async (language, lines, note) => {
  expect((await hold([...lines], language)).at(-1)).toMatch(/is booked|curtha in áirithe/)
  expect(await findNote()).toContain(note)
})

test.each([
  [
    'en',
    ['a repair on friday at 11', 'not a repair, an estimate'],
    'Visit for an estimate, Friday 20 November at 11:00',
  ],
  ['ga', ['deisiúchán Dé hAoine ag 11', 'ní deisiúchán, meastachán'], 'Cuairt le haghaidh meastacháin, Dé hAoine, 20'],
] as const)('%s: of two services the one that is not refused is meant: %j', async (language, lines, service) => {
  const answer = (await hold([...lines], language)).at(-1)
  expect(answer).toContain(service)
  expect(answer).toMatch(/put it under\?|chuirfidh mé leis\?$/)
})

test.each(['Coinnigh an Aoine dom', 'Cuir síos mé'])('"%s" is no name', async (line) => {
  const answers = await hold(['deisiúchán Dé hAoine ag 11', line], 'ga')
  expect(answers.at(-1)).toMatch(/Cén t-ainm a chuirfidh mé leis\?$/)
})

test('a number that chooses a service is no hour', async () => {
  const answers = await hold(['coinne Dé hAoine ag a deich le do thoil', 'a haon'], 'ga')
  expect(answers.at(-1)).toContain('Dé hAoine, 20 Samhain ag 10:00')
})

test.each([
  ['en', 'do ye do acupuncture on Saturday', /^I do not know whether/],
  ['en', 'do you offer reiki at the weekend?', /^I do not know whether/],
  ['en', 'do ye do acupuncture', /^I do not know whether/],
  ['ga', 'an ndéanann sibh snáthaidpholladh Dé Sathairn', /^Níl a fhios agam an ndéanaimid/],
] as const)('%s: “%s” asks for a thing, and is told what there is instead', async (language, question, unknown) => {
  const [answer = ''] = await hold([question], language)
  expect(answer).toMatch(unknown)
  expect(answer).toMatch(/Haircut: 45 minutes|Bearradh gruaige: 45 nóiméad/)
  expect(answer).not.toMatch(/closed on|dúnta/)
})

test('a service on a day is told with the hours of that day, and a day alone with its hours', async () => {
  expect(
    await hold(['do ye do haircuts on Saturday', 'do ye do Saturdays', 'do ye do late evenings on Thursday']),
  ).toEqual([
    'Haircut: 45 minutes.\n\nWe are closed on Saturdays.',
    'We are closed on Saturdays.',
    'On Thursdays we are open 09:00–18:00.',
  ])
})

test('what the team wrote about a thing answers, whatever the day', async () => {
  const entry = { questionEn: 'Do you do acupuncture?', answerEn: 'No, but we can recommend somebody.' }
  await saveEntry(member(), { topic: 'Services', ...entry })
  expect(await hold(['do ye do acupuncture on Saturday'])).toEqual([entry.answerEn])
})
