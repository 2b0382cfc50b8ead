import { expect, test } from 'vitest'
import { formatChange } from '#contracts/receptionist/changes.ts'
import {
  type ReceptionistConfigurationInput,
  receptionistConfiguration,
} from '#contracts/receptionist/configuration.ts'
import type { KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import { PRACTICE } from '../../../../../tests/support/talk.ts'
import { describeConfiguration } from './describe-configuration.ts'
import { describeEntry } from './describe-entry.ts'

const DIARY = PRACTICE.diary
const [FIRST, MASSAGE] = DIARY.services
if (FIRST === undefined || MASSAGE === undefined) throw new Error('the practice has two services')
const PHONE = { ...FIRST, name: { en: 'Phone consultation', ga: 'Comhairliúchán gutháin' } }
const NAMES = new Map([['usr_1', 'Aoife']])

const parse = (changes: Partial<ReceptionistConfigurationInput>) =>
  receptionistConfiguration.parse({ ...PRACTICE, ...changes })

function say(after: Partial<ReceptionistConfigurationInput>, before: Partial<ReceptionistConfigurationInput> = {}) {
  return describeConfiguration(parse(before), parse(after), NAMES).map(
    (change) => `${change.part}: ${formatChange(change)}`,
  )
}

const diary = (changes: Partial<ReceptionistConfigurationInput['diary']>) => ({ diary: { ...DIARY, ...changes } })
const SATURDAY = { ...DIARY.openingHours, saturday: [{ from: '10:00', to: '14:00' }] }
const CHRISTMAS = { from: '2026-12-24', to: '2026-12-31', name: { en: 'Christmas', ga: 'An Nollaig' } }
const SORCHA = { id: 'sorcha', name: 'Sorcha' }

test('two that are the same have no change', () => {
  expect(say({})).toEqual([])
})

test.each<[string, Partial<ReceptionistConfigurationInput>, Partial<ReceptionistConfigurationInput>, string[]]>([
  [
    'a day that closes',
    { ...diary({ openingHours: SATURDAY }), staffHours: SATURDAY },
    {},
    ['hours: Opening hours on Saturday: 10:00–14:00, now closed'],
  ],
  [
    'hours of a starter pack that somebody confirmed',
    diary({ hoursAreGuessed: true }),
    {},
    ['hours: Opening hours: usual in your industry, now confirmed'],
  ],
  [
    'hours of staff alone',
    {},
    { staffHours: SATURDAY },
    ['handover: When somebody is there on Saturday: nobody, now 10:00–14:00'],
  ],
  [
    'holidays',
    {},
    diary({ publicHolidays: 'open' }),
    ['holidays: Public holidays: closed, now open as on any other day'],
  ],
  [
    'days of one’s own',
    {},
    diary({ closures: [CHRISTMAS] }),
    ['holidays: Closed on 24 December 2026 to 31 December 2026: Christmas, An Nollaig'],
  ],
  [
    'a price and a length',
    {},
    diary({ services: [{ ...FIRST, priceCents: 7500, minutes: 60 }, MASSAGE] }),
    ['services: Length of “First visit”: 45 min, now 60 min', 'services: Price of “First visit”: €65, now €75'],
  ],
  [
    'where a service takes place, and nothing where its name said so before',
    diary({ services: [PHONE, MASSAGE] }),
    diary({
      services: [
        { ...PHONE, place: 'phone' },
        { ...MASSAGE, place: 'customer' },
      ],
    }),
    ['services: Place of “Sports massage”: At your address, now At the customer’s address'],
  ],
  [
    'a service that is gone, and a new one',
    {},
    diary({
      services: [FIRST, { ...MASSAGE, id: 'review', name: { en: 'Review', ga: 'Athbhreithniú' }, priceCents: null }],
    }),
    [
      'services: New service: “Review”: 30 min, no price named, At your address, Niamh',
      'services: Service removed: “Sports massage”: 30 min, €50, now gone',
    ],
  ],
  [
    'a person who was renamed does the same',
    {},
    diary({
      diaries: [
        { id: 'niamh', name: 'Niamh B.' },
        { id: 'eoin', name: 'Eoin' },
      ],
    }),
    ['people: Name of a person or room: Niamh, now Niamh B.'],
  ],
  [
    'a new person who does a service',
    {},
    diary({ diaries: [...DIARY.diaries, SORCHA], services: [FIRST, { ...MASSAGE, diaryIds: ['niamh', 'sorcha'] }] }),
    [
      'services: Who does “Sports massage”: Niamh, now Niamh, Sorcha',
      'people: New: Sorcha: a person, in your opening hours',
    ],
  ],
  ['the order alone', {}, diary({ services: [MASSAGE, FIRST] }), ['services: The order in which things are offered']],
  [
    'who gets mails, and when a person comes',
    {},
    { mailTo: ['usr_1', 'usr_gone'], handover: PRACTICE.handover.slice(0, 2) },
    [
      'handover: When it does not understand, it brings in a person: after 3 times, now never',
      'handover: Who gets the mail: everybody who may answer, now Aoife, a former colleague',
    ],
  ],
  [
    'details and greeting',
    { greeting: { en: 'Hello.', ga: '' } },
    { phone: '', greeting: { en: 'Welcome.', ga: 'Fáilte.' }, languages: ['ga', 'en'] },
    [
      'details: Phone number: +353209150100, now gone',
      'greeting: Languages: English first, and Irish, now Irish first, and English',
      'greeting: Greeting in English: Hello., now Welcome.',
      'greeting: Greeting in Irish: Fáilte.',
    ],
  ],
])('%s', (_, before, after, sentences) => {
  expect(say(after, before)).toEqual(sentences)
})

const PARKING: KnowledgeText = {
  topic: 'Parking',
  questionEn: 'Is there parking?',
  answerEn: 'Yes.',
  questionGa: 'An bhfuil páirceáil ann?',
  answerGa: 'Tá.',
}

test('entries are new, changed, translated, deleted, or the same', () => {
  const entry = (before?: KnowledgeText, after?: KnowledgeText) => {
    const change = describeEntry({ id: 'kno_1', before, after })
    return change && formatChange(change)
  }
  const inEnglish = { ...PARKING, questionGa: null, answerGa: null }
  expect(entry(undefined, PARKING)).toBe('New answer: “Parking”: in English and Irish')
  expect(entry(undefined, inEnglish)).toBe('New answer: “Parking”: in English only')
  expect(entry(PARKING)).toBe('Answer deleted: “Parking”: in English and Irish, now gone')
  expect(entry(PARKING, { ...PARKING, answerEn: 'No.' })).toBe(
    'Answer changed: “Parking”: Answer in English: Yes., now No.',
  )
  expect(entry(inEnglish, PARKING)).toBe(
    'Answer changed: “Parking”: Question in Irish: An bhfuil páirceáil ann?. Answer in Irish: Tá.',
  )
  expect(entry(PARKING, PARKING)).toBeUndefined()
})
