import { asksByWords } from '../../understanding/replies/asks-question.ts'
import { splitEither } from '../../understanding/services/either-service.ts'
import { withoutHistory } from '../../understanding/services/first-visit.ts'
import { readCapacity } from '../../understanding/services/party-size.ts'
import { asksToFix, listFaults } from '../../understanding/services/told-fault.ts'
import { namesOnlyTime } from '../../understanding/when/parse-when.ts'
import { saysWhatSuits } from '../../understanding/when/says-what-suits.ts'
import { ANOTHER, mentionsTime, moveAlone, WISHES } from './booking/behind-booking.ts'
import { startBooking } from './booking/booking.ts'
import { RIGHT_BEHIND } from './booking/next-booking.ts'
import { saysSoonestAlone, wantsSoonest } from './choose.ts'
import type { Draft } from './draft.ts'
import { QUESTIONS } from './questions/open-questions.ts'
import type { Reading } from './read-message.ts'
import type { Clause } from './reading/read-clauses.ts'

/** "Bord do cheathrar an lá roimhe sin" */
const TABLE_FIRST =
  /^\W*(?:(?:hi|hello|hey|ok|okay|so|and|haigh|dia duit|agus|mar sin)[\s,]+)*(?:a )?(?:table|bord)(?!\p{L})/iu

const MAX_WORDS_OF_SIZE = 4
/** "14 duine", where tables are booked */
const saysSizeAlone = ({ reading: { text, partySize, intents }, services }: Draft) =>
  partySize !== undefined &&
  intents.length === 0 &&
  text.trim().split(/\s+/).length <= MAX_WORDS_OF_SIZE &&
  services.some(({ name }) => readCapacity(name.en) !== undefined)

/** "I have nowhere to stay tonight": the night is no time to book. */
const LACKS_SHELTER =
  /(?<!\p{L})(?:homeless|nowhere (?:else |safe )?to (?:stay|sleep|go|live)|no(?:where| place| bed| roof)(?: \p{L}+){0,3} (?:tonight|for the night)|(?:níl|nil|gan) (?:\p{L}+ ){0,4}(?:áit|ait|leaba|dídean)(?: \p{L}+){0,3} (?:fanacht|codladh|luí|dul|cónaí|anocht)|gan (?:dídean|teach|áit fanachta))(?!\p{L})/iu

/** Also "nails or lashes", and "beard trim" where none is done. */
const namesService = ({ slots, serviceChoices, unknownService }: Reading) =>
  (slots.service ?? unknownService ?? serviceChoices[0]) !== undefined

/** "Can I get an inspection on Friday?", "could you add a tyre change too?" */
const ADDS =
  /(?<!\p{L})(?:can|could|may|might|will|would) (?:i|we|you|ye|yous) (?:also |please |maybe |just )?(?:get|have|add|book|take|do|fit|put)(?!\p{L})|(?<!\p{L})an (?:féidir|bhféadfa\p{L}+|bhféadfainn)(?!\p{L})/iu
const addsService = ({ text, service, namesTime }: Clause) =>
  service !== undefined && ADDS.test(text) && (namesTime || ANOTHER.test(text) || RIGHT_BEHIND.test(text))

const GETS =
  /(?<!\p{L})(?:can|could|may|might) (?:i|we) (?:also |please |maybe |just )?(?:get|have|book)(?: in)?(?: for)? (?!it(?!\p{L}))/iu
/** "Can I get a balayage on Friday?", where none is done: what can be booked is listed. */
const asksForUnknown = ({ unknownService }: Reading, { text, intent }: Clause) =>
  unknownService !== undefined && intent === undefined && GETS.test(text) && text.toLowerCase().includes(unknownService)

/** "A haircut for my sister, she's getting married in May" */
const FOR_RELATIVE =
  /^\W*(?:(?:hi|hello|haigh|dia d(?:h?uit|aoibh))[\s,]+)*(?:\p{L}+ ){1,4}?(?:for|do|don|d[’']) ?(?:(?:my|our|mo|ár) |m[’'] ?)\p{L}+\s*(?:$|,)/iu

const MAX_WORDS_OF_WISH = 8
const CAN_YE =
  /^\W*(?:(?:hi|hello|and|so|dia d(?:h?uit|aoibh)|haigh|agus|ach)[\s,]+)*(?:(?:are|would) (?:you|ye|yis|yous) (?:be )?able to|an (?:bhfuil|mbeidh|mbeadh) sibh (?:in ann|ábalta|abalta)|an (?:féidir|bhféadfadh)(?: libh| leat| sibh))(?!\p{L})/iu
/** "Cut on Saturday morning?", with no word that asks, "are ye able to change a tyre today?": what is wished, and when. */
const isBareWish = ({ text, service, namesTime, intent }: Clause) =>
  service !== undefined &&
  namesTime &&
  intent === undefined &&
  (CAN_YE.test(text) || (!asksByWords(text) && text.split(/\s+/).length <= MAX_WORDS_OF_WISH))

/** "The clutch is slipping, can ye fix it?": a fault that a service is for, and no other question. */
const wantsFixed = ({ slots, intents, clauses, text }: Reading) =>
  slots.service !== undefined &&
  intents.length === 0 &&
  clauses.every((clause) => !clause.isQuestion || asksToFix(clause.text)) &&
  listFaults(text).length > 0

/** "A massage on Friday at three" and "I need a massage" ask for a booking without the word. */
export async function startFromSlots(draft: Draft): Promise<boolean> {
  const { reading } = draft
  if (await mentionsTime(draft)) return moveAlone(draft)
  if (wantsFixed(reading)) {
    await startBooking(draft)
    return true
  }
  const { slots, clauses, intents } = reading
  const hasTime = [
    slots.at,
    slots.day,
    slots.week,
    slots.service && (slots.confirm ?? slots.part ?? slots.from ?? slots.to ?? slots.after),
  ].some((value) => value !== undefined)
  const isLimited = saysWhatSuits(reading.text, draft.turn.reference, reading.language)
  // "A massage, the earliest ye have", "as soon as possible"
  const isSoonest = (slots.service !== undefined && wantsSoonest(reading.text)) || saysSoonestAlone(reading.text)
  // "Is Niamh free on Friday?", "could I see Mr Daly?" want a time.
  const { diaryWish: wish } = reading
  const isUnknown = wish?.ids.length === 0 && clauses.some(({ isQuestion }) => isQuestion)
  const asksForPerson = wish?.asksPresence === true || isUnknown
  const asksForDiary = asksForPerson || (wish?.ids.length ?? 0) > 0
  // "A first visit on Friday, and is there parking?": the question beside it is not about the time.
  // "Tuesday at half eight. Can I have it back by lunch?", of a service that was asked about: a time for it.
  const known = draft.state.slots.service
  const isBeside = clauses.some(
    ({ isQuestion, service, namesTime, text }) =>
      !isQuestion &&
      namesTime &&
      (service !== undefined || (known !== undefined && namesOnlyTime(text, reading.language))),
  )
  const isEither = splitEither(reading.text, reading.language) !== undefined
  const asks = (clause: Clause) => clause.isQuestion && clause.intent !== 'smalltalk' && !isBareWish(clause)
  const isAdding = (clause: Clause) => addsService(clause) || asksForUnknown(reading, clause)
  const isAsking =
    !asksForDiary && !isBeside && !isEither && clauses.some((clause) => asks(clause) && !isAdding(clause))
  // "Lovely weather today" names a day and wants none.
  const isTalk =
    slots.service === undefined && clauses.every(({ intent, namesTime }) => !namesTime || intent === 'smalltalk')
  const isPlight = slots.service === undefined && LACKS_SHELTER.test(reading.text)
  // "Grand, a massage on Friday" is a wish, and "grand, see you Friday" is none.
  const isPolite = (intent: string) => intent === 'smalltalk' || (intent === 'thanks' && slots.service !== undefined)
  // "A first visit for my daughter, she was never there before"
  const isNewHere = withoutHistory(reading.text) !== reading.text && clauses.every(({ isQuestion }) => !isQuestion)
  const isServiceAlone =
    intents.length === 0 &&
    (isEither || isNewHere || FOR_RELATIVE.test(reading.text) || reading.text.split(/\s+/).length <= 4)
  const isWish =
    WISHES.test(reading.text) ||
    ANOTHER.test(reading.text) ||
    clauses.some(isAdding) ||
    (reading.partySize !== undefined && TABLE_FIRST.test(reading.text))
  const wantsService = namesService(reading) && (isServiceAlone || isWish)
  if (
    (!hasTime && !isLimited && !isSoonest && !wantsService && !saysSizeAlone(draft) && !asksForPerson) ||
    isAsking ||
    isPlight ||
    (isTalk && !wantsService && !isSoonest && !asksForPerson && !saysSizeAlone(draft)) ||
    intents.some((intent) => !isPolite(intent) && !((isBeside || isSoonest) && QUESTIONS.has(intent))) ||
    draft.services.length === 0
  )
    return false
  await startBooking(draft)
  return true
}
