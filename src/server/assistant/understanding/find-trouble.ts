import { matchesEither } from '../text/both-languages.ts'
import { clausesOf } from '../text/clauses.ts'
import { rememberLast } from '../text/remember-last.ts'
import { ENGLISH_CAN_WAIT, ENGLISH_NO_TROUBLE, ENGLISH_TROUBLE, ENGLISH_URGENT_NUMBER } from './en/trouble-patterns.ts'
import { IRISH_CAN_WAIT, IRISH_NO_TROUBLE, IRISH_TROUBLE, IRISH_URGENT_NUMBER } from './ga/trouble-patterns.ts'

const CAN_WAIT = { en: ENGLISH_CAN_WAIT, ga: IRISH_CAN_WAIT }
const NO_TROUBLE = { en: ENGLISH_NO_TROUBLE, ga: IRISH_NO_TROUBLE }
const TROUBLE = { en: ENGLISH_TROUBLE, ga: IRISH_TROUBLE }
const URGENT_NUMBER = { en: ENGLISH_URGENT_NUMBER, ga: IRISH_URGENT_NUMBER }

/**
 * Whether a message tells of trouble that the business has to hear of now, such as a burst pipe or a breakdown, or asks
 * which number to ring with it. Danger to life is an emergency and goes before it.
 */
export const findTrouble = rememberLast((text: string): 'told' | 'asked' | undefined => {
  if (matchesEither(text, CAN_WAIT)) return undefined
  const clauses = clausesOf(text).filter((clause) => !matchesEither(clause, NO_TROUBLE))
  if (clauses.some((clause) => matchesEither(clause, TROUBLE))) return 'told'
  return clauses.some((clause) => matchesEither(clause, URGENT_NUMBER)) ? 'asked' : undefined
})

const IS_URGENT =
  /(?<!\p{L})(?:(?:it['’]?s|it is|this is|that['’]?s|thats|really|very|fairly|so|pretty|just|bit|as) (?:an? |really |very |so |kind of |pretty )*(?:urgent|emergency|desperate)|urgently|(?:is|as) (?:an? )?(?:éigeandáil|práinn)|(?:tá|atá) (?:sé|sí|seo|sin) (?:an-)?ph?r[aá]inneach|go práinneach|éigeandáil (?:atá|is ea|é))(?!\p{L})/iu

/** "It's an emergency": urgent in the caller's own words, whatever it is. */
export const callsItUrgent = (text: string): boolean => IS_URGENT.test(text) && !matchesEither(text, CAN_WAIT)

/** Whether a message names such trouble, also as what was or what may be. */
export const namesTrouble = (text: string): boolean => matchesEither(text, TROUBLE)

const ABOUT_TROUBLE =
  /(?<!\p{L})(?:emergenc|urgent|break|broke|burst|leak|flood|out of hours|éigeandál|práinn|bris|bhris|pléasc|phléasc|cliste|sceith)/iu

/** Whether the question of an entry is what to do in trouble. */
export const isAboutTrouble = (question: string) => ABOUT_TROUBLE.test(question)
