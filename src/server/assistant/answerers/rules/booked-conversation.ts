import type { ServiceName } from '../../understanding/match-service.ts'
import type { Understanding } from '../../understanding/understand.ts'

const CONVERSATION = /^(?:a )?(?:conversation|call|meeting|consultation|comhrá|glao|cruinniú|comhairliúchán)(?!\p{L})/iu

/**
 * "Could somebody talk to me on Thursday at three?" wishes for a person, at a time. Where conversations are a service, that
 * is a booking.
 */
export function readBookedConversation(understood: Understanding, services: ServiceName[]): Understanding {
  const { intents, slots } = understood
  const service = services.find(({ names }) => names.some((name) => CONVERSATION.test(name)))
  const isWish = intents.some(({ intent }) => intent === 'person') && slots.at !== undefined
  if (!isWish || service === undefined || (slots.service ?? service.id) !== service.id) return understood
  return {
    ...understood,
    intents: intents.map((one) => (one.intent === 'person' ? { ...one, intent: 'book' } : one)),
    slots: { ...slots, service: service.id },
  }
}
