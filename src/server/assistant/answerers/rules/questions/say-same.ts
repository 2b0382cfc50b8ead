import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'

const MISTAKEN = new Set<Clause['intent']>(['book', 'move', 'cancel', 'message', 'person', 'smalltalk'])

/** "What if somebody wants to talk to me?", where an entry asks just that: it goes before the wish or the farewell that it sounds like. */
export async function saySame(draft: Draft): Promise<boolean> {
  const { reading, state, tools, language } = draft
  const isHowTo = reading.clauses.some((clause) => clause.isHowTo && clause.intent !== 'person')
  if (state.task !== undefined || isHowTo || !reading.intents.some((intent) => MISTAKEN.has(intent))) return false
  const { entries, isSame } = await tools.lookUp(reading.text, language)
  return isSame === true && entries[0] !== undefined && draft.sayEntry(entries[0])
}
