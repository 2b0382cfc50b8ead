import { type MeetingWay, WAY_PHRASES } from '#content/receptionist/service-places.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { readChannel } from '../../../understanding/channel.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'

const MEETING =
  '(?:calls?|chats?|meetings?|links?|conference|lessons?|class(?:es)?|sessions?|appointments?|consult\\p{L}*|visits?)'
const VIDEO = new RegExp(
  `(?<!\\p{L})(?:(?:video|online|virtual|remote|teams) ${MEETING}|(?:by|on|over|via|through) (?:video|teams)|zoom|facetime|skype|(?:do|have|hold|meet) (?:it |that )?(?:online|remotely|virtually)|fh?[ií]s(?:ghlao\\p{L}*|ch(?:ruinni[uú]|omhr[aá])\\p{L}*)|(?:cruinniú|comhrá|rang|seisiún|coinne) ar líne)(?!\\p{L})`,
  'iu',
)
const ONLINE = /(?<!\p{L})(?:online|virtual(?:ly)?|remote(?:ly)?|ar l[ií]ne)(?!\p{L})/iu
const PHONE =
  /(?<!\p{L})(?:(?:by|on|over|via) (?:the )?(?:tele)?phone|phone ?calls?|an? call|(?<=(?<!\p{L})or )(?:the )?phone|phone(?= or (?!not|no|what))|(?:ringing|calling|phoning|ring|call|phone) me|ar an n?(?:bhf|f|ng|g)(?:[oó]n|uth[aá]n)|n?g?h?lao(?:ch|nna)?(?: (?:gh?uth[aá]in|f[oó]in|teileaf[oó]in))?)(?!\p{L})/iu
/** "Do I come in, or is it by phone?": the place answers both. */
const IN_PERSON =
  /(?<!\p{L})(?:in person|face to face|come in|go in|in your|at your|in the (?:clinic|office|shop|surgery)|i bpearsa|aghaidh ar aghaidh|teacht isteach|agaibh)(?!\p{L})/iu

/** How a question or a wish has an appointment held. Undefined where it leaves a choice. */
function readWay(text: string): MeetingWay | undefined {
  const isVideo = VIDEO.test(text) || ONLINE.test(text)
  if (isVideo === PHONE.test(text) || IN_PERSON.test(text)) return undefined
  return isVideo ? 'video' : 'phone'
}

/** "By phone, please", and neither "can I book by phone" nor "I spoke to ye over the phone". */
const WISHES_PHONE =
  /(?<!(?<!\p{L})(?:book\p{L}*|ring|rang|talk\p{L}*|sp[eo]\p{L}*|call\p{L}*|contact\p{L}*|reach\p{L}*|paid|pay) (?:\p{L}+ ){0,4})(?<!\p{L})(?:(?:by|over the) phone|trí ghlao (?:gutháin|fóin)|glao gutháin más féidir)(?!\p{L})/iu

/** "By phone", alone, says how the contact is reached. */
const wishesPhone = (text: string) => WISHES_PHONE.test(text) && readChannel(text) === undefined

/** "A video call or whatever", for what is booked for our address: noted, because nothing says whether it can be. */
export function noteWish(draft: Draft, id: string): void {
  const { services, reading, language } = draft
  const service = services.find((one) => one.id === id)
  const way = VIDEO.test(reading.text) ? 'video' : wishesPhone(reading.text) ? 'phone' : undefined
  if (service === undefined || way === undefined || findServicePlace(service) !== 'organisation') return
  const { wants, unknown, noted } = WAY_PHRASES[language]
  if (keepNote(draft, wants[way])) draft.say(`${unknown(way)} ${noted}`)
}

/**
 * "Can it be a phone call?", of what is booked for our address: where it is, and that the rest is not known. The question is
 * noted with the booking under way, or on the one that is made. Undefined where it asks for no way of its own.
 */
export async function sayWay(
  draft: Draft,
  { text, isQuestion }: Clause,
  address?: string,
): Promise<string | undefined> {
  const way = readWay(text)
  if (way === undefined) return undefined
  const { asks, wants, unknown, noted } = WAY_PHRASES[draft.language]
  const isNoted = await noteWay(draft, isQuestion ? asks[way] : wants[way], text)
  return [unknown(way, address), isNoted && noted].filter(Boolean).join(' ')
}

/** A booking that is made takes only the contact's own words. */
async function noteWay(draft: Draft, note: string, said: string): Promise<boolean> {
  const { state, tools, language } = draft
  if (state.task === 'book') {
    keepNote(draft, note)
    return true
  }
  const [booking, ...others] = await tools.findBookings()
  if (booking === undefined || others.length > 0) return false
  if (booking.note?.includes(said) !== true) await tools.addNote({ bookingId: booking.id, note: said, language })
  return true
}
