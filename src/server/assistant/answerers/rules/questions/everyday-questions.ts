import { formatPhone } from '#contracts/irish.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { asksForVisit } from '../../../understanding/person/visit.ts'
import { asksToDrive } from '../../../understanding/replies/asks-to-drive.ts'
import type { Draft } from '../draft.ts'

const SENT =
  '(?:text|sms|e-?mail|mail|whatsapp|confirmation|reminder|notification|téacs|t[eé]acs|r-?phost|ríomhphost|riomhphost|deimhni[uú]|meabhrúchán|meabhruchan)'
const ASKS_CONFIRMED = new RegExp(
  `(?<!\\p{L})(?:(?:will|would|do|can|could|should) (?:i|we) (?:get|receive|have|be (?:getting|sent)) (?:(?:an?|any|the) )?(?:\\p{L}+ )?${SENT}(?!\\p{L})|(?:will|would|do|can|could) (?:you|ye|yis|yous|they|somebody|someone) (?:(?:text|e-?mail|mail|message|whatsapp|remind) (?:me|us)(?: (?:about (?:it|that)|to confirm(?: it)?|(?:the|a) (?:confirmation|reminder|details|booking)|before(?:hand)?|the day before|with (?:it|the details)))?\\W*$|send (?:(?:me|us|out|on) )*(?:an?|the|any) ${SENT})|an (?:bhfaighidh|bhfaighimid|bhfaigheadh) (?:mé|muid)?\\s*(?:\\p{L}+ )?${SENT}|an (?:gcuirfidh|seolfaidh|gcuireann|seolann) (?:sibh|tú)(?: chugam| chugainn)? (?:\\p{L}+ )?${SENT}|an (?:gcuirfear|seolfar) (?:\\p{L}+ )?${SENT})`,
  'iu',
)

/** An organisation that sends texts itself says so. */
const BY_TEXT = /(?<!\p{L})(?:texts?|sms|whatsapp|téacs\p{L}*)(?!\p{L})/iu

/** What any receptionist knows of itself and its team, where no entry answers: says it, and returns whether it does. */
export async function answerEveryday(draft: Draft, text: string): Promise<boolean> {
  const said = (await sayConfirmation(draft, text)) || sayVisit(draft, text) || (await sayNotToDrive(draft, text))
  if (said) draft.outcome ??= 'answered'
  return said
}

/** "Will I get a text about it?", of what is booked or being booked. */
async function sayConfirmation(draft: Draft, text: string): Promise<boolean> {
  const { state, phrases, tools, reading } = draft
  if (!ASKS_CONFIRMED.test(text)) return false
  const isBooking = state.task === 'book' || (state.task === undefined && (await tools.findBookings()).length > 0)
  if (!isBooking) return false
  const { result, entries } = await tools.lookUp(text, draft.language)
  const [best] = entries
  if (result === 'answered' && best !== undefined && BY_TEXT.test(best.question)) return draft.sayEntry(best)
  const { email } = { ...state.slots, ...reading.slots }
  draft.say(email === undefined ? phrases.confirmsByMail : phrases.confirmsTo(email))
  return true
}

/** "Will ye send somebody out?": what is done at the customer's. */
function sayVisit(draft: Draft, text: string): boolean {
  const { services, phrases, language } = draft
  const visits = services.filter((service) => findServicePlace(service) === 'customer')
  if (!asksForVisit(text) || visits.length === 0) return false
  draft.say(phrases.comesToYou(visits.map(({ name }) => name[language])))
  return true
}

/** "Is it safe to drive?": nobody can say so from here. */
export async function sayNotToDrive(draft: Draft, text: string): Promise<boolean> {
  if (!asksToDrive(text)) return false
  const { phone } = await draft.tools.whereabouts()
  draft.say(draft.phrases.doNotDrive(phone && formatPhone(phone)))
  return true
}
