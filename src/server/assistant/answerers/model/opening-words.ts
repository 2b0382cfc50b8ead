import type { Language } from '#contracts/receptionist/diary.ts'

/**
 * First words that say nothing by themselves: no fact, no yes or no, no deed. "Tá" alone would be a yes, so its subject
 * belongs to it.
 */
const OPENING: Record<Language, RegExp> = {
  en: /^\s*(?:the|an?|our|your|you|we|it|this|that|these|there|here|i|if|when|for|from|on|in|at|to|with|as|all|each|every|any|both|please)(?= )/i,
  ga: /^\s*(?:an|na|ár|do|bhur|ar|ó|ón|i|is|le|gach|más|má|nuair|seo|sin|anseo|ansin|táimid|tá (?:an|na|ár|muid|sé|sí|siad|do|bhur))(?= )/i,
}

/**
 * The words with which an unfinished first sentence begins, where they may be shown before the sentence is checked.
 * `text` is what has arrived of it: a word counts once the space behind it is there.
 */
export const findOpening = (text: string, language: Language): string | undefined =>
  OPENING[language].exec(text)?.[0].trim()
