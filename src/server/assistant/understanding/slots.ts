import type { Language } from '#contracts/receptionist/diary.ts'
import { stripMarks } from '#contracts/words/strip-marks.ts'
import { findName } from './person/find-name.ts'
import { IRISH_RELATION, RELATION } from './person/relations.ts'
import { matchService } from './services/match-service.ts'
import type { ServiceName } from './services/service-name.ts'
import { isServiceName } from './services/service-words.ts'
import { parseWhen } from './when/parse-when.ts'
import type { When } from './when/when.ts'

export interface Slots extends When {
  name?: string
  phone?: string
  email?: string
  eircode?: string
  service?: string
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const IS_ASCII = /^[\x21-\x7e]+$/
/** "maeve at gmail dot com" */
const SPOKEN_EMAIL =
  /(?<!\S)([\p{L}\p{N}._-]+(?: (?:dot|ponc) [\p{L}\p{N}_-]+)*) (?:at|ag|@) ([\p{L}\p{N}-]+(?: (?:dot|ponc) [\p{L}\p{N}-]+)+)(?!\S)/iu

/** Finds an address that mail can carry: without fadas, and undefined where other letters remain. */
export function findEmail(text: string): string | undefined {
  const plain = stripMarks(text)
  const written = listMeant(plain, EMAIL)[0] ?? readSpokenEmail(plain)
  return written !== undefined && IS_ASCII.test(written) ? written : undefined
}

const CORRECTS = /(?<!\p{L})(?:no|not|sorry|actually|wait|i mean|meant|rather|ní hea|gabh|brón)(?!\p{L})/iu

/** "… not 087 1234567" */
const REFUSED = /(?<!\p{L})(?:not|ní|instead of|seachas|in ionad|in áit)\s+$/iu
/** "Ring my mam on 087 1234567": the number of somebody else. */
const OF_OTHERS = new RegExp(
  `(?<!\\p{L})(?:ring|call|text|phone|contact|get|glaoch|glaoigh|cuir glaoch)(?:ing)? (?:ar )?(?:(?:my|our|me|the|his|her) )?(?:${RELATION}|${IRISH_RELATION}|him|her|them|wife|husband)(?: \\p{L}+)? (?:(?:on|at|ar) )?$`,
  'iu',
)

/** The addresses or numbers of a text. "No, wait, it's" takes back those before it. */
function listMeant(text: string, pattern: RegExp): string[] {
  const all = [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))]
  const found = all.filter(
    ({ index }) => !OF_OTHERS.test(text.slice(0, index)) && (all.length === 1 || !REFUSED.test(text.slice(0, index))),
  )
  const last = found.findLastIndex(({ index }, place) => {
    const before = found[place - 1]
    return before === undefined || CORRECTS.test(text.slice(before.index + before[0].length, index))
  })
  return found.slice(Math.max(0, last)).map(([written]) => written)
}

function readSpokenEmail(text: string): string | undefined {
  const [, name = '', host] = SPOKEN_EMAIL.exec(text) ?? []
  return host === undefined ? undefined : `${name} @${host}`.replaceAll(/ (?:dot|ponc) /giu, '.').replace(' @', '@')
}

/** Routing key and unique identifier; D6W is the only key with a letter at its end. */
const EIRCODE = /\b([AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?([0-9AC-FHKNPRTV-Y]{4})\b/i
const PHONE =
  /\b08[35679](?:[ ()-]?\d){7}(?=[ ,]+\d{1,4}[a-z]?[ ,]+[A-Za-z])|(?:\+|\b00)\d[\d ()-]{7,16}\d|\b0\d[\d ()-]{5,11}\d\b|\b1800[ -]?\d{3}[ -]?\d{3}\b|\b0818[ -]?\d{3}[ -]?\d{3}\b/

/** E.164 for Irish numbers, digits with "+" for others; undefined for what cannot be a number. */
export const findPhone = (text: string): string | undefined => findPhones(text)[0]

/** All numbers at which somebody can be reached: the mobile numbers, which also get texts, before the others. */
export function findPhones(text: string): string[] {
  const written = listMeant(text.replaceAll(/\b(?:oh|o)(?= ?\d)/gi, '0'), PHONE)
  const numbers = [...new Set(written.flatMap((one) => readPhone(one) ?? []))]
  return [...numbers.filter((one) => MOBILE.test(one)), ...numbers.filter((one) => !MOBILE.test(one))]
}

const MOBILE = /^\+3538[35679]/

function readPhone(written: string): string | undefined {
  const digits = written.replaceAll(/\D/g, '')
  if (written.startsWith('+') || written.startsWith('00')) {
    const international = written.startsWith('+') ? digits : digits.slice(2)
    const bare = international.startsWith('3530') ? `353${international.slice(4)}` : international
    return bare.length >= 8 && bare.length <= 15 ? `+${bare}` : undefined
  }
  if (digits.startsWith('1800')) return digits
  const isMobile = /^08[35679]\d{7}$/.test(digits)
  const isLandline = /^0(?!8)\d{7,9}$/.test(digits)
  return isMobile || isLandline || digits.startsWith('0818') ? `+353${digits.slice(1)}` : undefined
}

const PLACE =
  '(?:shop|work|home|house|office|landline|mobile|farm|studio|clinic|school|kitchen|desk|reception|husband|wife|partner|son|daughter|mam|mum|dad|siopa|obair|bhaile|baile|teach|oifig|líne thalún|fón póca|feirm|stiúideo|clinic|scoil|fear céile|bean chéile|mac|iníon)'
const OWNER = "(?:the|my|his|her|our|an|mo|ár|m['’])"
const NAMES_PHONE = [
  new RegExp(`^[\\s,(]*(?:(?:is|for|at|in|=|do|ag|sa|san|is é|an) )?(?:${OWNER} ?)?(?<place>${PLACE})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?<place>${PLACE})(?: (?:is|number|phone|uimhir|ná))*[\\s:,=]*$`, 'iu'),
]

/** What a number is, where several are given: "shop", of "022 55512 is the shop". */
export function findLabel(text: string, phone: string): string | undefined {
  const found = [...text.matchAll(new RegExp(PHONE, 'gu'))].find(({ 0: written }) => readPhone(written) === phone)
  if (found === undefined) return undefined
  const [behind = '', before = ''] = [text.slice(found.index + found[0].length), text.slice(0, found.index)]
  return [NAMES_PHONE[0]?.exec(behind), NAMES_PHONE[1]?.exec(before)].map((match) => match?.groups?.place).find(Boolean)
}

const PHONE_END =
  /^(?:[^\p{L}\d]*(?:no|sorry|oh|ó|actually|wait|hang on|i mean|fan|ní hea|gabh mo leithscéal|brón orm|it['’]?s|it is|it ends|ends|is|the|last|four|three|digits?|number|in|with|should be|at|uimhir|na|trí|ceithre|digití?|dhigit|deireanacha|críochnaíonn|sí|sé|le|atá|ann|ag|an|deireadh|end|ach|but)(?![\p{L}\d]))*[^\p{L}\d+]*(\d{3,6})(?:[^\p{L}\d]*(?:at the end|atá (?:ann|air|ag an deireadh)|ag an deireadh|the last|it is|please|le do thoil|not \d+|ní \d+)(?![\p{L}\d]))*[^\p{L}\d]*$/iu
const CLOCK = /^(?:[01]?\d|2[0-3])[0-5]\d$/

/** "No, 3345": the number with other digits at its end. "No, 1130" is a time. */
export function correctPhone(phone: string | undefined, text: string): string | undefined {
  const digits = PHONE_END.exec(text)?.[1]
  return digits === undefined || CLOCK.test(digits) ? undefined : phone && phone.slice(0, -digits.length) + digits
}

/** An Irish mobile number that lacks one or two of its ten digits. */
const SHORT_PHONE = /(?<![\d+])08[35679](?:[ ()-]?\d){5,6}(?![ ()-]?\d)/

/** Whether the only number in a text is incomplete. */
export const hasShortPhone = (text: string) => findPhone(text) === undefined && SHORT_PHONE.test(text)

/** "D02 X285", or undefined. A word such as "and" is none: the second half has a digit or the text is in capitals. */
export function findEircode(text: string): string | undefined {
  const found = EIRCODE.exec(text)
  if (found?.[1] === undefined || found[2] === undefined) return undefined
  return /\d/.test(found[2]) || found[2] === found[2].toUpperCase()
    ? `${found[1]} ${found[2]}`.toUpperCase()
    : undefined
}

/** What was known, with what is said now: a new time replaces the old one as a whole, other slots one by one. */
export function mergeSlots(known: Slots, said: Slots): Slots {
  const { at, day, part, from, to, week, after, confirm, ...others } = known
  const time = { at, day, part, from, to, week, after, confirm }
  const saysTime = Object.keys(time).some((key) => key in said)
  const kept = saysTime ? {} : Object.fromEntries(Object.entries(time).filter(([, value]) => value !== undefined))
  return { ...others, ...kept, ...said }
}

/** Everything a clause names besides its intent. */
export function findSlots(text: string, reference: string, language: Language, services: ServiceName[] = []): Slots {
  const email = findEmail(text)
  const [phone, eircode, name] = [findPhone(text), findEircode(text), findName(text)]
  const { id: service } = matchService(text, services, language)
  return {
    ...parseWhen(text, reference, language),
    ...(name === undefined || isServiceName(name, services) ? {} : { name }),
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(eircode === undefined ? {} : { eircode }),
    ...(service === undefined ? {} : { service }),
  }
}
