import type { Turn } from '../../../turn/answerer.ts'
import { namesContact } from '../../../understanding/person/find-name.ts'
import { IRISH_RELATION, RELATION } from '../../../understanding/person/relations.ts'
import { agrees } from '../../../understanding/replies/agrees.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import type { ServiceName } from '../../../understanding/services/service-name.ts'
import { parseWhenAnyLanguage } from '../../../understanding/when/parse-when.ts'
import { refusesRing } from '../messages/ring.ts'

const JOINT = '(?:but|and|also|just|only|though|please|ach|agus|le do thoil)'
const POLITE =
  '(?:(?:could|can|would) (?:you|ye|he|she|they|someone|somebody) |(?:have|get) (?:someone|somebody) (?:to )?|make sure (?:to|and) |do |please |just |an (?:féidir|bhféadfá|bhféadfadh (?:duine|sé|sí|siad)) )'
const NOTE =
  '(?:(?:leave|take|put|add|make|write) (?:in |down )?(?:an? |the |this )?note|(?:cuir|cuirigí|déan|scríobh|breac|fág) (?:síos )?(?:an )?nóta)'
/** "Ring my mam on 086 …" */
const RINGS_OTHER = `(?:ring|call|phone|text|contact) (?:(?:(?:my|our|me|his|her|the) )?${RELATION}|him|her|them)|(?:glaoch(?: a chur)?|glaoigh|scairt) ar (?:(?:mo|ár|an) |m['’] ?)${IRISH_RELATION}`
const ASKS = [
  RINGS_OTHER,
  '(?:ring|call|phone|text|email|message|whatsapp|contact|notify|tell|warn|remind) (?:me|us)',
  '(?:you|ye|they|somebody|someone) can (?:always )?(?:ring|call|phone|text|email|message|contact)',
  '(?:tig|is féidir|thig) (?:libh|leat|leo) (?:glaoch|scairteadh|téacs|scríobh)',
  'let (?:me|us) know',
  '(?:give|drop|send) (?:me|us) an? \\p{L}+',
  '(?:leave|pass on|take) (?:an? |the |this )?(?:message|word)',
  NOTE,
  '(?:glaoigh|glaoigí|glaoch|scairt|scairtigí) (?:ar ais )?orm',
  '(?:cuir|cuirigí|tabhair|seol) (?:\\p{L}+ ){1,2}(?:orm|dom|chugam)',
  '(?:abair|inis|lig) (?:liom|dom)',
].join('|')
const IF = '(?:if|when|should|má|dá|nuair)'
const ASIDE = new RegExp(
  `^(?<main>.*?\\S)(?:\\s*[,;.!]+\\s*(?:${JOINT}\\s+)*|\\s+(?:${JOINT}\\s+)+)(?<aside>(?:${IF} [^.;!?\\n]{3,60}?[\\s,]+)?${POLITE}*(?:${ASKS})(?!\\p{L})[^.;!?\\n]*)(?<rest>.*)$`,
  'isu',
)
/** "Would ye tell me is it far?" asks the receptionist, and nothing of the team. */
const ASKS_BACK =
  /^(?:\p{L}+ ){0,4}?(?:tell me|let me know|inis dom|abair liom) (?:is|are|d['’]|do|does|can|could|have|will|would|should|what|when|where|who|why|how|an|ar|cad|cén|cathain|conas|cá)(?!(?<!['’])\p{L})/iu
/** "Put a note with it that …" */
export const wantsNote = (text: string) => IS_NOTE.test(text.trim())
const IS_NOTE = new RegExp(`^${POLITE}*${NOTE}`, 'iu')
const IS_FOR_OTHER = new RegExp(`(?<!\\p{L})(?:${RINGS_OTHER})(?!\\p{L})`, 'iu')
const CONDITION =
  /(?<!\p{L})(?:if|when|whenever|once|in case|unless|should|before|beforehand|as soon as|má|dá|nuair|mura|sula|roimh|roimhe|i gcás|ar eagla)(?!\p{L})/iu

/** "Leave it at ten, and ring me if …": of what is booked. */
export const saysStays = (text: string) => STAYS.test(text)
const STAYS =
  /^\W*(?:(?:ah|no|ok|grand|just|right|so|ná bac|á)[\s,]+)*(?:(?:leave|keep) (?:it|that|(?:the|my|our) (?:appointment|booking|table|slot|reservation)|(?:me|us) (?:down|in|at|as))|(?:f[aá]g|coinnigh) (?:é|í|mar|(?:an|mo|ár) (?:g?ch?oinne|m?bh?ord|(?:n-)?áirithint)))(?!\p{L})/iu

/**
 * A message without what it asks of the team beside a booking: "book it, but ring me if Niamh is sick", "the first one, and
 * let me know if anything earlier comes up". Alone such a wish is a message, and so is one with a number to ring.
 */
export function splitAside(turn: Turn, services: ServiceName[]): { text: string; aside?: string } {
  const { text, state, language, reference } = turn
  const { main = '', aside = '', rest = '' } = ASIDE.exec(text)?.groups ?? {}
  const isYes = state.asked === 'confirm' && agrees(text)
  // A number of one's own is the contact.
  const isNumber = namesContact(aside) && !(isYes && IS_FOR_OTHER.test(aside))
  if (aside === '' || ASKS_BACK.test(aside) || isNumber || refusesRing(aside)) return { text }
  const { at, day } = parseWhenAnyLanguage(main, reference, language)
  const isWish = (at ?? day) !== undefined && matchService(main, services, language).id !== undefined
  const isChange = state.task === 'move' || state.task === 'cancel' || STAYS.test(main)
  const isBooking = state.task === 'book' || isChange || (state.task === undefined && isWish)
  if (!isYes && !(isBooking && (CONDITION.test(aside) || wantsNote(aside)))) return { text }
  return { text: [main, rest.replace(/^[.;!?\s]+/, '')].filter(Boolean).join('. '), aside: aside.trim() }
}
