import { countOfUs } from '../services/party-size.ts'
import { IRISH_RELATION, RELATION } from './relations.ts'

const SELF = '(?:me|myself|meself|us|dom|domsa|dom féin|domhsa|dúinn|mise|mé féin|mé)'
const ENGLISH_OTHER = `(?:my|me|the|her|his|our|a) (?:(?<many>two|three|four|five|[2-5]) )?${RELATION}`
const IRISH_OTHER = `(?:do |don |dá )?(?:(?:mo|m['’]|an|ár) ?)(?:(?:bheirt|thriúr) )?${IRISH_RELATION}`
const OTHER = `(?:${ENGLISH_OTHER}|${IRISH_OTHER}|(?:do )?(?:herself|himself|a ${RELATION}))`
/** "For myself and my sister", "mise agus mo mhac", "the same for my mam" */
const PEOPLE = [
  new RegExp(`(?<!\\p{L})${SELF},? (?:and|n|&|\\+|plus|agus|is) (?:also )?(?:for |do )?${OTHER}(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:${ENGLISH_OTHER}|${IRISH_OTHER}) (?:and|n|&|\\+|agus) (?:me|myself|meself|i|mise|mé féin|dom féin|domsa)(?!\\p{L})`.replace(
      '?<many>',
      '?:',
    ),
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:(?:and )?the same|one|another(?: one)?) for (?:${ENGLISH_OTHER})(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:an rud céanna|ceann eile) (?:do |don )(?:mo|m['’]|an|ár) ?${IRISH_RELATION}(?!\\p{L})`,
    'iu',
  ),
]

const COUNT: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, bheirt: 2, thriúr: 3 }
const IRISH_COUNT = /(?<!\p{L})(?:mo|ár) (bheirt|thriúr)(?!\p{L})/iu
/** "Me, my mam and my sister" */
const LIST = new RegExp(
  `(?<!\\p{L})${SELF}(?:(?:,|,? (?:and|&|agus)) (?:for |do )?(?:${ENGLISH_OTHER}|${IRISH_OTHER})){2,}(?!\\p{L})`.replaceAll(
    '?<many>',
    '?:',
  ),
  'iu',
)
const EACH = new RegExp(
  `(?:,|and|&|agus) (?:for |do )?(?:${ENGLISH_OTHER}|${IRISH_OTHER})`.replaceAll('?<many>', '?:'),
  'giu',
)

/** How many people an appointment is wished for, by who they are or how many of us. 1 where nobody else is named. */
export function countPeople(text: string): number {
  const list = LIST.exec(text)?.[0].match(EACH)
  const match = PEOPLE.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  const many = match?.groups?.many ?? IRISH_COUNT.exec(text)?.[1] ?? ''
  const others = list?.length ?? (match === undefined ? 0 : (COUNT[many.toLowerCase()] ?? (Number(many) || 1)))
  return Math.max(1 + others, countOfUs(text) ?? 1)
}
