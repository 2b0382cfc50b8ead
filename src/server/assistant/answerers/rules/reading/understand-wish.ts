import { plainTitle } from '../../../retrieval/index-entries.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { awaitsReply } from '../../../turn/state.ts'
import { asksPriceOfFirst, understandReply } from '../../../understanding/replies/reply.ts'
import { findBookedSize, saysMoreCome } from '../../../understanding/services/booked-size.ts'
import { keepService } from '../../../understanding/services/keep-service.ts'
import { namesServiceAlone } from '../../../understanding/services/names-service-alone.ts'
import { findNewSize, findPartySize } from '../../../understanding/services/party-size.ts'
import type { ServiceName } from '../../../understanding/services/service-name.ts'
import type { Slots } from '../../../understanding/slots.ts'
import { type Understanding, type UnderstoodIntent, understand } from '../../../understanding/understand.ts'
import { readBookedConversation, readWaitingWish } from '../changes/booked-conversation.ts'
import { withoutGuessedChange } from '../changes/change-wish.ts'
import type { MessageParts } from './split-message.ts'

export type Wish = {
  intents: UnderstoodIntent[]
  /** What each clause wants. */
  understood: Understanding['clauses']
  slots: Slots
  /** The service that is meant, where it is none of a question about a price. */
  service: string | undefined
  partySize: number | undefined
  reply: ReturnType<typeof understandReply>
}

export function understandWish(turn: Turn, { wish, text, language }: MessageParts, services: ServiceName[]): Wish {
  const { reference, state } = turn
  const names = services.flatMap((service) => service.names)
  const said = understand(wish, { language, reference, services, isReply: awaitsReply(state) })
  const certain = withoutGuessedChange(text, said, names, state.task === 'book')
  const understood = readServiceAlone(turn, text, services, readWaitingWish(text, certain))
  const { intents, slots: named } = readBookedConversation(text, understood, services, reference)
  const reply = understandReply(text)
  const shift = readShift(turn, text)
  // "Two more" is no table for two.
  const service =
    asksPriceOfFirst(text) || shift !== undefined
      ? undefined
      : keepService(text, named.service, state.slots.service, services)
  const known = { ...named }
  if (service === undefined) delete known.service
  else known.service = service
  const { party } = state
  const newSize = party === undefined ? undefined : (findNewSize(text) ?? (shift && party + shift))
  const partySize = newSize ?? findPartySize(text)
  const isChoice = reply.choice !== null && state.asked === 'choice' && partySize === undefined
  const slots = isChoice ? withoutGuessedService(known, text, services) : known
  return { intents, understood: understood.clauses, slots, service, partySize, reply }
}

/** "One more": how many people come to those that the table under way is for. */
function readShift({ state: { task, party } }: Turn, text: string): number | undefined {
  const { shift } = task === 'book' && party !== undefined ? findBookedSize(text) : {}
  return shift === undefined || shift < 0 || saysMoreCome(text) ? shift : undefined
}

/** "Blow dry", "phone call": alone, and asked for nothing else, it wishes for a booking, whatever it sounds like. */
function readServiceAlone({ state }: Turn, text: string, services: ServiceName[], understood: Understanding) {
  const isExpected =
    state.inTrouble === true || (state.task === undefined ? state.asked === undefined : state.asked === 'service')
  if (!isExpected || !namesServiceAlone(text, services)) return understood
  const wish = { text, intent: 'book' as const, confidence: 1 }
  return { ...understood, intents: [wish], clauses: [wish] }
}

/**
 * "An chéad cheann" chooses the first offer, not the service "céad chuairt". Beside a choice, only the whole name of a
 * service counts.
 */
function withoutGuessedService({ service, ...slots }: Slots, text: string, services: ServiceName[]): Slots {
  const names = services.find(({ id }) => id === service)?.names ?? []
  const isNamed = names.some((name) => plainTitle(text).includes(plainTitle(name)))
  return isNamed && service !== undefined ? { ...slots, service } : slots
}
