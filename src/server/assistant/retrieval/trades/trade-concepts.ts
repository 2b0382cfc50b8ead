import { ANIMALS } from './animals.ts'
import { BEAUTY } from './beauty.ts'
import { COUNCIL } from './council.ts'
import { DIGITAL } from './digital.ts'
import { HEALTH } from './health.ts'
import { HIRE } from './hire.ts'
import { HOME } from './home.ts'
import { HOSPITALITY } from './hospitality.ts'
import { LEARNING } from './learning.ts'
import { LEISURE } from './leisure.ts'
import { LIBRARY } from './library.ts'
import { MONEY } from './money.ts'
import { MOTOR } from './motor.ts'
import { OCCASIONS } from './occasions.ts'
import { PROFESSIONS } from './professions.ts'
import { SHOPS } from './shops.ts'

/**
 * What callers of some trades say for what an entry calls otherwise: the everyday word, the brand, the symptom, the
 * Irish. Notation as in `concepts.ts`; a concept that stands there too gets these words besides. "put him|her down" is
 * two phrases, and "let ~ go" has up to four words between its parts. A word with several meanings in one trade stands here only inside a phrase.
 */
export const TRADE_CONCEPTS = [
  ANIMALS,
  BEAUTY,
  COUNCIL,
  DIGITAL,
  HEALTH,
  HIRE,
  HOME,
  HOSPITALITY,
  LEARNING,
  LEISURE,
  LIBRARY,
  MONEY,
  MOTOR,
  OCCASIONS,
  PROFESSIONS,
  SHOPS,
].join('')
