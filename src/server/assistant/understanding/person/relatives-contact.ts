import { CONTACT } from './find-name.ts'
import { IRISH_RELATION, RELATION } from './relations.ts'

const RELATIVES_CONTACT = new RegExp(
  `(?<!(?<!\\p{L})(?:for|do) )(?<!\\p{L})(?:(?:my|our) ${RELATION}|(?:mo |ár |m['’] ?)${IRISH_RELATION})(?:['’]?s)?(?: (?:number|mobile|phone|e-?mail)(?: is)?)?(?:,? (?!(?:and|or|agus|nó|my|is|at|on)(?!\\p{L}))\\p{L}[\\p{L}'’-]+){0,3}[\\s,:-]+(?:(?:on|is|at|ar) )?(?:${CONTACT.source})`,
  'iu',
)

/** "No email. My daughter Mary 086 555 0144, text only": the sentence that says whose number it is. */
export const readRelativesContact = (text: string): string | undefined =>
  text
    .split(/(?<=[.!?;])\s+|\n/u)
    .find((sentence) => RELATIVES_CONTACT.test(sentence))
    ?.trim()
