import type { Draft } from './draft.ts'
import { handOver } from './messages/people.ts'
import { refusesRing } from './messages/ring.ts'
import { sayBeside } from './questions/repeat-question.ts'

export function refuseInjection(draft: Draft): boolean {
  const { reading, phrases, turn, language } = draft
  return reading.intents[0] === 'injection' && sayBeside(draft, phrases.injection(turn.configuration.name[language]))
}

export function refuseLanguage(draft: Draft): boolean {
  const { intents, isLanguageWish } = draft.reading
  return intents[0] === 'otherlanguage' && !isLanguageWish && sayBeside(draft, draft.phrases.otherLanguage)
}

export async function answerInsult(draft: Draft): Promise<boolean> {
  const { intents, text } = draft.reading
  if (intents[0] !== 'insult') return false
  if (!intents.includes('person') || refusesRing(text)) return sayBeside(draft, draft.phrases.insult)
  draft.say(draft.phrases.sorryNoHelp)
  await handOver(draft, 'asked')
  return true
}
