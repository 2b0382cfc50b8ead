import { readNumber } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { isAtCustomer } from './address.ts'
import { namesAddress } from './details.ts'

/** The words that ask what to change. */
export function askWhatToChange(draft: Draft): string {
  const { phrases, state } = draft
  if (state.task === 'message') return phrases.whatToChangeInMessage
  return isAtCustomer(draft) ? phrases.whatToChangeOfVisit : phrases.whatToChange
}

const CHANGES: [RegExp, 'message' | 'time' | 'name' | 'contact'][] = [
  [/\b(?:message|teachtaireacht|theachtaireacht)\b/i, 'message'],
  [/\b(?:time|day|date|when|am|lá|t-am|dáta)\b/i, 'time'],
  [/\b(?:name|ainm|t-ainm)\b/i, 'name'],
  [/\b(?:contact|e-?mail|phone|number|address|teagmhála?|ríomhphost|guthán|uimhir|sonraí)\b/i, 'contact'],
]

const NOTHING =
  /^\W*(?:(?:no|ní hea|sorry|oh|ó)\W+)?(?:nothing(?! (?:works|suits|i))|faic|tada|dada|rud ar bith|aon rud|n(?:á|a) h?athraigh (?:(?:rud|aon rud|tada|faic|dada)|é|í)|n[ií]l (?:aon (?:rud|ní)|rud ar bith|tada|faic) le h?athrú|(?:do not|don['’]?t) change (?:anything|a thing|it)|no changes?)(?!\p{L})/iu

/** "Nothing", to "what should I change?" */
export const changesNothing = (text: string) => NOTHING.test(text)

/** Reads "the name" or "the second one", the answer to "what should I change?". */
export function readChange(draft: Draft) {
  const {
    reading: { text, reply },
    state: { task, asked },
  } = draft
  if (namesAddress(draft)) return 'address'
  const named = CHANGES.find(([pattern]) => pattern.test(text))?.[1]
  if (named !== undefined || asked !== 'change') return named
  const number = readNumber(text)
  const choice = number === undefined ? reply.choice : number - 1
  const last = isAtCustomer(draft) ? (['address'] as const) : []
  const items = [task === 'message' ? 'message' : 'time', 'name', 'contact', ...last] as const
  return choice === 'last' ? items.at(-1) : typeof choice === 'number' ? items[choice] : undefined
}
