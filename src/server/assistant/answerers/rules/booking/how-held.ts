import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'

const MEETING =
  '(?:calls?|chats?|meetings?|links?|conference|lessons?|class(?:es)?|sessions?|appointments?|consult\\p{L}*|visits?)'
const VIDEO = new RegExp(
  `(?<!\\p{L})(?:(?:video|online|virtual|remote|teams) ${MEETING}|(?:by|on|over|via|through) (?:video|teams)|zoom|facetime|skype|(?:do|have|hold|meet) (?:it |that )?(?:online|remotely|virtually)|fh?ís(?:ghlao\\p{L}*|ch(?:ruinniú|omhrá)\\p{L}*)|(?:cruinniú|comhrá|rang|seisiún|coinne) ar líne)(?!\\p{L})`,
  'iu',
)

/** "A video call or whatever", for what is booked for our address: noted, because nothing says whether it can be. */
export function noteVideo(draft: Draft, id: string): void {
  const { services, reading, phrases } = draft
  const service = services.find((one) => one.id === id)
  if (service === undefined || findServicePlace(service) !== 'organisation' || !VIDEO.test(reading.text)) return
  if (keepNote(draft, phrases.wantsVideo)) draft.say(phrases.videoNoted)
}
