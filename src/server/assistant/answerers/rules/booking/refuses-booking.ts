import { callsItUrgent, findTrouble } from '../../../understanding/find-trouble.ts'
import { readUnwanted } from '../../../understanding/replies/read-unwanted.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import type { Draft } from '../draft.ts'
import { tellsTeam } from '../messages/notes.ts'
import { startMessage } from '../messages/take-message.ts'
import type { Clause } from '../reading/read-clauses.ts'

/** "I don't want a viewing, I live there": the clause that refuses what is being booked, and names nothing in its place. */
export function findRefusal({ state, reading }: Draft): Clause | undefined {
  const { service } = state.slots
  const names = reading.services.find(({ id }) => id === service)?.names ?? []
  if (state.task !== 'book' || names.length === 0) return undefined
  return reading.clauses.find(({ text }) => {
    const what = readUnwanted(text)
    return what !== undefined && names.some((name) => sharesWord(what, name))
  })
}

const CONTENT = new Set<Clause['intent']>(['message', 'complaint', 'person'])

/** Says that nothing is booked, and takes the rest as a message where it is one. False if it is something else. */
export async function takeRefusal(draft: Draft, refusal: Clause): Promise<boolean> {
  const { phrases, reading } = draft
  const rest = reading.clauses.filter((clause) => clause !== refusal)
  const text = rest.map((clause) => clause.text).join('. ')
  const isUrgent = callsItUrgent(text) || findTrouble(text) === 'told'
  draft.say(phrases.dropped)
  draft.endTask()
  if (!isUrgent && !tellsTeam(text) && !rest.some(({ intent }) => CONTENT.has(intent))) return false
  draft.say(phrases.complaint)
  if (isUrgent) draft.state.inTrouble = true
  await startMessage(draft, text, isUrgent)
  draft.outcome = 'handed over'
  return true
}
