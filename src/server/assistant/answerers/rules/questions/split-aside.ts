import { fold } from '../../../text/fold.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { namesContact } from '../../../understanding/person/find-name.ts'
import { IRISH_RELATION, RELATION } from '../../../understanding/person/relations.ts'
import { namesHelper, splitHelper } from '../../../understanding/person/relatives-contact.ts'
import { agrees } from '../../../understanding/replies/agrees.ts'
import { splitExtra, wishesExtra, writeExtra } from '../../../understanding/replies/extra-wishes.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import type { ServiceName } from '../../../understanding/services/service-name.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import { parseWhenAnyLanguage } from '../../../understanding/when/parse-when.ts'
import { refusesRing, wantsRing, wantsRingInstead } from '../messages/ring.ts'

const JOINT = '(?:bhuel|but|and|also|just|only|though|please|ach|agus|le do thoil)'
const POLITE =
  '(?:(?:could|can|would) (?:you|ye|he|she|they|someone|somebody) |(?:have|get) (?:someone|somebody) (?:to )?|make sure (?:to|and) |do |please |just |an (?:féidir(?: (?:libh|leat|leo|leis|léi|le duine))?|bhféadfá|bhféadfadh (?:duine(?: éigin)?|sé|sí|siad|sibh)) )'
const NOTE_THAT =
  '(?:(?:put|write|mark|note|jot)(?: it)?(?: down| in)?(?: there)? that|(?:cuir|scríobh|breac|nótáil|abair)(?:igí)?(?: s[ií]os| in iúl)?(?= (?:go|gur|nach|nár)(?!\\p{L})))'
const NOTE = `(?:(?:leave|take|put|add|make|write) (?:in |down )?(?:an? |the |this )?note|(?:cuir|cuirigí|déan|scríobh|breac|fág) (?:síos )?(?:an )?nóta|${NOTE_THAT})`
/** "Put down that I'm deaf so they know": what is to be noted alone. */
const FRAME_OF_NOTE = new RegExp(
  `^${POLITE}*${NOTE_THAT}\\s+|\\s+(?:so (?:that )?(?:they|ye|you|he|she)(?:['’]?ll| will)? know|le go mbeidh (?:a )?fhios (?:acu|agaibh))\\W*$`,
  'giu',
)
/** "Ring my mam on 086 …" */
const RINGS_OTHER = `(?:ring|call|phone|text|contact) (?:(?:(?:my|our|me|his|her|the) )?${RELATION}|him|her|them)|(?:glaoch(?: a chur)?|glaoigh|scairt) ar (?:(?:mo|ár|an) |m['’] ?)${IRISH_RELATION}`
/** "Tell him I'll be late" */
const TELLS_OTHER =
  '(?:(?:tell|let) (?:him|her|them|the (?!(?:truth|time|difference)(?!\\p{L}))\\p{L}+)|abair (?:leis|léi|leo)|inis (?:dó|di|dóibh))'
const ASKS = [
  RINGS_OTHER,
  '(?:ring|call|phone|text|email|message|whatsapp|contact|notify|tell|warn|remind) (?:me|us)',
  '(?:you|ye|they|somebody|someone) can (?:always )?(?:ring|call|phone|text|email|message|contact)',
  '(?:tig|is féidir|thig) (?:libh|leat|leo) (?:glaoch|scairteadh|téacs|scríobh)',
  'let (?:me|us) know',
  TELLS_OTHER,
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
/** "And put down that one of us is coeliac", "agus cuir síos go bhfuil duine coeliach ann": what is to be noted. */
export function readNoteThat(text: string): string | undefined {
  const said = text.replace(JOINT_FIRST, '')
  return IS_NOTE_THAT.test(said)
    ? said
        .replaceAll(FRAME_OF_NOTE, '')
        .replace(/^go bhfuil(?!\p{L})/iu, 'tá')
        .trim()
    : undefined
}
const JOINT_FIRST = new RegExp(`^\\W*(?:${JOINT}\\s+)+`, 'iu')
const IS_NOTE_THAT = new RegExp(`^${POLITE}*${NOTE_THAT}\\s+\\S`, 'iu')

/** "Put a note with it that …" */
export const wantsNote = (text: string) => IS_NOTE.test(text.trim())
const IS_NOTE = new RegExp(`^${POLITE}*${NOTE}`, 'iu')
const IS_TOLD = new RegExp(`^${POLITE}*${TELLS_OTHER}(?!\\p{L})`, 'iu')
const IS_FOR_OTHER = new RegExp(`(?<!\\p{L})(?:${RINGS_OTHER})(?!\\p{L})`, 'iu')
const CONDITION =
  /(?<!\p{L})(?:if|when|whenever|once|in case|unless|should|before|beforehand|as soon as|má|dá|nuair|mura|sula|roimh|roimhe|i gcás|ar eagla)(?!\p{L})/iu

/** "Leave it at ten, and ring me if …": of what is booked. */
export const saysStays = (text: string) => STAYS.test(text)
const STAYS =
  /^\W*(?:(?:ah|no|ok|grand|just|right|so|ná bac|á)[\s,]+)*(?:(?:leave|keep) (?:it|that|(?:the|my|our) (?:appointment|booking|table|slot|reservation)|(?:me|us) (?:down|in|at|as))|(?:f[aá]g|coinnigh) (?:é|í|mar|(?:an|mo|ár) (?:g?ch?oinne|m?bh?ord|(?:n-)?áirithint)))(?!\p{L})/iu

const USUAL = '(?:normal|usual|regular|gh?náth-?\\p{L}+)'
const IF_THERE =
  '(?:,? (?:if|má) [^.;!?,()\\n]{0,30}?(?:there|in|on|around|free|available|working|istigh|saor|ann|ag obair)(?!\\p{L}))?'
/** "With my usual girl Sorcha if she's in" */
const USUAL_PERSON = new RegExp(
  `[\\s,;(]+(?<aside>(?:with|by|le) (?:my|our|me|mo|ár) ${USUAL}(?: (?!(?:please|and|but|on|at|agus|if|má|le)(?!\\p{L}))[\\p{L}'’]+){0,2}${IF_THERE})\\)?`,
  'iu',
)

/** Who serves is no part of a name, and the team reads the wish. Whoever has a diary is asked for in it. */
function splitUsual({ text, state, configuration }: Turn): { text: string; aside?: string } {
  const found = USUAL_PERSON.exec(text)
  const aside = found?.groups?.aside
  if (found === null || aside === undefined || (state.task ?? 'book') !== 'book') return { text }
  const words = fold(aside).split(/[^\p{L}]+/u)
  const isKnown = configuration.diary.diaries.some(({ name }) => words.includes(fold(name).split(' ')[0] ?? ''))
  return isKnown
    ? { text }
    : { text: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`, aside }
}

/** A message without whom it wishes to be served by, and without what it asks of the team. */
export function splitAside(turn: Turn, services: ServiceName[]): { text: string; aside?: string } {
  const { text, aside: usual } = splitUsual(turn)
  const { text: own, helper } = splitOfHelper({ ...turn, text })
  const work = splitWork({ ...turn, text: own }, services)
  const rest = splitOrder({ ...turn, text: work.text }, services)
  const aside = [usual, helper, rest.aside, ...work.extras].filter(Boolean).join('. ')
  return { text: rest.text, ...(aside !== '' && { aside }) }
}

/** Who opens the door or brings the car. In a first wish the time is that of the booking: "my son will bring it in on Friday". */
function splitOfHelper({ text, state, reference, language }: Turn): ReturnType<typeof splitHelper> {
  if ((state.task ?? 'book') !== 'book' || state.asked === 'address') return { text }
  const split = splitHelper(text, namesHelper(state.note ?? ''))
  if (state.slots.name !== undefined || split.helper === undefined) return split
  const isTimed = Object.keys(parseWhenAnyLanguage(split.helper, reference, language)).length > 0
  return isTimed || split.text === '' ? { text } : split
}

/** "Change the tyres too", where that is a service, wishes for another booking. */
function namesOther(text: string, services: ServiceName[], { language }: Turn): boolean {
  const named = services.find(({ id }) => id === matchService(text, services, language).id)
  return named?.names.slice(0, 2).some((name) => name.split(' ').every((word) => sharesWord(text, word))) === true
}

/** "A service on Friday, and have a look at the brakes": what is wished beside a service that is known. */
function splitWork(turn: Turn, services: ServiceName[]): { text: string; extras: string[] } {
  const { text, state, language } = turn
  const { rest, extras } = splitExtra(text, (part) => wishesExtra(part) && !namesOther(part, services, turn))
  const isKnown = state.task === 'book' && state.slots.service !== undefined && state.asked !== 'service'
  const isWish = (state.task ?? 'book') === 'book' && matchService(rest, services, language).id !== undefined
  if (extras.length === 0 || !(isKnown || isWish)) return { text, extras: [] }
  return { text: rest, extras: extras.map(writeExtra) }
}

const YES_FIRST =
  /^\W*(?<yes>(?:yes|yeah|yep|yup|ya|aye|perfect|grand|sea|is ea|seadh)(?: (?:please|thanks|book it|le do thoil))?)(?:\s*[,.;!]+\s*(?:(?:and|but|agus|ach)\s+)?|\s+(?:and|but|agus|ach)\s+)(?<rest>\p{L}.*)$/isu
const BECAUSE =
  /(?<!\p{L})(?:so|mar sin|dá bhrí sin)(?!\p{L}) .{0,20}?(?<!\p{L})(?:ring|call|phone|text|n?g?h?lao\p{L}+|scairt\p{L}*)(?!\p{L})/iu

/** "Yes. The tenant's phone is off so ring me and I'll let him in": all of it is for whoever comes. */
function readToldBehindYes(text: string): { yes: string; rest: string } | undefined {
  const { yes, rest } = YES_FIRST.exec(text)?.groups ?? {}
  if (yes === undefined || rest === undefined) return undefined
  const isTold = BECAUSE.test(rest) && wantsRing(rest) && !wantsRingInstead(rest.replace(BECAUSE, ' ring me'))
  return isTold && !namesContact(rest) && !rest.includes('?') && !ASKS_BACK.test(rest) ? { yes, rest } : undefined
}

/**
 * A message without what it asks of the team beside a booking: "book it, but ring me if Niamh is sick", "the first one, and
 * let me know if anything earlier comes up". Alone such a wish is a message, and so is one with a number to ring.
 */
function splitOrder(turn: Turn, services: ServiceName[]): { text: string; aside?: string } {
  const { text, state, language, reference } = turn
  const isYes = state.asked === 'confirm' && agrees(text)
  const told = isYes && state.task === 'book' ? readToldBehindYes(text) : undefined
  if (told !== undefined) return { text: told.yes, aside: told.rest }
  const { main = '', aside = '', rest = '' } = ASIDE.exec(text)?.groups ?? {}
  // A number of one's own is the contact.
  const isNumber = namesContact(aside) && !(isYes && IS_FOR_OTHER.test(aside))
  if (aside === '' || ASKS_BACK.test(aside) || isNumber || refusesRing(aside)) return { text }
  const { at, day } = parseWhenAnyLanguage(main, reference, language)
  // Beside a message it belongs to that.
  if (state.task === 'message' && IS_TOLD.test(aside)) return { text }
  const isWish = (at ?? day) !== undefined && matchService(main, services, language).id !== undefined
  const isChange = state.task === 'move' || state.task === 'cancel' || STAYS.test(main)
  const isBooking = state.task === 'book' || isChange || (state.task === undefined && isWish)
  if (!isYes && !(isBooking && (CONDITION.test(aside) || wantsNote(aside)))) return { text }
  const said = aside.replaceAll(FRAME_OF_NOTE, '').trim()
  return { text: [main, rest.replace(/^[.;!?\s]+/, '')].filter(Boolean).join('. '), aside: said }
}
