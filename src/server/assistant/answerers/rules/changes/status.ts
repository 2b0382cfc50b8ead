import { listContentKeys } from '../../../retrieval/terms.ts'
import { findRegistration, NAMES_REGISTRATION } from '../../../text/cars.ts'
import { irishBase, removeMutation } from '../../../text/irish-base.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import { tellsNeed } from '../../../understanding/needs.ts'
import { asksWhetherCancelled, asksWhetherNoteIsThere } from '../../../understanding/replies/asks-booked.ts'
import { asksWhatIsBooked } from '../../../understanding/replies/own-booking.ts'
import { tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import { nameHeld } from '../booking/read-back.ts'
import { agreesTo, takeBeside } from '../continue-task.ts'
import { noteOn } from '../details/note-guests.ts'
import { takeNote, writeNoted } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { startMessage } from '../messages/take-message.ts'
import { startChange } from './change-booking.ts'
import { describeAppointment, listOwnBookings, nameBooking } from './which-booking.ts'

const WHETHER_DONE =
  /(?<!\p{L})(?:what (?:am i|are we) (?:actually |even )?(?:booking|getting)|what (?:have|did) (?:i|we|you|ye) book(?:ed)?|(?:is|was) (?:it|that|this|he|she|everything) (?:all )?(?:booked|cancelled|canceled|moved|changed|gone|done|confirmed|sorted|in(?=(?: (?:now|then|yet|already|so|for me))?\W*$)|definite)|(?:did|have) (?:you|ye|u) (?:(?:actually|really|even) )?(?:book|move|cancel|change|put|booked|moved|cancelled|put) \p{L}+|(?:am|are) (?:i|we) (?:all |actually |definitely )?(?:booked|down|in|sorted|set)(?: in)?(?: (?:then|now|so|yet|at all|or (?:not|what|no|amn['’]?t i|aren['’]?t (?:i|we))))*\W*(?:$|for)|is that (?:me|us) (?:booked|sorted|in|down)|(?:did|has) (?:it|that|(?:the|my) booking) (?:go|gone|went) through|(?:is|are) (?:it|that|my \p{L}+|we) still (?:on|booked|there|mine)|(?:do|have) i still (?:have|got)|f[oó]s agam|so (?:im|i['’]m|we['’]?re) (?:booked|in|down)|(?:nach )?(?:bhfuil|ar) (?:sé|se|cuireadh|mé|an \p{L}+) (?:\p{L}+ )?(?:in áirithe|curtha|bogtha|ar ceal|déanta)|ar (?:chuir|bhog|chealaigh) (?:tú|sibh)|an ndearna(?:dh| tú| sibh) [^.;!?]{1,60} a (?:chur in áirithe|bhogadh|chealú|chur ar ceal))(?!\p{L})/iu

/** "Did you move it or not?", "is it gone for definite?" */
export const asksWhetherDone = (text: string) => WHETHER_DONE.test(text) || asksWhetherCancelled(text)

/** Answers "is it cancelled?" with yes, or with no and the question whether to do so. False where it knows of none. */
async function tellCancelled(draft: Draft, bookings: OwnBooking[]): Promise<boolean> {
  const { state, phrases } = draft
  if (state.cancelled !== undefined) draft.say(phrases.cancelled(describeAppointment(draft, state.cancelled)))
  else if (bookings.length === 0 || (state.task !== undefined && state.task !== 'cancel')) return false
  else draft.say(phrases.stillBooked)
  draft.outcome = 'answered'
  if (state.task !== undefined) await takeBeside(draft)
  else if (state.cancelled === undefined) await startChange(draft, 'cancel')
  return true
}

/** Says what is booked in this conversation, or that nothing is yet. False where it may know too little. */
export async function tellStatus(draft: Draft): Promise<boolean> {
  const { state, phrases } = draft
  const bookings = await listOwnBookings(draft)
  const isNoneLeft = bookings.length === 0 && state.cancelled !== undefined
  const isOfCancelling = isNoneLeft || asksWhetherCancelled(draft.reading.text)
  // "Yes, and let me know it's cancelled"
  if (isOfCancelling && (agreesTo(draft) || (await tellCancelled(draft, bookings)))) return !agreesTo(draft)
  if (bookings.length === 0 && state.task === undefined) return false
  const named = bookings.map((booking) => nameBooking(draft, booking))
  if (named.length > 0) draft.say(phrases.yourBookings(named))
  else draft.say(phrases.nothingYet)
  const isHeld = state.task === 'book' && state.hold !== undefined && state.asked !== 'confirm'
  if (isHeld && asksWhatIsBooked(draft.reading.text)) draft.say(phrases.held(nameHeld(draft)))
  draft.outcome = 'answered'
  await takeBeside(draft)
  return true
}

const WHETHER_NOTED =
  /(?<!\p{L})(?:(?:did|have) (?:you|ye|ya|yis|u) (?:(?:actually|really|even|remember to) )?(?:put(?: it)? (?:down|in)(?: that| about)?|(?:note|noted|write|wrote|written|take|taken|add|added|include|included|mention|mentioned)(?: down)?(?: that| about)?|(?:make|made|leave|left|put) a note (?:of|that|about))|(?:has|have) (?:any|some|anyone |someone |anybody |somebody |ye |you |they |the \p{L}+ ){0,2}(?:got )?a note of|(?:does|do) (?:anyone|someone|anybody|somebody|ye|you|they|the \p{L}+) have a note (?:of|about)|(?:an|nach) bhfuil (?:aon )?n[óo]ta (?:ann|ag(?:at|aibh|ainn| (?:duine(?: éigin)?|éinne|an \p{L}+))) (?:de|den|faoi|faoin|go|gur)|is there (?:an?|any) note (?:of|about|that)|ar (?:chuir|scríobh|bhreac|nótáil|luaigh|thug) (?:tú|sibh)(?: (?:síos|isteach|faoi deara|nóta (?:de|faoi)|faoi))?) (?<what>(?!(?:it|that|this|me|us|my \p{L}+|é|í|sin|m['’]\p{L}+|mo \p{L}+)\W*$)\p{L}.*)/iu
const NO_DETAIL =
  '(?:message|msg|note|name|number|phone number|e-?mail|address|details?|booking|appointment|table|teachtaireacht|t-ainm|ainm|uimhir|seoladh|ríomhphost|choinne|áirithint)'
const GETS = '(?:put|get|got|note|noted|add|added|take|took|taken|write|wrote|include|included|mention|mentioned)'
/** "Did ye get the reg", "the phone bit, did u put it in": whether something is noted that was said. */
const WHETHER_KEPT = new RegExp(
  `(?<!\\p{L})(?:did|have) (?:you|ye|ya|yis|u) (?:get|got) (?:the|my|our|his|her|that) (?!${NO_DETAIL}\\W*$)(?<got>\\p{L}.{0,60})|^\\W*(?:and |but |so )?(?:the |my |our |about )*(?!${NO_DETAIL}[\\s,])(?<put>\\p{L}[^.;!?\\n]{1,60}?)[\\s,]+(?:did|have) (?:you|ye|ya|yis|u) ${GETS} (?:it|that|them)(?: (?:in|down|on|on it|there))*\\W*$|an bhfuair (?:sibh|tú) (?:an |mo |ár )(?!${NO_DETAIL}\\W*$)(?<fuair>\\p{L}.{0,60})|^\\W*(?:agus |ach )?(?:an rud |an píosa |cad )?(?:faoin? |faoi )?(?:an )?(?<cuireadh>\\p{L}[^.;!?\\n]{1,60}?)[\\s,]+ar (?:chuir|scríobh|bhreac|nótáil|thóg) (?:tú|sibh)(?: (?:isteach|síos))? (?:é|í|iad|sin)(?: (?:isteach|síos|leis))?\\W*$|^\\W*(?:(?:brilliant|great|lovely|perfect|grand|thanks|ok|go hiontach|go breá)[\\s,.!]+)*(?:and |what about |agus |cad faoi )?(?:the|my|an|mo) (?!${NO_DETAIL}\\W*$)(?<named>\\p{L}+(?: \\p{L}+)?)\\s*\\?\\W*$`,
  'iu',
)
const LEAST_LETTERS = 4

/** The note of what is being booked, or else of what was booked, that says something. */
async function findNote({ state, tools, language }: Draft, what: string): Promise<string | undefined> {
  const notes = state.task === 'book' ? [state.note ?? ''] : (await tools.findBookings()).map(({ note = '' }) => note)
  const words = [...listBases(what), ...listContentKeys(what, language)]
  const isAsked = (line: string) =>
    (NAMES_REGISTRATION.test(what) && findRegistration(line) !== undefined) ||
    [...listBases(line), ...listContentKeys(line, language)].some((word) => words.includes(word))
  return notes.flatMap((note) => note.split('\n')).find(isAsked)
}

/** Says that something is noted, if it is. */
async function tellKept(draft: Draft): Promise<boolean> {
  const what = Object.values(WHETHER_KEPT.exec(draft.reading.text)?.groups ?? {}).find(Boolean)
  const known = what === undefined ? undefined : await findNote(draft, what)
  if (known === undefined) return false
  draft.say(draft.phrases.isNoted(known))
  draft.outcome = 'answered'
  await takeBeside(draft)
  return true
}

/** "Did you put down the coeliac?": says that it is noted, and notes it if it was not. False where it asks nothing like it. */
export async function tellNoted(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools, language } = draft
  if (await tellKept(draft)) return true
  const clause = reading.clauses.find(({ text }) => WHETHER_NOTED.test(text))
  const said = WHETHER_NOTED.exec(clause?.text ?? '')?.groups?.what?.replace(/\W+$/u, '')
  // "Nóta faoin gcathaoir ard": the thing by its own name.
  const what = language === 'ga' ? said?.replace(/^\S+/u, removeMutation) : said
  if (what === undefined) return false
  const known = await findNote(draft, what)
  const booked = state.task === 'book' ? undefined : (await tools.findBookings()).at(-1)
  if (
    state.task === 'book' ||
    (booked !== undefined && (known !== undefined || tellsOfGuests(what) || asksWhetherNoteIsThere(clause?.text ?? '')))
  ) {
    if (known !== undefined) draft.say(booked === undefined ? writeNoted(draft, known) : phrases.isNoted(known))
    else if (booked === undefined) takeNote(draft, what)
    else if (!tellsOfGuests(what)) draft.say(phrases.notNoted)
    else await noteOn(draft, booked, what)
    draft.outcome = 'answered'
    await takeBeside(draft)
    return true
  }
  // A booking that is made elsewhere is for the team.
  if (state.task !== undefined || !tellsNeed(what)) return false
  draft.say(phrases.passedOn)
  await startMessage(draft, reading.text)
  return true
}

/** The longer words of a text, in any mutation. */
export const listBases = (text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .map(irishBase)
    .filter((word) => word.length >= LEAST_LETTERS)
