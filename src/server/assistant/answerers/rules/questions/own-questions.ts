import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { formatWith } from '#contracts/words/booking-times.ts'
import { fold } from '../../../text/fold.ts'
import { findNames } from '../../../understanding/person/find-name.ts'
import { asksForDetails, asksHowHeld, asksWhereHeld, asksWithWhom } from '../../../understanding/replies/own-booking.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import { sayWay } from '../booking/how-held.ts'
import { nameService } from '../booking/name-service.ts'
import { describeAppointment } from '../changes/which-booking.ts'
import { agreesTo, goOn, takeBeside } from '../continue-task.ts'
import { formatContactOf } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { askedMeaning } from './offered-services.ts'
import { answerEach, settleOpen } from './open-questions.ts'
import { repeatQuestion } from './repeat-question.ts'

const WHETHER_WITH =
  /^\W*(?:(?:and|so|but|ok|grand|agus|ach)[\s,]+)*(?:(?:is|will|would) (?:it|that|this)(?: be)?(?: with| going to be)? |(?:is|am|will) i(?: be)? (?:with|seeing|getting) |do i (?:see|get) |(?:an (?:é|í|le|leis)|an mbeidh mé le|an bhfuil (?:sé|mé) le) )(?<who>\p{L}.*)$/iu

/** "Is it Síofra herself?", "an í Síofra a dhéanfaidh é?": names a person of the diary. */
const asksWhetherWith = (text: string, people: string[]): boolean => {
  const who = fold(WHETHER_WITH.exec(text)?.groups?.who ?? '')
  // "Is it with Eoin?", who has no diary: it is with somebody else.
  if (findNames(who)[0]?.start === 0 && findNames(who)[0]?.hasGiven === true) return true
  return people.some((name) =>
    new RegExp(`^h?${fold(name.split(' ')[0] ?? '')}(?!\\p{L})`, 'iu').test(who.replace(/^dr\.? /, '')),
  )
}

type Asked = { serviceId: string; diaryId: string; local: string }

/** What is being booked now, or else what was booked. Before a time is chosen only how its service is held is known. */
async function listAsked({ state, tools }: Draft, isAnyHow: boolean): Promise<Asked[]> {
  if (state.task !== 'book') return tools.findBookings()
  if (state.hold !== undefined) return [state.hold.slot]
  const { service } = state.slots
  return isAnyHow && service !== undefined ? [{ serviceId: service, diaryId: '', local: '' }] : []
}

const nameAsked = (draft: Draft, asked: Asked) =>
  asked.local === '' ? { service: draft.serviceName(asked.serviceId) } : describeAppointment(draft, asked)

const CHANGES = new Set<Clause['intent']>(['book', 'move', 'cancel', 'message'])

const ORDERS =
  /^\W*(?:(?:yes|yeah|yep|ok|grand|sea|is ea|ceart go leor)[\s,.]+)*(?:(?:please|just) )*(?:book (?:it|that|me in)|cuir in áirithe (?:é|í)|cuir (?:é|í) in áirithe)(?: (?:so|then|please|le do thoil))*\W*$/iu

/**
 * "Who is it with?", "is it online or in person?": answers from what is booked, and then whatever else the message asks.
 * Returns false if it asks neither, or nothing is known of it.
 */
export async function answerAboutOwn(draft: Draft): Promise<boolean> {
  const { reading, phrases, turn } = draft
  const people = turn.configuration.diary.diaries.filter(({ kind }) => kind === 'person').map(({ name }) => name)
  const asksFor = (text: string) => asksWithWhom(text) || asksWhetherWith(text, people)
  const mine = reading.clauses.filter(({ text }) =>
    [asksFor, asksHowHeld, asksWhereHeld, asksForDetails].some((asks) => asks(text)),
  )
  const others = reading.clauses.filter((clause) => !mine.includes(clause))
  // "Yes, book it. Is the call on Zoom?"
  const isOrdered = agreesTo(draft) && others.some(({ text }) => ORDERS.test(text))
  if (mine.length === 0 || others.some(({ intent, text }) => CHANGES.has(intent) && !ORDERS.test(text))) return false
  const asked = await listAsked(
    draft,
    mine.every(({ text }) => asksHowHeld(text)),
  )
  const answers: string[] = []
  for (const clause of mine) {
    for (const one of asked) {
      const answer = asksForDetails(clause.text)
        ? sayDetails(draft, asked)
        : asksFor(clause.text)
          ? sayWith(draft, one)
          : await sayPlace(draft, one, clause)
      if (answer === undefined) return false
      answers.push(answer.endsWith('.') ? answer : phrases.ofBooking(nameAsked(draft, one), answer))
    }
  }
  if (answers.length === 0) return false
  draft.say(answers.join('\n'))
  draft.outcome = 'answered'
  const questions = others.filter(({ isQuestion }) => isQuestion)
  await settleOpen(draft, await answerEach(draft, questions))
  // "Yes, but who is it with?" agrees. "Yes, but can it be a phone call?" waits for the answer.
  const isYes = agreesTo(draft) && (isOrdered || !mine.some(({ text }) => asksHowHeld(text)))
  // "Eleven. That's by phone, is it?"
  const isTimed =
    draft.state.asked === 'choice' &&
    others.some(({ text, namesTime, isQuestion }) => !isQuestion && (namesTime || /\d/.test(text)))
  if (!((isYes || isTimed) && (await goOn(draft)))) await takeBeside(draft)
  return true
}

const ASKS_SERVICE =
  /^\W*(?:(?:and|so|but|wait|sorry|agus)\W+)*(?:(?:is|are|was) (?:that|this|it|those|these|they) (?:(?:only|just) )?(?:for )?(?:the|a|an|my) |an (?:é (?:sin|seo) (?:don|do|an) |don |bhfuil (?:sé|sin|seo) (?:don|do) ))/iu

/** "Is 9.30 for a colour", "an don dath an 9:30": one of the times. */
const ASKS_FOR_TIME =
  /^\W*(?:(?:and|so|but|wait|sorry|agus)\W+)*(?:(?:is|are|was) (?:the )?\d{1,2}(?:[.:]?\d\d)?(?: ?[ap]m)? (?:(?:one|slot|time) )?for (?:an?|the|my) \p{L}+|an (?:don|do|le haghaidh) \p{L}+ (?:é )?(?:an )?\d{1,2}(?:[.:]?\d\d)?)\W*$/iu

/** "Is that for the colour or a haircut?", of times that are offered or held: says what they are for. */
export function answerForWhat(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const { service } = state.slots
  const names = reading.services.flatMap((known) => known.names)
  const isAsked = reading.clauses.some(
    ({ text, namesTime }) =>
      ASKS_FOR_TIME.test(text) ||
      (!namesTime &&
        ASKS_SERVICE.test(text) &&
        names.some((name) => sharesWord(text.replace(ASKS_SERVICE, ' '), name))),
  )
  // "What do you mean, visit? Is that the class?" wants to know what it is.
  const isDoubted = reading.clauses.some(({ text }) => askedMeaning(draft, text) !== undefined)
  if (!isAsked || isDoubted || state.task !== 'book' || service === undefined) return false
  if (state.hold === undefined && state.offered.length === 0) return false
  draft.say(phrases.isFor(nameService(draft, service, { party: state.party })))
  draft.outcome = 'answered'
  repeatQuestion(draft)
  return true
}

/** Of several bookings it is not known which has which name. */
function sayDetails(draft: Draft, asked: Asked[]): string | undefined {
  const known = { ...draft.state.slots, ...draft.reading.slots }
  const details = [known.name, formatContactOf(known)].filter(Boolean).join(', ')
  return asked.length > 1 || details === '' ? undefined : details
}

function sayWith({ turn, language }: Draft, { diaryId }: Asked): string | undefined {
  const diary = turn.configuration.diary.diaries.find(({ id }) => id === diaryId)
  return diary && formatWith(diary.name, diary.kind, language)
}

/** Where something takes place that is at our address is answered like every question for it. */
async function sayPlace(draft: Draft, { serviceId }: Asked, clause: Clause): Promise<string | undefined> {
  const { turn, tools, phrases, state } = draft
  const service = turn.configuration.diary.services.find(({ id }) => id === serviceId)
  const place = service && findServicePlace(service)
  if (place === 'phone' || place === 'online') return phrases.heldBy[place]
  if (place === 'customer') return phrases.heldAtYours(state.address)
  const { address } = await tools.whereabouts()
  if (place === 'elsewhere' || !asksHowHeld(clause.text)) return undefined
  return (await sayWay(draft, clause, address)) ?? (address === undefined ? undefined : phrases.heldAt(address))
}
