import { askWhatToChange, readChange } from '../details/read-change.ts'
import type { Draft } from '../draft.ts'

/** Handles "No" to an offer or to the summary. */
export function refuse(draft: Draft): boolean {
  const { state, phrases } = draft
  if (state.asked === 'confirm') {
    if (!askForChange(draft)) draft.ask('change', askWhatToChange(draft))
  } else if (state.asked === 'choice') draft.ask('time', phrases.askTime)
  else return false
  return true
}

/** Handles "The time", as the answer to "what should I change?". */
export function askForChange(draft: Draft): boolean {
  const { phrases, state } = draft
  const what = readChange(draft)
  if (what === undefined || what === 'message') return false
  if (what === 'name') draft.ask('name', phrases.askName)
  else if (what === 'contact') draft.ask('contact', phrases.askContact)
  else if (what === 'address') draft.ask('address', phrases.askAddress)
  else {
    draft.ask('time', phrases.askTime)
    state.offered = []
  }
  return true
}
