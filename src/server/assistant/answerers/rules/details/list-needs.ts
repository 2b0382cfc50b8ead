import { clausesOf } from '../../../text/clauses.ts'
import { tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import type { Draft } from '../draft.ts'
import { splitBeside, withoutJoint } from '../messages/notes.ts'
import { keepNote, writeNoted } from './take-note.ts'

/** "Cuir cathaoir ard leis" keeps its verb, without which it would be no wish. */
export function writeNeed(text: string): string {
  const need = withoutJoint(text)
  return tellsOfGuests(need) ? need : text
}

/** "Can ye move it to Saturday, and we need a high chair": what is to be noted, also where it is a part of a clause. */
export const listNeeds = (texts: string[]) =>
  texts.flatMap((text) => (tellsOfGuests(text) ? text : splitBeside(text).map(withoutJoint).filter(tellsOfGuests)))

/** Keeps what was told of who comes before the booking was known. It is noted there with the move. */
export function takeToldBefore(draft: Draft): void {
  const told = listNeeds(clausesOf(draft.state.message ?? '')).map(writeNeed)
  for (const need of told) keepNote(draft, need)
  if (told.length > 0) draft.say(writeNoted(draft, told.join('. ')))
}
