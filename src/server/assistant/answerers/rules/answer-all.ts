import { listContentKeys } from '../../retrieval/terms.ts'
import { agrees } from '../../understanding/agrees.ts'
import { findEircode } from '../../understanding/slots.ts'
import { startChange } from './change-booking.ts'
import { readNumber } from './choose.ts'
import { goOn } from './continue-task.ts'
import { answerCourtesy } from './courtesy.ts'
import { confirmDetails, takeDetails } from './details.ts'
import type { Draft } from './draft.ts'
import { chooseEntry, forgetEntries, leavesChoice } from './entry-choice.ts'
import { answerQuestion, asksForContact, namesHoliday, sayKnown } from './information.ts'
import { readBesideContact } from './names.ts'
import { admitIgnorance } from './people.ts'
import type { Clause } from './read-message.ts'
import { repeatQuestion } from './repeat-question.ts'
import { asksWhetherDone, tellStatus } from './status.ts'

const QUESTIONS = new Set<Clause['intent']>(['hours', 'price', 'where'])

/** Answers questions first, then continues the task. */
export async function answerAll(draft: Draft): Promise<void> {
  const { reading } = draft
  if (await recallBooking(draft)) return
  if (noteDetails(draft)) return
  if (leavesChoice(reading)) forgetEntries(draft)
  const isChoosing = draft.state.asked === 'entries' || choosesBeside(draft)
  if (!isChoosing) draft.state.entries = []
  const clauses = reading.clauses.map((clause) => asFollowUp(draft, clause))
  const questions = clauses.filter(
    ({ intent, text }) =>
      (QUESTIONS.has(intent) && findEircode(text) === undefined) || (intent === undefined && asksForContact(text)),
  )
  const unknown: string[] = []
  for (const clause of questions) if (!(await answerQuestion(draft, clause))) unknown.push(clause.text)
  if (await answerHowTo(draft)) return
  const isFollowUp =
    draft.state.task === undefined && clauses.every((clause, place) => clause !== reading.clauses[place])
  // "Are ye open at lunch?" sets no limit for what is looked for.
  const { at, day, service } = reading.slots
  const isAskedOnly = questions.length === clauses.length && (at ?? day ?? service) === undefined
  const goesOn = !isChoosing && !isFollowUp && !isAskedOnly && (await goOn(draft))
  const open = goesOn ? clauses.filter(({ isQuestion }) => isQuestion) : clauses
  if (isChoosing && (await finishEntries(draft))) return
  for (const clause of open) {
    if (clause.intent !== undefined || questions.includes(clause) || draft.state.asked === 'entries') continue
    if (goesOn && (clauses.length === 1 || clause.namesTime || (clause.text.match(WORDS) ?? []).length < 3)) continue
    // "The flu vaccine. Do you do it?": the question names nothing by itself.
    const isEmpty = listContentKeys(clause.text, draft.language).length === 0
    const question = isEmpty ? { ...clause, text: reading.text } : clause
    if (isWorthLookingUp(draft, clause) && !(await answerQuestion(draft, question))) unknown.push(question.text)
  }
  if (unknown.length > 0) await admitIgnorance(draft, unknown.join(' '))
  if (draft.hasSaid && !goesOn) repeatQuestion(draft)
  if (!draft.hasSaid) await answerCourtesy(draft)
}

/** Keeps a name with a number or an address that nobody asked for, for the person who answers. */
function noteDetails(draft: Draft): boolean {
  const { reading, state } = draft
  if (state.task !== undefined || state.asked === 'offer' || readBesideContact(reading.text) === undefined) return false
  if (!takeDetails(draft)) return false
  confirmDetails(draft)
  return true
}

const LISTS = new Set<string | undefined>(['choice', 'service', 'booking', 'time'])

/** "1", after entries were offered during a task whose question has no numbers. Of one entry "yes" will do. */
const choosesBeside = ({ state, reading }: Draft) =>
  !LISTS.has(state.asked) &&
  ((state.entries.length > 1 && readNumber(reading.text) !== undefined) ||
    (state.entries.length === 1 && state.asked !== 'confirm' && agrees(reading.text)))

const FOLLOWS_UP = /^(?:and|or|what about|how about|agus|nó|cad faoi|céard faoi|cad mar gheall ar)(?!\p{L})/iu

/** "And on Saturdays?" repeats the earlier question. */
function asFollowUp({ state }: Draft, clause: Clause): Clause {
  if (clause.intent !== undefined || state.task !== undefined || !FOLLOWS_UP.test(clause.text)) return clause
  if (clause.service !== undefined) return state.about === 'price' ? { ...clause, intent: 'price' } : clause
  return clause.namesTime || namesHoliday(clause.text) ? { ...clause, intent: 'hours' } : clause
}

const TOLD_FIRST = new Set<Clause['intent']>(['complaint', 'message', 'book', 'move', 'cancel'])

/**
 * "How do I make a complaint?" gets the known answer. Returns true if that is enough. A contact who asks how to book,
 * move or cancel can do so at once.
 */
async function answerHowTo(draft: Draft): Promise<boolean> {
  const { reading, state } = draft
  const clause = reading.clauses.find(({ isHowTo, intent }) => isHowTo && TOLD_FIRST.has(intent))
  if (clause === undefined || state.task !== undefined || !(await sayKnown(draft, clause.text))) return false
  if (clause.intent !== 'complaint' && clause.intent !== 'message') return false
  draft.endTask()
  draft.ask('offer', draft.phrases.offerMessage)
  return true
}

const WORDS = /\p{L}{2,}/gu

/** What somebody says in surprise, and wants no answer to. */
const RHETORICAL =
  /^\W*(?:(?:what|wtf|ah|oh|jesus|ffs|sure|hello|and|but|so|cad|céard|an ea|muise|a thiarcais|a mhuire|ó)\W*)*(?:(?:are (?:you|ye) (?:joking|serious|kidding|for real|having a laugh|listening|taking the \p{L}+)(?: me)?|(?:for )?real(?:ly)?|seriously|is this a joke|did (?:you|ye) (?:not )?(?:hear|read|get) (?:me|that|what i said)|an bhfuil tú (?:dáiríre|ag éisteacht|ag magadh)|nach bhfuil tú ag éisteacht|i ndáiríre)\W*)?$/iu

/** While a question is open, only questions are looked up. Other messages are answers to it. */
function isWorthLookingUp({ state, reading }: Draft, { text, isQuestion }: Clause): boolean {
  const words = (text.match(WORDS) ?? []).length
  if (RHETORICAL.test(text)) return false
  // "No, it's OK" answers an open question.
  if (words === 0 || (reading.reply.answer !== null && !isQuestion && words <= 4)) return false
  if (state.task !== undefined || state.asked === 'offer') return isQuestion
  return isQuestion || words >= 2
}

async function finishEntries(draft: Draft): Promise<boolean> {
  const { question = draft.reading.text } = draft.state
  const chosen = await chooseEntry(draft)
  forgetEntries(draft)
  if (chosen === 'answered') repeatQuestion(draft)
  if (chosen === undefined) {
    if (await goOn(draft)) return true
    return false
  }
  if (chosen === 'none') await admitIgnorance(draft, question)
  // "1, and do you record calls?"
  for (const clause of draft.reading.clauses.slice(1)) if (clause.isQuestion) await answerQuestion(draft, clause)
  return true
}

/** "When is my appointment?" is not a wish to change it. */
async function recallBooking(draft: Draft): Promise<boolean> {
  const { reading, state } = draft
  if (asksWhetherDone(reading.text) && (await tellStatus(draft))) return true
  const isChanging = reading.intents.some((intent) => intent === 'move' || intent === 'cancel')
  if (!reading.asksForOwnBooking || isChanging || state.task === 'book') return false
  await startChange(draft, 'recall')
  return true
}
