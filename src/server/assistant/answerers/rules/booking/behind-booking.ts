import { sharesWord } from '../../../understanding/shares-word.ts'
import { namesOnlyTime } from '../../../understanding/when/parse-when.ts'
import { startChange } from '../changes/change-booking.ts'
import type { Draft } from '../draft.ts'
import type { Reading } from '../read-message.ts'
import { readDirection } from '../times/read-shift.ts'
import { readWhetherFree } from '../times/refused-time.ts'

/** Words that wish for something, which may be a booking. */
export const WISHES =
  /(?<!\p{L})(?:need|want|looking for|would like|i'd like|id like|(?:i['’]?m|i am|we['’]?re|we are) after|please|pls|asap|teastaíonn|teastaionn|[ad]e? dhíth|a dhith|de dhith|ag teastáil|uaim|mhaith|ag lorg|le do thoil|led thoil)(?!\p{L})/iu

const REMAKES =
  /(?<!\p{L})(?:(?:make|have|put) (?:my|our|the) (?:appointment|booking|slot|table|reservation)|(?:instead of|rather than|in ionad|in áit|seachas) (?:a |at )?[\p{L}\d]|(?:instead|ina (?:ionad|áit))(?=\W*$)|(?:would|might|['’]d) (?:be|suit|work)(?: (?:us|me))? better|b['’]fhearr (?:liom|linn)|(?:bheadh|d['’]oirfeadh) .{2,30} níos fearr)/iu

/** "Make my appointment half eleven", "Sunday would be better", of what is booked: another time, without the word for it. */
export const remakes = async ({ state, reading: { text, slots }, tools }: Draft) =>
  state.task === undefined &&
  REMAKES.test(text) &&
  (slots.at ?? slots.day) !== undefined &&
  (await tools.findBookings()).length > 0

const WANTS_IT = /\?|(?<!\p{L})(?:if|want|like|prefer|rather|any ?thing|nothing|má|dá|mhaith|fhearr|aon|rud)(?!\p{L})/iu

/** "Is eight gone?", "anything sooner?", behind a booking: whether it could have that time. */
export const asksForTime = async ({ state, reading: { text, language, slots }, tools }: Draft) =>
  state.task === undefined &&
  slots.service === undefined &&
  (readWhetherFree(text, language) !== undefined || (readDirection(text) !== undefined && WANTS_IT.test(text))) &&
  (await tools.findBookings()).length > 0

export const ANOTHER =
  /(?<!\p{L})(?:another|second|extra|new|different|eile|nua|breise|too|as well|also|freisin|chomh maith)(?!\p{L})/iu

/** Whether a message says a word of the name of the service that it is about, and does not only resemble it. */
const namesService = ({ slots, services, text }: Reading) =>
  services.some(({ id, names }) => id === slots.service && names.some((name) => sharesWord(text, name)))

/** "The night before, can I leave it there Tuesday?": behind a booking a time without a service begins no second one. */
export const mentionsTime = async ({ reading, state, tools, services }: Draft): Promise<boolean> =>
  state.task === undefined &&
  !namesService(reading) &&
  reading.unknownService === undefined &&
  reading.partySize === undefined &&
  (reading.diaryWish?.ids.length ?? 0) === 0 &&
  !WISHES.test(reading.text) &&
  !ANOTHER.test(reading.text) &&
  services.length > 0 &&
  (await tools.findBookings()).length > 0

/** What wishes for a time, beside the words of `WISHES`. "Can I leave it there Tuesday?" does not. */
const BOOKS =
  /(?<!\p{L})(?:book\p{L}*|appointments?|appts?|slots?|table|reserv\p{L}*|schedul\p{L}*|fit|squeeze|see (?:me|us|him|her)|take (?:me|us|him|her)|free|available|availability|anything|nothing|any|times?|spaces?|room|come (?:in|over|round)|call out|g?ch?oinn[eí]|áirithint|áirithe|bh?ord|mbord|saor|am|amanna|spás|teacht isteach)(?!\p{L})/iu

/** Whether a message has a word of a wish for a time. */
export const namesWish = (text: string) => BOOKS.test(text)

/** "Friday at ten", alone: another time for what is booked. It is read back before anything moves. */
export async function moveAlone(draft: Draft): Promise<boolean> {
  const { reading } = draft
  // "Maith thú" has no word that is foreign to a time, and names none.
  const isThanks = reading.intents.includes('thanks')
  const isTime = !isThanks && !reading.text.includes('?') && namesOnlyTime(reading.text, reading.language)
  if (isTime) await startChange(draft, 'move')
  return isTime
}
