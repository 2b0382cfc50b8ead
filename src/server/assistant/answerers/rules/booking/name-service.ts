import type { TalkBooking } from '#contracts/receptionist/talk.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import type { Draft } from '../draft.ts'

/** "Table for up to four", "Bord do chúigear go hochtar": what it is, and how many it is for. */
const FOR_SO_MANY =
  /^(?<table>.+?) (?:for|do) (?:up to )?[\p{L}\d]+(?:(?: to | go | ?[-–] ?)[\p{L}\d]+)?(?: ar a mhéad| people| guests| duine)?$/iu

/** "Table for 7", of "Table for five to eight", and "Haircut (Cian)". Another service for so many has them behind its name. */
export function nameService(
  { turn, phrases, language }: Draft,
  id: string | undefined,
  { party, whom }: { party?: number | undefined; whom?: string | undefined },
): string {
  const { en = '', [language]: name = '' } = turn.configuration.diary.services.find((one) => one.id === id)?.name ?? {}
  const isTold = party !== undefined && readCapacity(en) !== undefined
  const table = isTold ? FOR_SO_MANY.exec(name)?.groups?.table : undefined
  const people = isTold && table === undefined ? phrases.people(party) : undefined
  const beside = [whom, people].filter((text) => text !== undefined)
  const named = table === undefined || party === undefined ? name : phrases.tableFor(table, party)
  return beside.length === 0 ? named : `${named} (${beside.join(', ')})`
}

/** A booking as the page shows it beside the words about it: by the same name. */
export const nameBooked = (draft: Draft, made: TalkBooking, party: number | undefined): TalkBooking => ({
  ...made,
  service: nameService(draft, made.serviceId, { party }),
})
