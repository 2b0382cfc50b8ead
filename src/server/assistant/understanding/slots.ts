import type { Language } from '../language/detect-language.ts'
import { isServiceName, matchService, type ServiceName } from './match-service.ts'
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
/** "maeve at gmail dot com" */
const SPOKEN_EMAIL = /(?<!\S)([\p{L}\p{N}._-]+) (?:at|ag|@) ([\p{L}\p{N}-]+(?: (?:dot|ponc) [\p{L}\p{N}-]+)+)(?!\S)/iu

export function findEmail(text: string): string | undefined {
  const written = EMAIL.exec(text)?.[0]
  if (written !== undefined) return written
  const [, name = '', host] = SPOKEN_EMAIL.exec(text) ?? []
  return host === undefined ? undefined : `${name}@${host.replaceAll(/ (?:dot|ponc) /giu, '.')}`
}

/** Routing key and unique identifier; D6W is the only key with a letter at its end. */
const EIRCODE = /\b([AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?([0-9AC-FHKNPRTV-Y]{4})\b/i
const PHONE =
  /(?:\+|\b00)\d[\d ()-]{7,16}\d|\b0\d[\d ()-]{5,11}\d\b|\b1800[ -]?\d{3}[ -]?\d{3}\b|\b0818[ -]?\d{3}[ -]?\d{3}\b/

/** E.164 for Irish numbers, digits with "+" for others; undefined for what cannot be a number. */
export function findPhone(text: string): string | undefined {
  const found = PHONE.exec(text.replaceAll(/\b(?:oh|o)(?= ?\d)/gi, '0'))?.[0]
  if (found === undefined) return undefined
  const digits = found.replaceAll(/\D/g, '')
  if (found.startsWith('+') || found.startsWith('00')) {
    const international = found.startsWith('+') ? digits : digits.slice(2)
    const bare = international.startsWith('3530') ? `353${international.slice(4)}` : international
    return bare.length >= 8 && bare.length <= 15 ? `+${bare}` : undefined
  }
  if (digits.startsWith('1800')) return digits
  const isMobile = /^08[35679]\d{7}$/.test(digits)
  const isLandline = /^0(?!8)\d{7,9}$/.test(digits)
  return isMobile || isLandline || digits.startsWith('0818') ? `+353${digits.slice(1)}` : undefined
}

/** "D02 X285", or undefined. A word such as "and" is none: the second half has a digit or the text is in capitals. */
export function findEircode(text: string): string | undefined {
  const found = EIRCODE.exec(text)
  if (found?.[1] === undefined || found[2] === undefined) return undefined
  return /\d/.test(found[2]) || found[2] === found[2].toUpperCase()
    ? `${found[1]} ${found[2]}`.toUpperCase()
    : undefined
}

const PREFIX = "(?:Ó|Ní|Nic|Mac|Mc|Uí|Mhic|Ua|Nig|De|de|Le|Di|van|von|O[’'])"
const NAME_WORD = `(?:${PREFIX}[ ]?)?\\p{Lu}[\\p{L}\\p{M}’'-]+`
const FULL_NAME = `${NAME_WORD}(?: (?:${PREFIX} )?${NAME_WORD}){0,3}`
const ANY_WORD = "[\\p{L}\\p{M}’'-]{2,}"
const INTRODUCTIONS = [
  "(?:[Mm]y name(?:'s| is)|[Nn]ame(?:'s| is|:)|[Tt]he name(?:'s| is)|[Ii]t(?:'s| is) under|[Uu]nder(?: the name)?(?: of)?|[Cc]all me|[Ii]n the name of|[Ff]or a|[Bb]ooking for|[Ii]t'?s for)",
  "(?:[Tt]his is|I am|I'm|[Ii]m|[Ii]t's|[Ii]t is|[Yy]ou(?:'re|’re| are) speaking (?:with|to))",
  "(?:[Ii]s mise|[Mm]ise|M'ainm|m'ainm|[Aa]inm:?|[Ii]s ainm dom|[Tt]ugtar|[Ss]é m'ainm|[Ff]aoin ainm|[Ff]aoi ainm|[Tt]á an t-ainm)",
]
const AFTER_NAME = new RegExp(`(${FULL_NAME}) (?:is ainm dom|atá orm|is ainm dhom|here|anseo|speaking)`, 'u')
const NOT_A_NAME =
  /^(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Luan|Máirt|Céadaoin|Déardaoin|Aoine|Satharn|Domhnach|Dé|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Nollaig|Irish|English|Gaeilge|Dr|Doctor|Hi|Hello|The|A|An)$/u

/** The name with which somebody introduces themselves, spelled as they spelled it. */
export function findName(text: string): string | undefined {
  const plain = text.normalize('NFC')
  for (const lead of INTRODUCTIONS) {
    const found = new RegExp(`${lead} (${FULL_NAME})`, 'u').exec(plain)?.[1]
    if (found !== undefined && !NOT_A_NAME.test(found.split(' ')[0] ?? '')) return found
  }
  const before = AFTER_NAME.exec(plain)?.[1]
  if (before !== undefined && !NOT_A_NAME.test(before)) return before
  // In small letters only after the clearest words.
  const small = new RegExp(`(?:my name is|my names|m'ainm|is ainm dom) (${ANY_WORD}(?: ${ANY_WORD})?)`, 'iu').exec(
    plain,
  )?.[1]
  return small === undefined
    ? undefined
    : small.replaceAll(/(?<![\p{L}'’])\p{L}|(?<=\b[od]['’])\p{L}/giu, (letter) => letter.toUpperCase())
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
