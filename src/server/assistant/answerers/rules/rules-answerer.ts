import type { Tools } from '../../tools/tools.ts'
import type { AnswerEvent, Answerer, Turn } from '../../turn/answerer.ts'
import { namesContact } from '../../understanding/person/find-name.ts'
import { mergeSlots } from '../../understanding/slots.ts'
import { goOnBooking } from './booking/booking.ts'
import { endBooking, goOnAfterEnd } from './booking/end-booking.ts'
import { resumeBooking } from './booking/park-booking.ts'
import { asksToBeRung } from './changes/ring-before.ts'
import { admitMisreading, takeDenial } from './courtesy.ts'
import { decide } from './decide.ts'
import { Draft } from './draft.ts'
import { splitHelp, tellHelp } from './messages/help.ts'
import { bookCalmed, takeUrgencyOff } from './messages/not-urgent.ts'
import { resumeMessage } from './messages/put-off.ts'
import { startMessage } from './messages/take-message.ts'
import { tellsOfAlarm } from './messages/trouble.ts'
import { keepUnanswered } from './questions/answer-again.ts'
import { repeatQuestion } from './questions/repeat-question.ts'
import { readMessage } from './read-message.ts'
import { sayMadeSize } from './reading/say-made-size.ts'

/** Answers by rules, without a network. The same state and message get the same answer. */
export const RULES: Answerer = { name: 'rules', answer: answerByRules }

async function* answerByRules(turn: Turn, tools: Tools): AsyncGenerator<AnswerEvent> {
  const denied = takeDenial(turn)
  const calmer = takeUrgencyOff(denied ?? turn)
  const calmed = calmer ?? denied ?? turn
  const taken = (await sayMadeSize(calmed, tools)) ?? calmed
  const ended = await endBooking(taken, tools)
  const help = ended === undefined && !(await asksToBeRung(taken, tools)) ? splitHelp(taken) : undefined
  const said = help?.asked === undefined ? taken : { ...taken, text: help.rest }
  const draft = ended ?? new Draft(said, tools, await readMessage(said))
  const { language, intents, slots } = draft.reading
  yield { kind: 'step', step: 'understood', details: { language, intents, slots } }
  if (ended?.turn.text === '') await goOnAfterEnd(draft)
  else if (calmer !== undefined && (await bookCalmed(draft, turn.state))) draft.outcome ??= 'answered'
  else if (tellsOfAlarm(draft, help?.asked !== undefined)) await startMessage(draft, said.text, true)
  else if (said !== turn && said.text === '') {
    if (help?.asked !== undefined) draft.outcome = 'answered'
    repeatQuestion(draft)
  } else await decide(draft)
  if (calmer !== undefined) draft.sayFirst(draft.phrases.thenNotUrgent)
  if (help?.asked !== undefined) await tellHelp(draft, help)
  resumeMessage(draft)
  if (resumeBooking(draft)) goOnBooking(draft)
  keepUnanswered(draft)
  rememberMentioned(draft)
  if (denied !== undefined) await admitMisreading(draft, turn.text)
  yield* draft.events()
}

/** "How much is a haircut tomorrow at four?", and then "book it": what was named without a wish. */
function rememberMentioned({ state, reading: { slots, clauses } }: Draft): void {
  if (state.task !== undefined) return
  const { name, phone, email, eircode: _, ...mentioned } = slots
  // "Is 087 123 4567 your number?" gives none.
  const isGiven = clauses.some(({ isQuestion, text }) => !isQuestion && namesContact(text))
  const said = isGiven ? { name, phone, email } : { name }
  const person = Object.fromEntries(Object.entries(said).filter(([, detail]) => detail !== undefined))
  const wish = slots.service === undefined ? {} : mentioned
  state.slots = { ...mergeSlots(state.slots, {}), ...wish, ...person }
}
