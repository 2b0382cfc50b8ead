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

const NAMES_OTHER = new RegExp(
  `(?<!\\p{L})(?:(?:his|her) name(?:['’]s| is|s)|(?:he|she)(?:['’]s| is) called|is (?:é|í) (?:${MO} )?(?!an(?!\\p{L}))|is ainm d[ói]|a (?:h)?ainm) ?`,
  'iu',
)

const NAMED_BEFORE = new RegExp(
  ` (?:is (?:his|her)(?: first)? name|is ainm d(?:[óií]|o ${MO}|o)(?!\\p{L})|an t-ainm atá (?:air|uirthi|ar ${MO}))`,
  'iu',
)

/** "His name is Declan", "Bríd Uí Shé is ainm di", of who comes along or is booked for. */
export function findCompanion(text: string): string | undefined {
  const find = (named: string) => findNames(named).filter(({ isLikely, hasGiven }) => isLikely || hasGiven)
  const place = text.search(NAMED_BEFORE)
  const before = place < 0 ? undefined : find(text.slice(0, place)).find(({ end }) => end === place)
  const { 0: said, index = 0 } = NAMES_OTHER.exec(text) ?? {}
  return (before ?? (said === undefined ? undefined : find(text.slice(index + said.length))[0]))?.name
}
