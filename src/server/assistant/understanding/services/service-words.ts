import { ENGLISH_WORDS, IRISH_WORDS } from '../../language/words.ts'
import { isWithinSlips } from '../../retrieval/edit-distance.ts'
import { fold } from '../../text/fold.ts'
import { GIVEN_NAMES } from '../../text/given-names.ts'
import { broad } from '../shares-word.ts'
import { LEAST_BEGINNING } from './score-service.ts'
import type { ServiceName } from './service-name.ts'
import { listThings } from './trade-things.ts'

/** Whether a name is no more than words of a service: "Sports" of "a booking for a Sports massage". */
export function isServiceName(name: string, services: ServiceName[]): boolean {
  const words = listWords(name)
  if (GIVEN_NAMES.has(words[0] ?? '')) return false
  return services
    .flatMap(({ names }) => names)
    .some((service) => {
      const known = listWords(service)
      return words.every((word) =>
        known.some((one) => broad(one) === broad(word) || (word.length >= LEAST_BEGINNING && one.startsWith(word))),
      )
    })
}

const WORD = /\p{L}{5,}/gu
const LEAST_CORRECTED = 6

/** "Hiarcut": one slip away from a word of a service, and from nothing else that is known. */
export const correctWords = (text: string, services: ServiceName[]): string =>
  text.replaceAll(WORD, (word) => correctWord(word, services))

function correctWord(word: string, services: ServiceName[]): string {
  const plain = fold(word)
  if (ENGLISH_WORDS.has(plain) || IRISH_WORDS.has(plain) || listThings(word).size > 0) return word
  const known = services.flatMap(({ names }) => names.flatMap(listWords))
  const alike = known.find((one) => one.length >= LEAST_CORRECTED && isWithinSlips(plain, one, 1))
  return known.includes(plain) ? word : (alike ?? word)
}

export const listWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
