import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { takeNote } from './take-note.ts'

/** "And have a look at the brakes", of a booking under way: notes it and asks again. Returns false if there is more. */
export function noteAside(draft: Draft): boolean {
  const { text, aside } = draft.reading
  if (text !== '' || aside === undefined || draft.state.task !== 'book') return false
  takeNote(draft, aside)
  repeatQuestion(draft)
  return true
}
