import { fold } from '../../text/fold.ts'
import { NUMBER, readNumber } from './people-count.ts'

const CARDINALS = ['aon', 'do', 'tri', 'ceathair', 'cuig', 'se', 'seacht', 'ocht', 'naoi', 'deich']
const ENDS =
  '(?= *(?:$|[,;!?]|\\.(?!\\d)|(?:please|now|so|then|instead|actually|as|cos|because|if|le do thoil|anois|mar|ina ionad|mas)(?!\\p{L})))'
const ENGLISH_MADE = new RegExp(
  `(?<!\\p{L})(?:(?:can|could|would|will|might|may) (?:we|i|you|ye|u|ya) (?:please |just |maybe )?(?=make ))?(?:make|change|say|call) (?:it|that)?(?: to| for)? ?(?<number>${NUMBER})${ENDS}`,
  'iu',
)
const IRISH_MADE = new RegExp(
  `(?<!\\p{L})(?:(?:dean|deanaigi) (?:e |sin )?(?<number>${NUMBER}|${CARDINALS.join('|')})(?: de)?|(?:athraigh|cuir) (?:e |sin )?(?:go |chuig |go dti )(?<other>${NUMBER}|${CARDINALS.join('|')})(?: e)?)${ENDS}`,
  'iu',
)

export type MadeNumber = {
  number: number
  /** "Cúig", which is no hour without "a". */
  isCardinal: boolean
  /** The message without it. */
  rest: string
  /** The message as one that says it is a number of people. */
  asPeople: string
}

/** "Make it 5 so", "déan cúig de": a number that may be an hour or one of people. "Déan a cúig de" is an hour. */
export function readMadeNumber(text: string): MadeNumber | undefined {
  const plain = fold(text)
  const english = ENGLISH_MADE.exec(plain)
  const found = english ?? IRISH_MADE.exec(plain)
  const said = found?.groups?.number ?? found?.groups?.other ?? ''
  const number = readNumber(said) ?? CARDINALS.indexOf(said) + 1
  if (found === null || number === 0) return undefined
  // Names keep their capitals and fadas.
  const whole = plain.length === text.length ? text : plain
  const [before, behind] = [whole.slice(0, found.index), whole.slice(found.index + found[0].length)]
  const people = english === null ? `tá ${number} duine ann` : `there are ${number} people`
  return {
    number,
    isCardinal: CARDINALS.includes(said),
    rest: `${before} ${behind}`,
    asPeople: `${before}${people}${behind}`,
  }
}
