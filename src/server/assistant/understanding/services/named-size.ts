import { fold } from '../../text/fold.ts'
import { NUMBER, PEOPLE, readNumber } from './people-count.ts'

/** "My table for six", "the booking is for 6", "an ceann do sheisear": names a booking, and no new number. */
export const NAMED = new RegExp(
  `(?<!(?:make|put) )(?<!\\p{L})(?:^|my|our|the|(?:have|had|got|i've|we've|ive|weve|booked|made|reserved) an?|mo|ar|an)\\s*(?:(?:other|same)\\s+)?(?:table|booking|reservation|one|party|bh?ord|mbord|g?ch?eann|(?:n-)?airithint)(?:\\s+(?:is|was|booked|reserved|thats|that's|eile|ata|agam|againn|in airithe))*\\s+(?:for|of|do|de)\\s+(?<size>${NUMBER})(?:\\s+${PEOPLE})?(?![\\p{L}\\d:]|\\s+(?:now|anois)(?!\\p{L}))`,
  'giu',
)

/** "Not the one for six", "fág an bord do sheisear" */
const KEPT = /(?<!\p{L})(?:not|keep|leave|ni|fag|coinnigh|seachas)\s+$/u

/** The numbers of people by which a text names the bookings that it is about: 6, of "cancel the one for six". */
export function findNamedSizes(text: string): number[] {
  const plain = fold(text)
  return [...plain.matchAll(NAMED)]
    .filter(({ index }) => !KEPT.test(plain.slice(0, index)))
    .flatMap(({ groups }) => readNumber(groups?.size) ?? [])
}
