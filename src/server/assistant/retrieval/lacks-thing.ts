import type { Language } from '#contracts/receptionist/diary.ts'
import type { EntryIndex, Posting } from './index-entries.ts'
import { findForeign, similarKeys } from './score-entries.ts'
import { type Term, termsOf } from './terms.ts'

/** The beginning of a question whether something is offered, taken or allowed, or how to get it, up to the thing. */
const FRAMES: Record<Language, RegExp> = {
  en: /^\W*(?:(?:and|so|but|hi|hello|also|sure|sorry)[,\s]+)*(?:(?:do|does|did|d['’]) ?(?:you|ye|yis|yous|they) (?:guys |also |actually )?[\p{L}'’]+|(?:have|has) (?:you|ye|yis|yous)(?: got)?|(?:is|are)(?= (?:\S+ ){1,3}(?:allowed|welcome|included|available|accepted|covered)(?!\p{L}))|can (?:i|we) (?:(?:pay|bring)(?: (?:by|in|with))?|get|buy|have)|(?:can|could|would|will) (?:you|ye|yis|yous) (?!tell|help|come|send|ring|let|give|say|do\s)[\p{L}'’]+|how (?:do|can|would) (?:i|we|you) (?:get|apply for|buy|renew))\s/iu,
  ga: /^\W*(?:(?:agus|ach|bhuel|haigh)[,\s]+)*an (?:(?:n?d|n?g|m?b|g?c|d?t|b?p|bhf)\p{L}+ann sibh|(?:bhfuil|mbíonn)(?=.*agaibh)|bhfuil cead|féidir (?:liom |linn )?íoc(?: le)?)(?!\p{L})/iu,
}

/**
 * Whether a question asks for a thing that an entry does not have: solar panels, where it is about heat pumps. A meaning
 * that both share only makes them neighbours, if the thing has one of its own that the entry lacks.
 */
export function lacksThing(index: EntryIndex, entryId: string, question: string): boolean {
  const has = readEntry(index, entryId)
  return listThing(index, question).some((term) => {
    if (has.word(term)) return false
    const shared = term.concepts.filter(has.concept)
    return shared.length === 0 || shared.length < term.concepts.length
  })
}

/** Whether an entry has no word of the thing that a question asks for, and none of its meanings. */
export function lacksWholeThing(index: EntryIndex, entryId: string, question: string): boolean {
  const has = readEntry(index, entryId)
  const thing = listThing(index, question)
  return thing.length > 0 && thing.every((term) => !has.word(term) && !term.concepts.some(has.concept))
}

/** "Can I leave the keys the night before?": another time than that of the appointment. */
const OTHER_TIME: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:leav|drop|park|bring|collect|return)\p{L}*(?!\p{L}).*?(?<!\p{L})((?:the )?(?:night|evening|day) before(?! (?:the|my|an?) (?:appointment|booking))|overnight|after hours|out of hours|outside (?:of )?(?:opening |office )?hours)(?!\p{L})/isu,
  ga: /(?<!\p{L})(?:d?[’'’]?fh?[áa]g|tabh|thabh|páirc|bail)\p{L}*(?!\p{L}).*?(?<!\p{L})((?:oíche|oiche|tráthnóna|lá) roimh\p{L}*|thar oíche|taobh amuigh d\p{L}*(?: \p{L}+)?)(?!\p{L})/isu,
}

/** Whether a question names another time, and an entry has no word of it. */
export function lacksTime(index: EntryIndex, entryId: string, question: string): boolean {
  const time = OTHER_TIME[index.language].exec(question)?.[1]
  if (time === undefined) return false
  const has = readEntry(index, entryId)
  return !termsOf(time, index.language).some(has.word)
}

/** The words for the thing that a question asks for. */
function listThing({ language }: EntryIndex, question: string): Term[] {
  const frame = FRAMES[language].exec(question)?.[0]
  return frame === undefined ? [] : termsOf(question.slice(frame.length), language).filter(({ weight }) => weight === 1)
}

function readEntry(index: EntryIndex, entryId: string) {
  const documents = new Set(index.ids.flatMap((id, document) => (id === entryId ? [document] : [])))
  const isIn = (posting: Posting | undefined) => posting?.documents.some((document) => documents.has(document)) === true
  return {
    word: ({ word, key, bareKey, concepts }: Term) =>
      (key !== '' && isIn(index.keys.get(key))) ||
      (bareKey !== undefined && isIn(index.keys.get(bareKey))) ||
      isIn(findForeign(index, word)) ||
      (concepts.length === 0 &&
        word.length > 3 &&
        similarKeys(index, word).some((one) => isIn(index.keys.get(one.key)))),
    concept: (concept: string) => isIn(index.concepts.get(concept)),
  }
}
