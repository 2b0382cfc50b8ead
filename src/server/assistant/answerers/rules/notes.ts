import { CONTACT } from '../../understanding/find-name.ts'
import type { Reading } from './read-message.ts'

const PEOPLE =
  'year[ -]old|son|daughter|father|mother|dad|daddy|da|mam|mammy|mum|husband|wife|partner|brother|sister|granny|gran|nana?|grand(?:ad|father|mother|son|daughter)|child|kid|baby|boy|girl|lad|nephew|niece|uncle|aunt(?:ie)?|friend|neighbour|fella|mhac|iníon|athair|mháthair|mhamaí|dhaid|fhear céile|bhean chéile|dheartháir|dheirfiúr|pháiste|leanbh|chara'
/** "My father", with the name behind it. */
const FOR_SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:for |do )?(?:(?:[Mm]y|[Oo]ur|mo|ár) (?:\\p{L}+ |\\d+[ -])?|me )(?:${PEOPLE})(?!\\p{L})(?:,? \\p{Lu}\\p{L}+)*`,
  'u',
)

/** "I am running late" is for the team, and no wish for another time. */
const COMES_LATE =
  /(?<!\p{L})(?:running (?:a (?:bit|little) |very |so )?late|(?:i['’]?ll|i will|we['’]?ll|going to|gonna|might|will) be (?:a (?:bit|little) |about )?(?:\S+ (?:minutes?|mins?) )?late|(?:minutes?|mins?) late|stuck in traffic|(?:beidh|táim|tá) (?:mé |muid |mise )?(?:beagán |píosa |ag rith )?(?:déanach|mall)|sáinnithe sa trácht)(?!\p{L})/iu

export const comesLate = (text: string) => COMES_LATE.test(text)

const TELLS =
  /(?<!\p{L})(?:(?:tell|let|inform|remind) (?!me(?!\p{L})|us(?!\p{L}))\p{L}+|(?:say|mention) (?:to \p{L}+|that)|ask (?:them|him|her|the \p{L}+|\p{L}+ (?:to|if|will|can|could))|abair le|inis do|cuir in iúl|iarr ar)(?!\p{L}).*\s\S+/iu

/** "Tell Aoife that Brid rang" */
export const tellsTeam = (text: string) => TELLS.test(text)

const MESSAGE =
  /(?<!\p{L})(?:leave|take|send|pass on|give)(?: \p{L}+){0,2} (?:message|note|word)(?!\p{L})|th?eachtaireacht/iu

/** "Can I leave a message?" */
export const asksForMessage = (text: string) => MESSAGE.test(text)

const WANTS_BOOKING =
  /(?<!\p{L})(?:want|need|like|teastaíonn|mhaith)(?: (?:to|make|book|get|have|the|an?|my|that|another|first|liom|uaim)){0,4} (?:appointments?|booking|visit|slot|book|coinne)(?!\p{L})/iu

/** "I want the appointment!" */
export const wantsBooking = (text: string) => WANTS_BOOKING.test(text)

/** "A first visit for me and one for my wife" */
const FOR_TWO =
  /(?<!\p{L})(?:(?:two|2|three|3) (?:appointments?|bookings?|visits?|slots?|sessions?|of us)|both of us|and (?:one|another(?: one)?|the same) for (?:my|the|him|her|me)|(?:for )?(?:me|myself) and (?:for )?my|dhá choinne|beirt again|an bheirt)(?!\p{L})/iu

export const asksForTwo = (text: string) => FOR_TWO.test(text)

/** "Ring me tomorrow morning", "an nglaofadh duine éigin ar ais orm". */
const RING =
  /(?<!\p{L})(?:(?:ring|call|phone|buzz) (?:me|us|him|her|them|my \p{L}+)(?!\p{L})|(?:ring|call) back|(?:give|gimme|get|have|need|want) (?:me |us )?a (?:quick )?(?:ring|call|phone ?call|shout|bell|buzz|tinkle|call ?back)(?!\p{L})|call ?back|(?:an? )?n?g?(?:h)?lao(?:igh|faidh|fadh|ch)(?!\p{L}).{0,30}(?:orm|dom)|(?:cuir|tabhair|scairt) (?:glaoch |scairt |fón |glao )?(?:ar ais )?(?:orm|dom))(?!\p{L})/iu
const NO_RING =
  /(?<!\p{L})(?:don['’]?t|do not|never|no need to|rather not|when will \p{L}+|did(?:n['’]?t)? \p{L}+|ná) (?:\p{L}+ )?(?:ring|call|phone|glaoigh)/iu
/** "Call me Noel" */
const IS_CALLED = /(?<!\p{L})[Cc]all me \p{Lu}/u

/** "Please don't ring me" wants nobody, and "call me Noel" gives a name. */
export const refusesRing = (text: string) => NO_RING.test(text) || IS_CALLED.test(text)

/** "Ring me tomorrow" */
export const wantsRing = (text: string) => RING.test(text) && !refusesRing(text)

const JOINS = /^[\s,.:;-]*(?:(?:and|but|also|agus|ach)(?!\p{L})[\s,]*)?/iu

/** What a message says to the team about a booking: who it is for, or that the caller comes late. */
export function readNote({ text: whole, clauses }: Reading): string | undefined {
  if (asksForTwo(whole)) return undefined
  const notes = clauses.flatMap(({ text, intent, isQuestion, service, namesTime }) => {
    // Of a wish to book, only who it is for.
    const isWish = intent === 'book' || service !== undefined || namesTime
    if (isQuestion && !isWish && !TELLS.test(text)) return []
    if (isWish && !COMES_LATE.test(text) && !TELLS.test(text)) return FOR_SOMEBODY.exec(text)?.[0] ?? []
    return text
      .split(CONTACT)
      .filter((part) => FOR_SOMEBODY.test(part) || wantsRing(part) || COMES_LATE.test(part) || TELLS.test(part))
      .map((part) => part.replace(JOINS, '').replace(/[\s,;:-]+$/, ''))
  })
  return notes.length === 0 ? undefined : notes.join('. ')
}
