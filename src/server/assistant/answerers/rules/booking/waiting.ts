import { askForDetails, formatContact, pickPerson, takeDetails } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import { nameService } from './name-service.ts'

const WAITING_LIST = /(?<!\p{L})(?:wait(?:ing)?[- ]?list|liosta feithimh)(?!\p{L})/iu

export const asksToWait = ({ reading }: Draft) => WAITING_LIST.test(reading.text)

/** Puts the contact on the waiting list of the discussed full day. Returns false if no day is full. */
export function startWaiting(draft: Draft): boolean {
  const { state } = draft
  if (state.fullDay === undefined || state.slots.service === undefined) return false
  state.task = 'wait'
  takeDetails(draft)
  return advance(draft)
}

/** Reads the answer to the open question. Returns false if the message does not answer it. */
export async function continueWaiting(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  if (state.asked === 'confirm' && reading.isAgreed) return join(draft)
  if (state.asked === 'confirm' && reading.reply.answer === 'no') {
    draft.endTask()
    draft.say(phrases.dropped)
    return true
  }
  return takeDetails(draft) && advance(draft)
}

function advance(draft: Draft): boolean {
  if (!askForDetails(draft, draft.phrases.askContact)) draft.ask('confirm', readWish(draft))
  return true
}

/** The wish, in the words of the summary. */
export function readWish(draft: Draft): string {
  const who = { name: draft.state.slots.name ?? '', contact: formatContact(draft) }
  return draft.phrases.readWaiting(nameWish(draft), who)
}

const nameWish = (draft: Draft) => ({
  service: nameService(draft, draft.state.slots.service, { party: draft.state.party }),
  time: draft.phrases.time(draft.state.fullDay ?? ''),
})

async function join(draft: Draft): Promise<boolean> {
  const { state, phrases, tools, language } = draft
  const { service = '' } = state.slots
  const person = pickPerson(draft)
  const result = await tools.joinWaitingList({ serviceId: service, day: state.fullDay ?? '', person, language })
  if (result !== 'joined') {
    state.task = 'book'
    delete state.fullDay
    draft.ask('time', phrases.waitingFull)
    return true
  }
  const follows = person.email === undefined ? phrases.waitingCall : phrases.waitingMail(person.email)
  draft.say(`${phrases.waiting(nameWish(draft))} ${follows}`)
  draft.outcome = 'answered'
  draft.endTask()
  return true
}
