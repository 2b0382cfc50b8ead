import { termsOf } from './retrieval/terms.ts'
import { understand } from './understanding/understand.ts'

let isWarm = false

/**
 * Loads the language model, the phrases and the patterns, so that the first message of a process is answered as fast as
 * the others. Called when somebody opens a conversation: a process without callers starts without it.
 */
export function warmUpUnderstanding(): void {
  if (isWarm) return
  isWarm = true
  for (const text of ['An bhfuil am saor Dé hAoine?', 'Could I come on Friday?', 'zu qa']) {
    understand(text, { language: 'en', reference: '2026-11-18T10:00' })
    termsOf(text, 'en')
    termsOf(text, 'ga')
  }
}
