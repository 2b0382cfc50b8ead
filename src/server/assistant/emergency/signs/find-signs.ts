import type { EmergencyKind } from '#contracts/receptionist/talk.ts'
import type { Normaliser } from '../../text/patterns.ts'
import { COMBINATIONS } from './combinations.ts'
import type { SignName } from './sign-names.ts'

/** In words: signs that are further apart tell of two things. */
const LONGEST_SPAN = 16
const LONGEST_SIGN = 4

export type Signs = (words: string[]) => Set<EmergencyKind>

/** Compiles the signs of a language. What it returns finds the kinds of emergency of which all signs stand together. */
export function compileSigns(signs: Record<SignName, string>, normalise: Normaliser): Signs {
  let known: Map<string, SignName[]> | undefined
  return (words) => {
    known ??= readSigns(signs, normalise)
    const places = findPlaces(words, known)
    const kinds = Object.keys(COMBINATIONS) as EmergencyKind[]
    return new Set(kinds.filter((kind) => COMBINATIONS[kind].some((names) => standTogether(names, places))))
  }
}

function readSigns(signs: Record<SignName, string>, normalise: Normaliser): Map<string, SignName[]> {
  const known = new Map<string, SignName[]>()
  for (const [name, written] of Object.entries(signs) as [SignName, string][]) {
    const phrases = written.split(' ').map((phrase) => phrase.split('_').map(normalise).join(' '))
    for (const phrase of new Set(phrases)) known.set(phrase, [...(known.get(phrase) ?? []), name])
  }
  return known
}

type Place = { from: number; to: number }

function findPlaces(words: string[], known: Map<string, SignName[]>): Map<SignName, Place[]> {
  const places = new Map<SignName, Place[]>()
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= LONGEST_SIGN && from + length <= words.length; length += 1) {
      for (const name of known.get(words.slice(from, from + length).join(' ')) ?? []) {
        places.set(name, [...(places.get(name) ?? []), { from, to: from + length }])
      }
    }
  }
  return places
}

/** Whether each sign has a place of its own within the span. */
function standTogether(names: SignName[], places: Map<SignName, Place[]>, taken: Place[] = []): boolean {
  const [name, ...others] = names
  if (name === undefined) return true
  return (places.get(name) ?? []).some((place) => {
    const all = [...taken, place]
    if (taken.some((other) => place.from < other.to && other.from < place.to)) return false
    const span = Math.max(...all.map(({ to }) => to)) - Math.min(...all.map(({ from }) => from))
    return span <= LONGEST_SPAN && standTogether(others, places, all)
  })
}
