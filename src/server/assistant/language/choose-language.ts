import type { Language } from '#contracts/receptionist/diary.ts'
import { detectLanguage, languageEvidence } from './detect-language.ts'

/** How much more has to speak for a language than for the one that is spoken. */
const CLEARLY = 0.9

/** The language of a message where its words are clear. Names, numbers and "ok" stay in the current one. */
export function chooseLanguage(text: string, current: Language, clearly = CLEARLY): Language {
  const detected = detectLanguage(text)
  if (detected === null || detected === current) return current
  const evidence = languageEvidence(text)
  return evidence[detected] - evidence[current] >= clearly ? detected : current
}
