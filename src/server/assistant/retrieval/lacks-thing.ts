import type { Language } from '#contracts/receptionist/diary.ts'
import type { EntryIndex, Posting } from './index-entries.ts'
import { findForeign, similarKeys } from './score-entries.ts'
import { type Term, termsOf } from './terms.ts'

/** The beginning of a question whether something is offered, taken or allowed, or how to get it, up to the thing. */
const FRAMES: Record<Language, RegExp> = {
  en: /^\W*(?:(?:and|so|but|hi|hello|also|sure|sorry)[,\s]+)*(?:(?:do|does|did|d['’]) ?(?:you|ye|yis|yous|they) (?:guys |also |actually )?[\p{L}'’]+|(?:have|has) (?:you|ye|yis|yous)(?: got)?|(?:is|are)(?= (?:\S+ ){1,3}(?:allowed|welcome|included|available|accepted|covered)(?!\p{L}))|can (?:i|we) (?:(?:pay|bring)(?: (?:by|in|with))?|get|buy|have)|(?:can|could|would|will) (?:you|ye|yis|yous) (?!tell|help|come|send|ring|let|give|say|do\s)[\p{L}'’]+|how (?:do|can|would) (?:i|we|you) (?:get|apply for|buy|renew))\s/iu,
  ga: /^\W*(?:(?:agus|ach|bhuel|haigh)[,\s]+)*an (?:(?:n?d|n?g|m?b|g?c|d?t|b?p|bhf)\p{L}+ann sibh|(?:bhfuil|mbíonn)(?=.*agaibh)|bhfuil cead|féidir (?:liom |linn )?íoc(?: le)?)(?!\p{L})/iu,
}

/** "Can I leave the keys the night before?": another time than that of the appointment. */
const OTHER_TIME: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:leav|drop|park|bring|collect|return)\p{L}*(?!\p{L}).*?(?<!\p{L})((?:the )?(?:night|evening|day) before(?! (?:the|my|an?) (?:appointment|booking))|overnight|after hours|out of hours|outside (?:of )?(?:opening |office )?hours)(?!\p{L})/isu,
  ga: /(?<!\p{L})(?:d?[’'’]?fh?[áa]g|tabh|thabh|páirc|bail)\p{L}*(?!\p{L}).*?(?<!\p{L})((?:oíche|oiche|tráthnóna|lá) roimh\p{L}*|thar oíche|taobh amuigh d\p{L}*(?: \p{L}+)?)(?!\p{L})/isu,
}

/** What the entries of documents lack of a question. */
export interface Lacks {
  /**
   * Whether it asks for a thing that the entry does not have: solar panels, where it is about heat pumps. A meaning that
   * both share only makes them neighbours, if the thing has one of its own that the entry lacks.
   */
  thing: (document: number) => boolean
  /** Whether the entry has no word of the thing that it asks for, and none of its meanings. */
  wholeThing: (document: number) => boolean
  /** Whether it names another time, and the entry has no word of it. */
  time: (document: number) => boolean
}

/** Looks the words of a question up once, for all documents that are asked about. */
export function findLacks(index: EntryIndex, question: string): Lacks {
  const thing = listThing(index, question).map((term) => lookUp(index, term))
  const time = OTHER_TIME[index.language].exec(question)?.[1]
  const timeWords = time === undefined ? [] : termsOf(time, index.language).map((term) => lookUp(index, term))
  return {
    thing: (document) => {
      const entry = findEntry(index, document)
      return thing.some(({ word, concepts }) => {
        if (isIn(word(), entry)) return false
        const shared = concepts.filter((concept) => isIn([concept], entry)).length
        return shared === 0 || shared < concepts.length
      })
    },
    wholeThing: (document) => {
      const entry = findEntry(index, document)
      return thing.length > 0 && thing.every(({ word, concepts }) => !isIn(word(), entry) && !isIn(concepts, entry))
    },
    time: (document) => {
      const entry = findEntry(index, document)
      return time !== undefined && !timeWords.some(({ word }) => isIn(word(), entry))
    },
  }
}

/** The words for the thing that a question asks for. */
function listThing({ language }: EntryIndex, question: string): Term[] {
  const frame = FRAMES[language].exec(question)?.[0]
  return frame === undefined ? [] : termsOf(question.slice(frame.length), language).filter(({ weight }) => weight === 1)
}

/** The postings of a word, in its own forms and then in similar ones, and those of each of its meanings. */
function lookUp(index: EntryIndex, { word, key, bareKey, concepts }: Term) {
  const ofKey = (one: string | undefined) => (one === undefined || one === '' ? undefined : index.keys.get(one))
  let found: (Posting | undefined)[] | undefined
  const list = () => {
    const similar = concepts.length === 0 && word.length > 3 ? similarKeys(index, word) : []
    return [ofKey(key), ofKey(bareKey), findForeign(index, word), ...similar.map((one) => ofKey(one.key))]
  }
  return {
    word: () => {
      found ??= list()
      return found
    },
    concepts: concepts.map((concept) => index.concepts.get(concept)),
  }
}

type Range = { first: number; last: number }

/** The documents of an entry, one for each of its wordings, have numbers in a row. */
function findEntry({ ids }: EntryIndex, document: number): Range {
  const id = ids[document]
  let [first, last] = [document, document]
  while (first > 0 && ids[first - 1] === id) first -= 1
  while (ids[last + 1] === id) last += 1
  return { first, last }
}

const isIn = (postings: (Posting | undefined)[], { first, last }: Range) =>
  postings.some((posting) => posting?.documents.some((document) => document >= first && document <= last))
