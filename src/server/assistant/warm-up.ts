import { readMessage } from './answerers/rules/read-message.ts'
import { detectEmergency } from './emergency/detect-emergency.ts'
import { findMeaning } from './retrieval/meaning/meaning.ts'
import { termsOf } from './retrieval/terms.ts'
import { PRACTICE } from './sandbox/practice.ts'
import { nextRound } from './turn/next-round.ts'
import { NEW_DIALOGUE } from './turn/state.ts'
import { classifyIntent } from './understanding/classify-intent.ts'
import { splitOthers } from './understanding/person/another-person.ts'
import { asksForHelp } from './understanding/replies/asks-for-help.ts'
import { findSlots } from './understanding/slots.ts'
import { understand } from './understanding/understand.ts'

/** V8 compiles a pattern once for plain letters, and once more for texts with a sign like the quote of a phone’s keyboard. */
const TEXTS = ['An bhfuil am saor Dé hAoine?', 'Could I come on Friday?', 'zu qa', 'I’d like to come on Friday']
const REFERENCE = '2026-11-18T10:00'

/** The parts of understanding a message. Each loads lists and patterns at its first use. */
const STEPS: ((text: string) => unknown)[] = [
  (text) => detectEmergency(text),
  classifyIntent,
  (text) => findSlots(text, REFERENCE, 'en'),
  (text) => understand(text, { language: 'en', reference: REFERENCE }),
  (text) => splitOthers(text, { isHeld: true, isService: () => false, reference: REFERENCE }),
  asksForHelp,
  (text) => readMessage({ text, language: 'en', reference: REFERENCE, configuration: PRACTICE, state: NEW_DIALOGUE }),
  (text) => termsOf(text, 'en'),
  (text) => termsOf(text, 'ga'),
  (text) => findMeaning([{ text, language: 'ga' }]),
]

let isWarm = false

/**
 * Loads the tables of the languages, the phrases and the patterns, so that the first message of a process is answered as fast as
 * the others. Called when somebody opens a conversation: a process without callers starts without it. Requests are
 * answered between its steps.
 */
export async function warmUpUnderstanding(): Promise<void> {
  if (isWarm) return
  isWarm = true
  for (const text of TEXTS) {
    for (const step of STEPS) {
      await nextRound()
      await step(text)
    }
  }
}
