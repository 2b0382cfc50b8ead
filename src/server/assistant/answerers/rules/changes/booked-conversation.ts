import type { ServiceName } from '../../../understanding/services/service-name.ts'
import type { Slots } from '../../../understanding/slots.ts'
import type { Understanding } from '../../../understanding/understand.ts'

const CONVERSATION = /^(?:a )?(?:conversation|call|meeting|consultation|comhrá|glao|cruinniú|comhairliúchán)(?!\p{L})/iu

const BY_PHONE =
  /(?<!\p{L})(?:phone|telephone|call|ring|guth[aá]i?n|ghuth[aá]i?n|nguth[aá]n|f[oó]n|bhf[oó]n|n?g?h?lao(?:ch|igh|fadh|faidh)?)(?!\p{L})/iu

const JOINS_WAITING_LIST =
  /(?<!\p{L})(?:(?:on|onto|on to|to|join|joining) (?:the |a |your )?wait(?:ing)?[- ]?list|ar an liosta feithimh)(?!\p{L})/iu

const TALKS =
  /(?<!\p{L})(?:(?:talk|speak|chat) (?:to|with) (?:me|us|some ?(?:one|body))|labhairt (?:liom|linn|le duine))(?!\p{L})/iu

/** "Put me on the waiting list" wishes for an appointment, and moves none. */
export function readWaitingWish(text: string, understood: Understanding): Understanding {
  return JOINS_WAITING_LIST.test(text) ? asBooking(understood, 'move') : understood
}

/**
 * "Could somebody talk to me on Thursday at three?" wishes for a person, at a time. Where conversations are a service, that
 * is a booking. So is a wish to wait for one.
 */
export function readBookedConversation(
  text: string,
  understood: Understanding,
  services: ServiceName[],
  reference: string,
): Understanding {
  const { intents, slots } = understood
  const service = findConversation(text, services)
  const wants = (wanted: 'person' | 'book') => intents.some(({ intent }) => intent === wanted)
  const isWish =
    (wants('person') && (isLater(slots, reference) || JOINS_WAITING_LIST.test(text))) ||
    (wants('book') && TALKS.test(text))
  if (!isWish || service === undefined || (slots.service ?? service.id) !== service.id) return understood
  return { ...asBooking(understood, 'person'), slots: { ...slots, service: service.id } }
}

/** "Ring me at ten" is a phone call, where that is a service, and no meeting. */
function findConversation(text: string, services: ServiceName[]): ServiceName | undefined {
  const fits = (pattern: RegExp) => services.find(({ names }) => names.some((name) => pattern.test(name)))
  return (BY_PHONE.test(text) ? fits(BY_PHONE) : undefined) ?? fits(CONVERSATION)
}

/** At a time, or on another day than today: today's person is wanted now. */
function isLater({ at, day, week, from, after }: Slots, reference: string): boolean {
  const named = at ?? day ?? week ?? from ?? after
  return named !== undefined && (at?.includes('T') === true || !named.startsWith(reference.slice(0, 10)))
}

function asBooking(understood: Understanding, intent: 'move' | 'person'): Understanding {
  const intents = understood.intents.map((one) => (one.intent === intent ? { ...one, intent: 'book' as const } : one))
  return { ...understood, intents }
}
