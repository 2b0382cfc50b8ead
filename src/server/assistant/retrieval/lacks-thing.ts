import type { Language } from '#contracts/receptionist/diary.ts'
import type { EntryIndex, Posting } from './index-entries.ts'
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
  const { language } = index
  const frame = FRAMES[language].exec(question)?.[0]
  if (frame === undefined) return false
  const documents = new Set(index.ids.flatMap((id, document) => (id === entryId ? [document] : [])))
  const isIn = (posting: Posting | undefined) => posting?.documents.some((document) => documents.has(document)) === true
  const has = ({ key, bareKey }: Term) =>
    (key !== '' && isIn(index.keys.get(key))) || (bareKey !== undefined && isIn(index.keys.get(bareKey)))
  return termsOf(question.slice(frame.length), language).some((term) => {
    if (term.weight < 1 || has(term)) return false
    const shared = term.concepts.filter((concept) => isIn(index.concepts.get(concept)))
    return shared.length === 0 || shared.length < term.concepts.length
  })
}
