import { understand } from './understanding/understand.ts'

/** Loads the language model and the patterns, so that the first message after a start is answered as fast as the others. */
export function warmUpUnderstanding(): void {
  for (const text of ['An bhfuil am saor Dé hAoine?', 'Could I come on Friday?', 'zu qa']) {
    understand(text, { language: 'en', reference: '2026-11-18T10:00' })
  }
}
