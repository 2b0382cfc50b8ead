import { isNumberedTable } from '#contracts/words/booking-times.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { asksForNeed } from '../../../understanding/needs.ts'
import { asksForNobody } from '../../../understanding/person/visit.ts'
import { asksLeave, isHowToQuestion } from '../../../understanding/question-about.ts'
import { asksIfSo, asksQuestion } from '../../../understanding/replies/asks-question.ts'
import { asksHowWeAre } from '../../../understanding/replies/how-we-are.ts'
import { asksToLeaveThings } from '../../../understanding/replies/leaves-things.ts'
import { doubtsService } from '../../../understanding/services/doubts-service.ts'
import { type DiaryWish, findDiaryWish } from '../../../understanding/services/find-diary-wish.ts'
import { keepService } from '../../../understanding/services/keep-service.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import type { ServiceName } from '../../../understanding/services/service-name.ts'
import type { UnderstoodIntent } from '../../../understanding/understand.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import { asksHoursAside, asksOfTimeAside } from './asides.ts'
import type { MessageParts } from './split-message.ts'
import type { Wish } from './understand-wish.ts'

export type Clause = {
  text: string
  intent: UnderstoodIntent['intent'] | undefined
  isQuestion: boolean
  /** "How do I …?" */
  isHowTo: boolean
  service: string | undefined
  namesTime: boolean
}

const ABOUT_PRESENCE = new Set<Clause['intent']>(['person', 'hours', 'smalltalk'])

/** What a question about things that are left may sound like. */
const OF_TIMES = new Set<Clause['intent']>(['book', 'hours', 'move', 'where'])

type Clauses = { listed: Clause[]; intents: UnderstoodIntent['intent'][]; diaryWish: DiaryWish | undefined }

export function readClauses(turn: Turn, parts: MessageParts, wish: Wish, services: ServiceName[]): Clauses {
  const { configuration, reference, state } = turn
  const { full, text, clauses, language } = parts
  // "A table 4 people" names none of the tables.
  const diaries = configuration.diary.diaries.filter(({ name }) => !isNumberedTable(name))
  const diaryWish = findDiaryWish(text, diaries)
  const findIntent = (clause: string): Clause['intent'] => {
    if (asksHoursAside(clause, turn, language)) return 'hours'
    if (asksToLeaveThings(clause)) return undefined
    const intent = wish.understood.find((one) => one.text === clause)?.intent
    if (intent === 'person' && asksForNobody(clause)) return undefined
    // Whether somebody by name is there asks for no person and no opening hours.
    const isOfPresence = ABOUT_PRESENCE.has(intent) && findDiaryWish(clause, diaries)?.asksPresence === true
    return isOfPresence ? undefined : intent
  }
  const isAsked = (clause: string, service: string | undefined, namesTime: boolean) =>
    asksHoursAside(clause, turn, language) ||
    [asksQuestion, asksForNeed, doubtsService, asksToLeaveThings, asksIfSo].some((asks) => asks(clause)) ||
    full.includes(`${clause}?`) ||
    (service === undefined && !namesTime && asksLeave(clause))
  const readClause = (clause: string): Clause => {
    const matched = matchService(clause, services, language).id
    const service = keepService(text, matched, state.slots.service, services)
    const namesTime = !asksOfTimeAside(clause, turn) && Object.keys(parseWhen(clause, reference, language)).length > 0
    const isQuestion = isAsked(clause, service, namesTime)
    const isHowTo = isHowToQuestion(clause, language)
    return { text: clause, intent: findIntent(clause), isHowTo, service, namesTime, isQuestion }
  }
  const intents = wish.intents
    .filter(({ intent, text: said }) => intent !== 'cancel' || !asksToLeaveThings(said))
    .map(({ intent }) => intent)
    .filter((intent) => diaryWish?.asksPresence !== true || !ABOUT_PRESENCE.has(intent))
    .filter((intent) => !(clauses.every(asksToLeaveThings) && OF_TIMES.has(intent)))
    .filter((intent) => intent !== 'person' || wantsPerson(wish.understood, clauses))
  return { listed: clauses.filter((clause) => !asksHowWeAre(clause)).map(readClause), intents, diaryWish }
}

function wantsPerson(understood: Wish['understood'], clauses: string[]): boolean {
  const asking = understood.filter(({ intent }) => intent === 'person').map(({ text }) => text)
  return asking.length > 0 ? !asking.every(asksForNobody) : !clauses.some(asksForNobody)
}
