import { deniesEmergency } from '../../../emergency/detect-emergency.ts'
import { isDenied } from '../../../understanding/denied.ts'
import { namesAskedService } from '../booking/services.ts'
import { gives, saysYes } from '../continue-task.ts'
import type { Draft } from '../draft.ts'
import { asksAboutSomebody } from './people.ts'
import { refusesRing, wantsRing } from './ring.ts'

/** "I don't want a person", alone. */
export const refusesPerson = ({ clauses }: Draft['reading']) =>
  clauses.every(
    ({ text, isQuestion, intent }) =>
      !isQuestion && intent === undefined && isDenied(text, 'person') && !deniesEmergency(text),
  )

/** "No, not a person, I mean does it answer calls?": the wish for one is taken back. */
export function takePersonBack({ reading: { clauses }, state }: Draft): void {
  const isRefused = clauses.some(({ text }) => isDenied(text, 'person') && !deniesEmergency(text))
  if (!isRefused || clauses.some(({ intent }) => intent === 'person')) return
  if (state.toldTeamAt !== undefined && state.asked === 'offer') delete state.asked
  delete state.toldTeamAt
}

/** Whether a person is asked for, and not only about beside a yes, in a message or beside the name that was asked for. */
export function wantsPerson(draft: Draft): boolean {
  const { intents, clauses, text, asksWhetherLanguage } = draft.reading
  const isAbout = saysYes(draft) && clauses.every((one) => one.intent !== 'person' || asksAboutSomebody(one))
  const isRefused =
    clauses.some((one) => isDenied(one.text, 'person')) && clauses.every(({ intent }) => intent !== 'person')
  const isAsked = intents.includes('person') && !isAbout && !isRefused && !refusesRing(text) && !asksWhetherLanguage
  return isAsked && !isDictating(draft) && !gives(draft) && !namesAskedService(draft)
}

/**
 * "Please ring me about the invoice": a message, where one was asked for. "I want to talk to someone please" is none.
 * "085 … and I want whoever is in charge" gives what was asked for, and says more.
 */
function isDictating({ state, reading: { text, slots } }: Draft): boolean {
  if (state.task !== 'message') return false
  if (state.message !== undefined && (slots.phone ?? slots.email) !== undefined) return true
  const isTold = state.asked === 'message' || state.asked === 'change'
  return isTold && (wantsRing(text) || text.trim().split(/\s+/).length > 8)
}
