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
  /(?<!\p{L})(?:(?:his|her) name(?:['’]s| is|s)|(?:he|she)(?:['’]s| is) called|(?:is é|is í) |is ainm d[ói]|a (?:h)?ainm) ?/iu

/** "His name is Declan", of who comes along. */
export function findCompanion(text: string): string | undefined {
  const { 0: said, index = 0 } = NAMES_OTHER.exec(text) ?? {}
  if (said === undefined) return undefined
  return findNames(text.slice(index + said.length)).find(({ isLikely }) => isLikely)?.name
}
