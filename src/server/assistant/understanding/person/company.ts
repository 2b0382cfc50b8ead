import { findNames } from './find-name.ts'
import { IRISH_RELATION, RELATION } from './relations.ts'

const SELF = '(?:me|myself|meself|i|mise|mé féin|dom(?:sa)?(?: féin)?)'
const MY = `(?:my|our|me|her|his) ${RELATION}`
const MO = `(?:mo |ár |m['’]) ?${IRISH_RELATION}`
const AND = '(?:and|n|&|\\+|plus|agus|is)'
const PATTERNS = [
  new RegExp(`(?<!\\p{L})${SELF},? ${AND} (?:also |do )?(?<whom>${MY}|${MO})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?<whom>${MY}|${MO}) ${AND} ${SELF}(?!\\p{L})`, 'iu'),
]

/** With whom the caller comes: "my brother", of "can me and my brother come in together". */
export function findCompany(text: string): string | undefined {
  return PATTERNS.map((pattern) => pattern.exec(text)?.groups?.whom).find(Boolean)
}

const NAMES_OTHER =
  /(?<!\p{L})(?:(?:his|her) name(?:['’]s| is|s)|(?:he|she)(?:['’]s| is) called|is (?:é|í) (?!an(?!\p{L}))|is ainm d[ói]|a (?:h)?ainm) ?/iu

const NAMED_BEFORE =
  /(?<!\p{L})(?<name>\p{L}[\p{L}'’-]+) (?:is (?:his|her)(?: first)? name|is ainm d[óoií](?!\p{L})|an t-ainm atá (?:air|uirthi))/iu

/** "His name is Declan", "Saoirse is her name", of who comes along or is booked for. */
export function findCompanion(text: string): string | undefined {
  const before = NAMED_BEFORE.exec(text)?.groups?.name
  const { 0: said, index = 0 } = NAMES_OTHER.exec(text) ?? {}
  const named = before ?? (said === undefined ? undefined : text.slice(index + said.length))
  return named === undefined ? undefined : findNames(named).find(({ isLikely, hasGiven }) => isLikely || hasGiven)?.name
}
