import { asksWhatThisIs } from '../../../understanding/replies/asks-what-this-is.ts'
import { namesBookingApp } from '../../../understanding/replies/names-booking-app.ts'
import { startBooking } from '../booking/booking.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { sayKnown } from './information.ts'
import { answerEach, settleOpen } from './open-questions.ts'
import { repeatQuestion } from './repeat-question.ts'
import { sayWhatWeDo, writeServices } from './say-services.ts'

/** "What is this? I have a small shop": nothing else is asked or wanted. */
const asksNothingElse = (clauses: Clause[]) => {
  const others = clauses.filter(({ text }) => !asksWhatThisIs(text))
  const isSilent = ({ isQuestion, intent }: Clause) => !isQuestion && (intent === undefined || intent === 'smalltalk')
  return others.length < clauses.length && others.every(isSilent)
}

/** "What is this?": the organisation's own words, or else its name and what can be booked. */
export async function sayWhatThisIs(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, turn } = draft
  if (state.task !== undefined || !asksNothingElse(reading.clauses)) return false
  if (await sayWhatWeDo(draft)) return true
  const services = await writeServices(draft)
  draft.say([phrases.thisIs(turn.configuration.name[draft.language]), services].filter(Boolean).join('\n\n'))
  draft.outcome = 'answered'
  return true
}

const OTHER_WISHES = new Set<Clause['intent']>(['move', 'cancel', 'complaint', 'message', 'person'])

/** "Are ye on Fresha?": that one books here, and goes on with that. */
export async function sayBookHere(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, services } = draft
  const isOther = state.task !== undefined && state.task !== 'book'
  if (isOther || services.length === 0 || !namesBookingApp(reading.text)) return false
  if (reading.intents.some((intent) => OTHER_WISHES.has(intent))) return false
  const { entries } = await draft.tools.lookUp(reading.text, draft.language)
  const own = entries.find(({ question }) => namesBookingApp(question))
  if (own !== undefined) {
    draft.sayEntry(own)
    // "Does it ring people? And will it do our Booksy calendar?"
    const others = reading.clauses.filter(({ text, isQuestion }) => isQuestion && !namesBookingApp(text))
    await settleOpen(draft, await answerEach(draft, others))
    return true
  }
  draft.say(phrases.bookHere)
  draft.outcome = 'answered'
  if (state.task === undefined) await startBooking(draft)
  else repeatQuestion(draft)
  return true
}

/** "Can I deal with you in Irish?": says what is known about it, and how to do it. */
export async function tellLanguages(draft: Draft): Promise<void> {
  const isKnown = await sayKnown(draft, draft.reading.text)
  draft.say(isKnown ? draft.phrases.eitherLanguage : draft.phrases.yesEitherLanguage)
  draft.outcome = 'answered'
}
