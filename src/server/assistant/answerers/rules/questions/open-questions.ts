import type { FoundEntry } from '../../../../domains/knowledge/index.ts'
import { listContentKeys } from '../../../retrieval/terms.ts'
import { nameAskedKind } from '../../../understanding/asks-for-all.ts'
import { wishesMail } from '../../../understanding/channel.ts'
import { isAboutTrouble } from '../../../understanding/find-trouble.ts'
import { asksForNeed, tellsNeed } from '../../../understanding/needs.ts'
import { wantsCorrection } from '../../../understanding/person/corrects-details.ts'
import { findOwnAddress } from '../../../understanding/person/own-address.ts'
import { asksLeave, asksWhetherIncluded, asksWhetherOffered } from '../../../understanding/question-about.ts'
import { asksOfThingOnDay } from '../../../understanding/replies/asks-day.ts'
import { asksForEnd } from '../../../understanding/replies/asks-for-end.ts'
import { asksForLength } from '../../../understanding/replies/asks-for-length.ts'
import { checksTime } from '../../../understanding/replies/checks-time.ts'
import { asksWhetherItHurts } from '../../../understanding/replies/hard-news.ts'
import { asksToLeaveThings } from '../../../understanding/replies/leaves-things.ts'
import { saysAlso } from '../../../understanding/replies/says-also.ts'
import { tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import { namesOnlyTime } from '../../../understanding/when/parse-when.ts'
import { saysDetailIsWrong } from '../details/ask-for-detail.ts'
import type { Draft } from '../draft.ts'
import { withoutJoint } from '../messages/notes.ts'
import { admitIgnorance, findKind, tellsOnly } from '../messages/people.ts'
import { asksSeveral } from '../read-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { offerEntries } from './entry-choice.ts'
import { answerEveryWeek } from './every-week.ts'
import { answerQuestion, sharesTopic } from './information.ts'
import { askedMeaning, describeClosest } from './offered-services.ts'
import { writeServices } from './say-services.ts'
import { answerSpokenLanguage } from './spoken-language.ts'

/** What asks for something that the organisation knows. */
export const QUESTIONS = new Set<Clause['intent']>(['hours', 'price', 'where'])

/** A question without a certain answer, and the entries that may be meant. */
type OpenQuestion = { text: string; entries: FoundEntry[] }

/** Answers each question that has a certain answer. Returns the others. */
export async function answerEach(draft: Draft, clauses: Clause[]): Promise<OpenQuestion[]> {
  const open: OpenQuestion[] = []
  for (const clause of clauses) {
    if ((await answerSpokenLanguage(draft, clause.text)) || (await answerEveryWeek(draft, clause.text))) continue
    const entries = await answerInContext(draft, clause)
    if (entries !== 'answered') open.push({ text: clause.text, entries })
  }
  return open
}

/** "My son is six, would you treat him?": the question alone, and then with the statement before it. */
async function answerInContext(draft: Draft, clause: Clause): Promise<'answered' | FoundEntry[]> {
  const { reading, language } = draft
  // "The flu vaccine. Do you do it?": the question names nothing by itself.
  const isBare =
    listContentKeys(clause.text, language).length === 0 && clause.intent === undefined && !asksForEnd(clause.text)
  if (isBare && askedMeaning(draft, clause.text) === undefined) {
    // Another question beside it has its own answer.
    const told = reading.clauses.filter(({ text, isQuestion }) => text === clause.text || !isQuestion)
    const said = told.length === reading.clauses.length ? reading.text : told.map(({ text }) => text).join('. ')
    const text = nameAskedKind(clause.text, reading.text)
    return answerQuestion(draft, { ...clause, text: text === reading.text ? said : text })
  }
  const alone = await answerQuestion(draft, clause)
  if (alone !== 'answered' && (await answerEither(draft, clause))) return 'answered'
  if (alone !== 'answered' && (await answerForService(draft, clause.text, alone))) return 'answered'
  const before = reading.clauses[reading.clauses.findIndex(({ text }) => text === clause.text) - 1]
  if (alone === 'answered' || before === undefined || before.isQuestion || before.intent !== undefined) return alone
  const wider = await answerQuestion(draft, { ...clause, text: `${before.text}, ${clause.text}` })
  return wider === 'answered' || wider.length > 0 ? wider : alone
}

const OR_ASKS = /,?\s+(?:or|nó)\s+(?=(?:can|could|do|does|is|are|will|would|an) \p{L}+ )/iu

/** "Is there a contract or can I cancel any time?": the questions one by one, where the whole has no certain answer. */
async function answerEither(draft: Draft, clause: Clause): Promise<boolean> {
  const parts = clause.text.split(OR_ASKS)
  if (parts.length < 2) return false
  const answers: unknown[] = []
  for (const text of parts) answers.push(await answerQuestion(draft, { ...clause, text, intent: undefined }))
  return answers.includes('answered')
}

/** "What should I bring?", while a first visit is booked: the entry that may be meant, if it names that visit. */
async function answerForService(draft: Draft, text: string, [best]: FoundEntry[]): Promise<boolean> {
  const { state, tools, language } = draft
  const service = state.task === 'book' ? draft.serviceName(state.slots.service) : ''
  if (best === undefined || service === '') return false
  const { result, entries } = await tools.lookUp(`${text} ${service}`, language)
  const isAbout = result === 'answered' && entries[0]?.id === best.id && sharesTopic(text, best.question, draft)
  return isAbout && draft.sayEntry(best)
}

/** Offers one list of entries that may be meant, and admits that it does not know the rest. */
export async function settleOpen(draft: Draft, questions: OpenQuestion[]): Promise<void> {
  const { state, turn } = draft
  // What this reply says already is not suggested once more. "Yes, that one, but do ye tow?" asks for more than it says.
  const isSaid = (id: string) => draft.hasGiven(id) && !turn.state.entries.includes(id)
  // "Is that alright?", of what is noted beside it: that it is noted is all that can be said.
  const isNoted = (text: string) => (draft.hasNoted || state.note !== turn.state.note) && asksLeave(`${text}?`)
  const open = questions
    .filter(({ text, entries: [best] }) => !isNoted(text) && (best === undefined || !isSaid(best.id)))
    // What was given just before was no answer to it.
    .map(({ text, entries }) => ({ text, entries: entries.filter(({ id }) => !turn.state.given.includes(id)) }))
    // Whoever waits for help is not asked whether they mean something else.
    .map((question) => (state.inTrouble === true ? onlyTrouble(question) : question))
  const offered = open.find((question) => question.entries.length > 0 && isWorthOffering(draft, question))
  if (offered !== undefined) offerEntries(draft, offered.entries, offered.text)
  const others = open.filter((question) => question !== offered).map(({ text }) => text)
  const unknown = others.filter((text) => !asksWhetherItHurts(text))
  if (unknown.length < others.length) sayWhoTreats(draft)
  if (unknown.length === 0) return
  // "Do ye do acupuncture?": what is offered instead.
  const isOffer = draft.state.task === undefined && unknown.some(asksWhetherOffered)
  const instead = isOffer
    ? ((await describeClosest(draft, unknown.join('; '))) ?? (await writeServices(draft)))
    : undefined
  await admitIgnorance(draft, unknown.join('; '), instead)
}

const onlyTrouble = ({ text, entries }: OpenQuestion): OpenQuestion => ({
  text,
  entries: entries.filter(({ question }) => isAboutTrouble(question)),
})

/** "Will it hurt?" is a worry, and no gap in what is known. */
function sayWhoTreats(draft: Draft): void {
  draft.say(draft.phrases.askWhoTreats)
  draft.outcome ??= 'answered'
}

/** Of several questions each is answered or noted. A choice of answers is offered for a single one, and only once. */
function isWorthOffering(draft: Draft, { entries, text }: OpenQuestion): boolean {
  const [best] = entries
  if (best === undefined || (asksSeveral(draft.reading) && entries.length > 1)) return false
  // "Can I drop it in before ye open?": only an entry that is about that.
  if (asksToLeaveThings(text) && !asksToLeaveThings(best.question)) return false
  // What a service has in it no entry beside it says.
  if (draft.state.task === 'book' && asksWhetherIncluded(text)) return false
  const isRepeated = draft.turn.state.entries.includes(best.id)
  if (isRepeated && (draft.state.task !== undefined || draft.saidEntry(best.id))) return false
  const isBeside = asksSeveral(draft.reading) || draft.state.task !== undefined
  // What was only near the first time is no answer the second time, and beside anything else it only confuses.
  return (
    best.isGuess !== true || !(isRepeated || isBeside || findKind(draft, text) === 'price' || tellsOnly(draft, text))
  )
}

/** The clauses without an intent that knowledge may answer. What is said beside a question is no question. */
export function listToLookUp(draft: Draft, clauses: Clause[], isLast = false): Clause[] {
  // "Can I leave it there Tuesday?", which sounded like a wish to book and began none.
  const isNoWish = ({ intent }: Clause) => isLast && intent === 'book' && draft.state.task === undefined
  const asks = draft.reading.clauses.some(({ isQuestion, intent }) => isQuestion || QUESTIONS.has(intent))
  return clauses.filter(
    (clause) =>
      (clause.intent === undefined ||
        asksBesideBooking(draft, clause) ||
        isNoWish(clause) ||
        askedMeaning(draft, clause.text) !== undefined) &&
      (clause.isQuestion || !asks) &&
      isWorthLookingUp(draft, clause),
  )
}

/** "Do you have anything for coeliacs?", during a booking: a question that sounds like the wish that is under way. */
const asksBesideBooking = (
  { state: { task } }: Draft,
  { intent, isQuestion, namesTime, service, text }: Clause,
): boolean =>
  task === 'book' && intent === 'book' && isQuestion && !namesTime && service === undefined && tellsNeed(text)

const LEAST_WORDS_BESIDE = 2

/** The questions beside something else, which are answered whether or not that goes on with a task. */
export function listBeside(draft: Draft, clauses: Clause[]): Clause[] {
  // Alone a question may go on with the booking, unless it asks for food or for what there is on a day.
  const isAside = clauses.some(({ text }) => asksForNeed(text) || asksOfThingOnDay(text))
  if (draft.reading.clauses.length === 1 && !isAside) return []
  return listToLookUp(draft, clauses).filter(
    ({ isQuestion, namesTime, text }) =>
      // "How long does it take, I need to be in Ennis for one"
      isQuestion &&
      (!namesTime || asksForLength(text) || asksForEnd(text)) &&
      countLongerWords(text) >= LEAST_WORDS_BESIDE,
  )
}

/** Answers what is known of the questions beside a wish for a person, who gets the others. Returns those. */
export async function answerBesidePerson(draft: Draft): Promise<OpenQuestion[]> {
  const { clauses } = draft.reading
  const known = clauses.filter(({ intent, isQuestion }) => isQuestion && QUESTIONS.has(intent))
  return answerEach(draft, clauses.length === 1 ? [] : [...known, ...listBeside(draft, clauses)])
}

const WORDS = /\p{L}{2,}/gu
/** A letter alone is no word here. */
const countLongerWords = (text: string) => (text.match(WORDS) ?? []).length

/** What somebody says in surprise, and wants no answer to. */
const RHETORICAL =
  /^\W*(?:(?:what|wtf|ah|oh|jesus|ffs|sure|hello|and|but|so|cad|céard|an ea|muise|a thiarcais|a mhuire|ó)\W*)*(?:(?:are (?:you|ye) (?:joking|serious|kidding|for real|having a laugh|listening|taking the \p{L}+)(?: me)?|(?:for )?real(?:ly)?|seriously|is this a joke|did (?:you|ye) (?:not )?(?:hear|read|get) (?:me|that|what i said)|an bhfuil tú (?:dáiríre|ag éisteacht|ag magadh)|nach bhfuil tú ag éisteacht|i ndáiríre)\W*)?$/iu

const MOST_WORDS_OF_REPLY = 5

/** While a question is open, only questions are looked up. Other messages are answers to it. */
function isWorthLookingUp(draft: Draft, { text, isQuestion, service, intent }: Clause): boolean {
  const { state, reading, turn } = draft
  const words = countLongerWords(text)
  // "I need a valuation too, can ye do that?" is booked behind the viewing.
  // "Isn't the name wrong? Put Máirtín on it"
  if (turn.state.task === 'book' && saysDetailIsWrong(draft) && wantsCorrection(text)) return false
  if (turn.state.task === 'book' && service !== undefined && !QUESTIONS.has(intent) && saysAlso(text)) return false
  // Beside a booking, what is asked of the team is noted, and whose times are looked for is said already.
  const { diaryWish } = reading
  if (turn.state.task === 'book' && tellsOfGuests(text)) return false
  // "Yes, and email it to joe@y.ie": it says whom the mail goes to.
  const isMailed = turn.state.asked === 'confirm' && (reading.slots.email ?? turn.state.slots.email) !== undefined
  if (turn.state.task === 'book' && isMailed && wishesMail(text)) return false
  if (state.task === 'book' && diaryWish?.asksPresence === true && text.includes(diaryWish.name)) return false
  if (RHETORICAL.test(text) || (!isQuestion && findOwnAddress(text) !== undefined)) return false
  // "No, it's OK" answers an open question.
  if (words === 0 || (reading.reply.answer !== null && !isQuestion && words <= MOST_WORDS_OF_REPLY)) return false
  if (state.task !== undefined || state.asked === 'offer') return isQuestion
  return isQuestion || words >= 2
}

/** "Yes, see ye Tuesday at ten?" */
const SEES_US =
  /^\W*(?:(?:so|and|agus) )?(?:(?:i['’]?ll )?see (?:you|ye|yous)|feicfidh (?:mé|muid) (?:thú|sibh))(?!\p{L})/iu

/** "Yes. And can I leave the car the night before?": a question that names a time, beside what was booked by the yes. */
export function listLost(draft: Draft, clauses: Clause[]): Clause[] {
  const { reading, outcome, turn } = draft
  if (outcome !== 'booked' || !reading.isAgreed || turn.state.asked !== 'confirm') return []
  return clauses.filter(
    ({ isQuestion, namesTime, service, intent, text }) =>
      isQuestion &&
      namesTime &&
      service === undefined &&
      (intent ?? 'book') === 'book' &&
      !namesOnlyTime(withoutJoint(text), reading.language) &&
      !checksTime(text) &&
      !SEES_US.test(withoutJoint(text)) &&
      isWorthLookingUp(draft, { isQuestion, namesTime, service, intent: undefined, isHowTo: false, text }),
  )
}
