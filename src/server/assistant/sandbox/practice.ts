import { MADE_UP_PRACTICE, OTHERS_IN_DIARY, PRACTICE_ENTRIES } from '#content/receptionist/made-up-practice.ts'
import { receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Language, Slot } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { startOfIrishDay } from '../../calendar/irish-day.ts'
import { listPossibleSlots } from '../../domains/bookings/index.ts'
import type { FoundEntry } from '../../domains/knowledge/index.ts'
import { findAnswer } from '../retrieval/find-answer.ts'
import { type EntryIndex, indexEntries } from '../retrieval/index-entries.ts'
import { readPresence } from '../tools/office-tools.ts'
import { findWeekday, toLocal } from '../turn/irish-time.ts'
import type { Office } from './office.ts'

const MINUTE = 60_000
const DIARY = 'physio'
const { name, address, phone, hours, services } = MADE_UP_PRACTICE

/**
 * The made-up practice of /ai-receptionist. It is no organisation, so lists, figures and invoices do not contain it.
 */
export const PRACTICE = receptionistConfiguration.parse({
  name,
  address,
  phone,
  languages: ['en', 'ga'],
  greeting: { en: '', ga: '' },
  diary: {
    openingHours: hours,
    publicHolidays: 'closed',
    closures: [],
    services: services.map((service) => ({ ...service, diaryIds: [DIARY] })),
    diaries: [{ id: DIARY, name: name.en }],
  },
  handover: [
    { when: 'asked', times: 1 },
    { when: 'complaint', times: 1 },
    { when: 'not understood', times: 3 },
  ],
  staffHours: hours,
})

/** The made-up appointments of others on an Irish day, the same for everybody. */
export function listOthers(day: string): { startsAt: string; endsAt: string }[] {
  const start = Date.parse(startOfIrishDay(day))
  const times = OTHERS_IN_DIARY[findWeekday(day) % OTHERS_IN_DIARY.length] ?? []
  return times.map(([from, minutes]) => ({
    startsAt: new Date(start + from * MINUTE).toISOString(),
    endsAt: new Date(start + (from + minutes) * MINUTE).toISOString(),
  }))
}

const ENTRIES = PRACTICE_ENTRIES.map(({ en, ga }, index) => ({
  id: `practice-${index + 1}`,
  en: { title: en[0], text: en[1] },
  ga: { title: ga[0], text: ga[1] },
}))

const indexes = new Map<Language, EntryIndex>()

/** The times of its diary are free unless others have them. */
export const createPractice = (now: Date): Office => ({
  configuration: PRACTICE,
  now,
  isMadeUp: true,
  listFree: async ({ limit, ...query }, own) =>
    listPossibleSlots(PRACTICE.diary, query, now)
      .filter((slot) => !isTaken(slot, own))
      .slice(0, limit),
  lookUp: async (question, language) => lookUp(question, language),
  readEntry: async (id, language) => readEntry(id, language),
  handOver: async () => readPresence(PRACTICE, toLocal(now)),
})

const isTaken = ({ startsAt, endsAt }: Slot, own: Slot[]) =>
  [...listOthers(irishDay(new Date(startsAt))), ...own].some(
    (other) => other.startsAt < endsAt && other.endsAt > startsAt,
  )

function lookUp(question: string, language: Language) {
  const index = indexes.get(language) ?? indexEntries(ENTRIES, language)
  indexes.set(language, index)
  const { result, entries, isGuess } = findAnswer(index, question)
  const found = entries.flatMap((id) => readEntry(id, language) ?? [])
  return { result, entries: isGuess ? found.map((entry) => ({ ...entry, isGuess })) : found }
}

function readEntry(id: string, language: Language): FoundEntry | undefined {
  const entry = ENTRIES.find((one) => one.id === id)
  return entry && { id, question: entry[language].title, answer: entry[language].text }
}
