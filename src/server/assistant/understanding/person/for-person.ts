import { findNames } from './find-name.ts'
import { IRISH_RELATION, RELATION } from './relations.ts'
import { withoutLenition } from './without-lenition.ts'

/** For whom a part of a wish is, and the part without that. */
export type ForPerson = { isSelf: boolean; whom?: string; name?: string; rest: string }

const WHOM = `(?<whom>(?:(?:my|me|the|her|his|our|mo|m['’]|ár|an) ?)?(?:${RELATION}|${IRISH_RELATION}))(?!\\p{L})`
const SELF = /(?<!\p{L})(?:for (?:me|myself|meself)|dom(?:sa|hsa)?(?: féin)?)(?!\p{L})/iu
const OTHERS = [
  new RegExp(`(?<!\\p{L})(?:for|do|don|mhaith le|ó) ${WHOM}`, 'iu'),
  // "My mam wants a blow dry", "could my sister get the colour"
  new RegExp(
    `(?<!\\p{L})(?:(?:can|could|would|will) )?${WHOM}(?:['’](?:ll|d))? (?:(?:just|only|also|would|will|might|to|like) )*(?:wants?|needs?|gets?|likes?|have|has|getting|having)(?!\\p{L})`,
    'iu',
  ),
]

/** "A blow dry for mam", "séideadh do Nóra" */
export function splitPerson(text: string): ForPerson {
  if (SELF.test(text)) return { isSelf: true, rest: text.replace(SELF, ' ') }
  for (const pattern of OTHERS) {
    const whom = pattern.exec(text)?.groups?.whom
    if (whom !== undefined) return { isSelf: false, whom: whom.trim(), rest: text.replace(pattern, ' ') }
  }
  const plain = withoutLenition(text)
  const [named] = findNames(plain).filter(({ lead, hasGiven }) => (lead === 'for' || lead === 'do') && hasGiven)
  if (named === undefined) return { isSelf: false, rest: text }
  const { name, start, end } = named
  return { isSelf: false, name, rest: `${plain.slice(0, start).replace(/(?:for|do) $/iu, '')} ${plain.slice(end)}` }
}
