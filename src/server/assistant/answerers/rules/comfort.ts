import { asksForFirstStep, findHardNews } from '../../understanding/replies/hard-news.ts'
import type { Draft } from './draft.ts'
import { writeServices } from './questions/say-services.ts'

/** Says a word to hard news. Returns true if the message says nothing else. */
export function comfort(draft: Draft): boolean {
  const { reading, phrases, state } = draft
  const news = findHardNews(reading.text)
  if (news === undefined) return false
  draft.say(phrases.hardNews[news])
  const isAll = reading.clauses.every(({ intent, isQuestion, service }) => !(intent ?? service) && !isQuestion)
  if (!isAll || state.task !== undefined || asksForFirstStep(reading.text)) return false
  draft.say(phrases.howToHelp)
  return true
}

/** "My mother died and we don't know where to start": what can be booked. */
export async function sayFirstStep(draft: Draft): Promise<boolean> {
  const { reading, state } = draft
  const isAsked = asksForFirstStep(reading.text) && reading.clauses.every(({ isQuestion }) => !isQuestion)
  const services = isAsked && state.task === undefined ? await writeServices(draft) : undefined
  if (services === undefined) return false
  draft.say(services)
  draft.outcome = 'answered'
  return true
}
