import { expect, test } from 'vitest'
import { receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { PRACTICE } from '../../../../tests/support/talk.ts'
import { type ExperienceFacts, listExperiences } from './index.ts'

const practice = receptionistConfiguration.parse({ ...PRACTICE, languages: ['en', 'ga'] })
const READY: ExperienceFacts = {
  configuration: practice,
  slug: 'claddagh-physio',
  isPublicBody: false,
  isPaused: false,
  mailed: ['Aoife', 'Niamh'],
  answers: { all: 1, 'please-check': 0, 'not-in-irish': 0 },
  unanswered: 0,
  nextHoliday: { day: '2027-02-01', name: { en: 'St Brigid’s Day', ga: 'Lá Fhéile Bríde' } },
}
const { diary } = practice

const textsOf = (facts: ExperienceFacts, state: string) =>
  listExperiences(facts).flatMap((line) => (line.state === state ? [line.text] : []))
const missing = (changes: Partial<ExperienceFacts>) => textsOf({ ...READY, ...changes }, 'missing')
const configured = (changes: Partial<typeof practice>) => missing({ configuration: { ...practice, ...changes } })

test('a receptionist with everything has nothing that callers would miss', () => {
  expect(missing({})).toEqual([])
  expect(textsOf(READY, 'ready')).toEqual(
    expect.arrayContaining([
      'They can book First visit and Sports massage. Nobody is booked twice.',
      'It says when somebody is there if they ask for a person. After two minutes without one, Aoife and Niamh get a mail. An urgent message is mailed at once.',
    ]),
  )
  const holiday = listExperiences(READY).find(({ id }) => id === 'holidays')
  expect([holiday?.text, holiday?.irish]).toEqual([
    'On Monday 1 February 2027 they read that you are closed, by the name of the day: St Brigid’s Day,',
    'Lá Fhéile Bríde',
  ])
})

test('disclosure, a person on request and emergencies stand there whatever is set', () => {
  const bare = {
    ...practice,
    languages: ['ga' as const, 'en' as const],
    handover: [],
    diary: { ...diary, services: [] },
  }
  expect(textsOf({ ...READY, configuration: bare, isPaused: true, mailed: [] }, 'always')).toEqual([
    'They read first that they are talking to an AI, in Irish and in English.',
    'They can ask for a person at any time, whatever it is doing.',
    'Somebody in danger is told 112 and 999 before anything else.',
  ])
})

test.each([
  [
    'no hours',
    {
      diary: {
        ...diary,
        openingHours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
      },
    },
    /no opening hours to give/,
    '#hours',
  ],
  ['guessed hours', { diary: { ...diary, hoursAreGuessed: true as const } }, /usual in your industry/, '#hours'],
  ['no service', { diary: { ...diary, services: [] } }, /^Nobody can book anything/, '?service=new#service'],
  ['no phone', { phone: undefined }, /no phone number to give/, '#phone'],
  ['no address', { address: undefined }, /no address to give/, '#address'],
  ['no Irish', { languages: ['en' as const] }, /in Irish are answered in English/, '#greeting'],
])('with %s, one line says what callers notice and what ends it', (_, changes, text, to) => {
  expect(configured(changes)).toEqual([expect.stringMatching(text)])
  const lines = listExperiences({ ...READY, configuration: { ...practice, ...changes } })
  expect(lines[0]?.action?.to).toBe(to)
})

test('services that nobody does, without a price or for people only are told apart', () => {
  const [first, massage] = diary.services
  if (first === undefined || massage === undefined) throw new Error('two services')
  const withServices = (...services: typeof diary.services) => ({
    configuration: { ...practice, diary: { ...diary, services } },
  })
  expect(missing(withServices(first, { ...massage, diaryIds: [] }))).toEqual([
    'They find no free time for Sports massage: nobody does it.',
  ])
  const archived = diary.diaries.map((one) => ({ ...one, isArchived: one.id === 'niamh' }))
  expect(configured({ diary: { ...diary, diaries: archived } })).toEqual([
    'They find no free time for Sports massage: nobody does it.',
  ])
  expect(missing(withServices(first, { ...massage, priceCents: null }))).toEqual([
    'It has no price to give for Sports massage.',
  ])
  const facts = { ...READY, ...withServices(first, { ...massage, booksAlone: false }) }
  expect(textsOf(facts, 'ready')).toContain('It takes a message for Sports massage, and a person books it.')
})

test('answers to read, without Irish and not there, mails to nobody, and a pause are noticed', () => {
  const answers = { all: 1, 'please-check': 1, 'not-in-irish': 1 }
  expect(missing({ answers })).toEqual([
    'They may get 1 answer from the starter pack that none of you has read yet.',
    'It has 1 answer in English that it does not know in Irish.',
  ])
  expect(missing({ unanswered: 2 })).toEqual([expect.stringMatching(/no answer to 2 questions of this week/)])
  expect(missing({ mailed: [] })).toEqual([expect.stringMatching(/nobody gets a mail/)])
  expect(missing({ isPaused: true })).toEqual([expect.stringMatching(/It is paused/)])
})
