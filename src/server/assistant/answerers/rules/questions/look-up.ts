import type { Language } from '#contracts/receptionist/diary.ts'
import { listEnglishWords } from '../../../language/detect-language.ts'
import { termsOf } from '../../../retrieval/terms.ts'
import { asksWhetherItTakesCalls, namesCalls } from '../../../understanding/question-about.ts'
import type { Draft } from '../draft.ts'

export type Found = Awaited<ReturnType<Draft['tools']['lookUp']>>

/** "An bhfuil vegetarian ar an menu fosta?": what Irish words do not find for certain, the English ones among them may. */
export async function lookUpMixed({ tools, language }: Draft, text: string): Promise<Found> {
  const found = await tools.lookUp(text, language)
  const english = language === 'ga' && found.result !== 'answered' ? listEnglishWords(text).join(' ') : ''
  if (english === '') return found
  const { result, entries } = await tools.lookUp(english, 'en')
  const [best, ...others] = entries
  if (best === undefined || best.isGuess === true || (result !== 'answered' && others.length > 0)) return found
  const entry = await tools.readEntry(best.id, language)
  return entry === undefined ? found : { result: 'answered', entries: [entry] }
}

const ABOUT_CALLS: Record<Language, string> = {
  en: 'Does it answer phone calls?',
  ga: 'An bhfreagraíonn sé glaonna gutháin?',
}
/** The words of that question, in other forms and with what may be named in place of "it". */
const ONLY_CALLS =
  /^(?:answer|tak|pick|handl|phone|telephone|call|receptionist|assistant|ai$|bot$|freag|glac|bhfreag|nglac|f[oó]n|bhf[oó]n|guth|glao|nglao|failt|bhfailt|cunt|gcunt)/u
/** "… for me when I'm doing breakfasts" says when, and asks nothing else. */
const WHILE_AWAY =
  /(?<!\p{L})(?:(?:for (?:me|us)|dom|dúinn)(?: (?=when|while|if|nuair|agus))?|(?:when|while|if) (?:i|we|nobody|no one)['’]?(?:m|re)?(?: am| are| is| can['’]?t)? .*|(?:nuair|agus) (?:a bh?íonn|atá|a bheidh|mé|muid|nach) .*)$/iu
const TAKES = /(?<!\p{L})(?:answer|take|pick|handle|bhfreag|fh?reag|nglac|gh?lac)\p{L}*/iu

/** What is known of a product that takes calls. The entry that asks just that is the answer. */
export async function findAboutCalls({ tools, language, turn }: Draft, text: string, found: Found): Promise<Found> {
  const own = termsOf(Object.values(turn.configuration.name).join(' '), language).map(({ word }) => word)
  const isPlain = termsOf(text.replace(WHILE_AWAY, ''), language).every(
    ({ word, weight }) => weight < 1 || ONLY_CALLS.test(word) || own.includes(word),
  )
  if (isPlain && TAKES.test(text)) {
    const { entries } = await tools.lookUp(ABOUT_CALLS[language], language)
    const entry = entries.find(({ question }) => asksWhetherItTakesCalls(question) && TAKES.test(question))
    if (entry !== undefined) return { result: 'answered', entries: [entry] }
  }
  const entries = found.entries.filter(({ question }) => namesCalls(question))
  return { result: entries.length === 0 ? 'refused' : 'offered', entries }
}
