import { listWordings } from '#contracts/receptionist/answer-text.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeSource, KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import { formatShortDay, formatTime, formatWeekday, irishDay } from '#contracts/words/dates.ts'

/** In the middle of a sentence, as in "in Irish". */
export const LANGUAGES_IN_ENGLISH = { en: 'English', ga: 'Irish' } as const

export const SOURCE_NAMES: Record<KnowledgeSource, string> = {
  'starter pack': 'Starter pack',
  registration: 'Your registration',
  person: 'By hand',
  plans: 'Our plans',
  import: 'Import',
  website: 'Website',
  document: 'Document',
}

export const chooseLang = (language: Language) => (language === 'ga' ? 'ga' : undefined)

/** `otherWordings`: further ways to ask the question. */
export type EntryText = { question: string; otherWordings: string[]; answer: string }

/** The text of an entry in one language, or undefined. */
export function textIn(entry: KnowledgeText, language: Language): EntryText | undefined {
  const [question, answer] = language === 'en' ? [entry.questionEn, entry.answerEn] : [entry.questionGa, entry.answerGa]
  if (question === null || answer === null) return undefined
  const [shown = '', ...otherWordings] = listWordings(question)
  return { question: shown, otherWordings, answer }
}

/** The question in the first language that has a text. */
export function chooseTitle(entry: KnowledgeText, languages: Language[]): { text: string; language: Language } {
  for (const language of languages) {
    const text = textIn(entry, language)
    if (text !== undefined) return { text: text.question, language }
  }
  return { text: entry.topic, language: 'en' }
}

export const timesInWords = (times: number) => (times === 1 ? 'once' : `${times} times`)

/** "10:31" today, "Monday" within a week, else the day. */
export function lastInWords(instant: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(irishDay(instant))) / 86_400_000)
  if (days <= 0) return formatTime(instant)
  return days < 7 ? (formatWeekday(instant).split(' ')[0] ?? '') : formatShortDay(instant)
}

/** The same in a sentence: "today at 10:31", "on Monday", "on 12 Jan 2026". */
export function lastAsked(instant: string, today: string): string {
  const words = lastInWords(instant, today)
  return words.includes(':') ? `today at ${words}` : `on ${words}`
}
