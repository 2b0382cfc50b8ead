import type { z } from 'zod'
import type { Language, openingHours, service } from '#contracts/receptionist/diary.ts'

/** A question and its answer. */
export type QuestionAndAnswer = readonly [question: string, answer: string]

export type PackEntry = { topic: string; en: QuestionAndAnswer; ga: QuestionAndAnswer }

export type PackService = Omit<z.input<typeof service>, 'diaryIds'>

/** What a new receptionist starts with, until its people have read and corrected it. */
export type StarterPack = {
  languages: Language[]
  hours: z.input<typeof openingHours>
  /** How many people or rooms take appointments. */
  diaries: number
  /** They are tables, and no people or rooms. */
  hasTables?: true
  services: PackService[]
  entries: PackEntry[]
}

const closedAtWeekends = (from: string, to: string) => {
  const day = [{ from, to }]
  return { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }
}

/** Monday to Friday, and Saturday where `saturday` is given. */
export function weekdays(from: string, to: string, saturday?: [from: string, to: string]): StarterPack['hours'] {
  const [opens, closes] = saturday ?? []
  return {
    ...closedAtWeekends(from, to),
    ...(opens !== undefined && closes !== undefined && { saturday: [{ from: opens, to: closes }] }),
  }
}

export function everyDay(from: string, to: string): StarterPack['hours'] {
  const day = [{ from, to }]
  return { ...closedAtWeekends(from, to), saturday: day, sunday: day }
}

/** A question in several wordings. The first one is shown. */
export const asked = (...wordings: string[]) => wordings.join('\n')

/** A question and its answer in English, then both in Irish. */
export function entry(topic: string, english: QuestionAndAnswer, irish: QuestionAndAnswer): PackEntry {
  return { topic, en: english, ga: irish }
}
