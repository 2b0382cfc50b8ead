import type { Language } from '#contracts/receptionist/diary.ts'

export const LANGUAGES_IN_WORDS: Record<Language, string> = { ga: 'Irish', en: 'English' }

/** Explains the record to readers without access to the product. */
export const ABOUT_RECORD = [
  'What the AI receptionist of this organisation was told, what it said under which version, who approved it, and where people stepped in.',
  'It holds no personal data of callers: no names, numbers, addresses or messages of theirs. Conversations and appointments are named by their ids alone. It names the people of the organisation.',
  'Counts of conversations are of those that began in the period and are still kept.',
]
