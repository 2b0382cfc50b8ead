import { SPOKEN_LANGUAGE } from '#content/receptionist/spoken-language.ts'
import { readAskedLanguage } from '../../../understanding/asks-spoken-language.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { sayKnown } from './information.ts'

/** An answer that says in which language one may write says nothing of who speaks it. */
const OF_WRITING = /(?<!\p{L})(?:writ(?:e|ing)|typ(?:e|ing)|scríobh\p{L}*)(?!\p{L})/iu

/** "Does the solicitor speak Irish?": what an entry says, or else that it is not known here, and the wish for the team. */
export async function answerSpokenLanguage(draft: Draft, text: string): Promise<boolean> {
  const { turn, state, tools, language, phrases } = draft
  const asked = readAskedLanguage(text)
  if (asked === undefined) return false
  const { result, entries } = await tools.lookUp(text, language)
  const [best] = entries
  if (result === 'answered' && best !== undefined && !OF_WRITING.test(best.answer)) return draft.sayEntry(best)
  if (!asked.isOfPeople && turn.configuration.languages.length > 1) {
    if (!(await sayKnown(draft, text))) draft.say(phrases.yesEitherLanguage)
  }
  const said = SPOKEN_LANGUAGE[language]
  const isBooking = state.task === 'book' || draft.reading.intents.includes('book')
  if (isBooking) keepNote(draft, said.wish(asked.wished))
  else draft.unanswered ??= text
  draft.say((isBooking ? said.unknownNoted : said.unknown)(asked.wished))
  draft.outcome = isBooking ? 'answered' : 'not answered'
  return true
}

/** "No, I mean the meeting itself, does the solicitor have Irish?": says once more what is asked, and refuses nothing. */
export const asksOnceMore = (questions: Clause[], others: Clause[]) =>
  questions.some(({ text }) => readAskedLanguage(text) !== undefined) &&
  others.every(({ text, namesTime }) => !namesTime && IS_MEANT.test(text))
const IS_MEANT =
  /^\W*(?:(?:no|nah|sorry|ní hea|ní hé|ach)[\s,]+)*(?:i (?:mean|meant)(?!\p{L})|.{2,40} (?:atá|a bhí) i gceist agam)/iu
