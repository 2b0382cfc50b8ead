import { addMinutes } from '../../turn/irish-time.ts'
import { askForDetails, formatContact, pickPerson, takeDetails } from './details.ts'
import type { Draft } from './draft.ts'

/** Brings in a person, and says when one answers. The receptionist continues until then, and says this only once. */
export async function handOver(draft: Draft, reason: string): Promise<void> {
  const { phrases, turn } = draft
  const { isThere, nextLocal, usualMinutes } = await draft.tools.handOver(reason)
  const isTold = hasToldTeam(draft)
  draft.endTask()
  draft.outcome = 'handed over'
  if (!isTold) draft.state.toldTeamAt = turn.reference
  const told = isTold ? phrases.teamKnows : phrases.teamTold
  if (isThere) {
    draft.say([told, phrases.personThere(usualMinutes), ...(isTold ? [] : [phrases.meanwhile])].join(' '))
    return
  }
  const isToday = nextLocal?.slice(0, 10) === turn.reference.slice(0, 10)
  draft.say(`${told} ${phrases.personAway(nextLocal === undefined ? undefined : { local: nextLocal, isToday })}`)
  draft.ask('offer', phrases.offerMessage)
}

const TOLD_FOR_MINUTES = 60

/** Whether the team was told recently. Then other questions do not tell it again or offer a person. */
export function hasToldTeam({ turn: { reference, state } }: Draft): boolean {
  return state.toldTeamAt !== undefined && addMinutes(state.toldTeamAt, TOLD_FOR_MINUTES) > reference
}

/** Says that it has no answer, notes the question, and offers what it can do. */
export async function admitIgnorance(draft: Draft, question: string): Promise<void> {
  const { phrases, turn } = draft
  draft.unanswered = question
  // "Yes, and will it hurt?" booked.
  if (draft.outcome !== 'booked') draft.outcome = 'not answered'
  draft.say(phrases.unknown)
  draft.miss()
  if (hasToldTeam(draft)) return
  if (isRuleMet(draft, 'not known')) return handOver(draft, 'not known')
  if (turn.state.task === undefined) draft.ask('offer', phrases.alternatives)
}

/** Asks the contact to say it again, or brings in a person if that does not help. */
export async function admitConfusion(draft: Draft): Promise<void> {
  draft.miss()
  if (isRuleMet(draft, 'not understood') && !hasToldTeam(draft)) await handOver(draft, 'not understood')
  else draft.say(draft.phrases.notUnderstood)
}

export function isRuleMet({ turn, state }: Draft, when: 'not known' | 'not understood' | 'complaint'): boolean {
  return turn.configuration.handover.some(
    (rule) => rule.when === when && (when === 'complaint' || state.missed >= rule.times),
  )
}

const HAS_CONTENT =
  /\b(?:tell|let|inform|ask|say|remind|inis|abair|cuir in iúl|iarr)\b.*\s\S+\s.*\s\S+|:\s+\S+\s+\S+\s+\S+|\b(?:that|because|go bhfuil|gur|go raibh)\b.*\s\S+/i

/** Begins to take a message, with the details already given. */
export async function startMessage(draft: Draft, text?: string): Promise<void> {
  draft.endTask()
  draft.state.task = 'message'
  takeDetails(draft)
  const said = text ?? (HAS_CONTENT.test(draft.reading.text) ? draft.reading.text : undefined)
  if (said !== undefined) draft.state.message = said
  advanceMessage(draft)
}

function advanceMessage(draft: Draft): void {
  const { state, phrases } = draft
  if (state.message === undefined) draft.ask('message', phrases.askMessage)
  else if (!askForDetails(draft, phrases.askMessageContact)) {
    const who = { name: state.slots.name ?? '', contact: formatContact(draft) }
    draft.ask('confirm', phrases.readMessage(state.message, who))
  }
}

const MAX_CHARACTERS = 1_500

/** Reads the answer to the open question. Returns false if the message does not answer it. */
export async function continueMessage(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  if (state.asked === 'message') {
    if (reading.reply.answer !== null && !/\s\S+\s/.test(reading.text.trim())) return false
    state.message = reading.text.slice(0, MAX_CHARACTERS)
    takeDetails(draft)
  } else if (state.asked === 'confirm' && reading.reply.answer === 'yes') {
    await draft.tools.takeMessage({ text: state.message ?? '', person: pickPerson(draft) })
    draft.outcome = 'message taken'
    draft.endTask()
    draft.say(phrases.messageTaken)
    return true
  } else if (!takeDetails(draft)) {
    if (state.asked !== 'confirm' || reading.reply.answer !== 'no') return false
    delete state.message
  }
  advanceMessage(draft)
  return true
}
