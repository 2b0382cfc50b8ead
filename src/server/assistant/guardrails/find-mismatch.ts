import { fold } from '../text/fold.ts'
import { rememberLast } from '../text/remember-last.ts'
import type { Grounds } from './grounds.ts'

const DAYS = [
  /\bmondays?\b|\bluain?\b/g,
  /\btuesdays?\b|\bmh?airt\b/g,
  /\bwednesdays?\b|\bch?eadaoin\b|\bgceadaoin\b/g,
  /\bthursdays?\b|\bdeardaoin\b/g,
  /\bfridays?\b|\bh?aoine\b/g,
  /\bsaturdays?\b|\bt?sathai?rn\b/g,
  /\bsundays?\b|\bdomhnai?gh?\b/g,
]
const TIME = /\b\d{1,2}[:.]\d{2}\b/g
const PRICE = /€\s?\d[\d,.]*\d|€\s?\d/g

/** A word at its place. Its name is the same in both languages. */
type Found = { name: string; index: number; end: number }

const findAll = (text: string, pattern: RegExp, name?: string): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    name: name ?? found,
    index,
    end: index + found.length,
  }))

const findDays = (text: string) => DAYS.flatMap((pattern, day) => findAll(text, pattern, String(day)))
const findTimes = (text: string) =>
  findAll(text, TIME).map((time) => ({ ...time, name: time.name.replace('.', ':').padStart(5, '0') }))
const findPrices = (text: string) =>
  findAll(text, PRICE).map((price) => ({ ...price, name: price.name.replaceAll(/[\s,]/g, '') }))

function findServices(text: string, services: string[]): Found[] {
  return services.flatMap((service) => {
    const index = text.indexOf(fold(service))
    return index < 0 ? [] : [{ name: fold(service), index, end: index + fold(service).length }]
  })
}

const foldLines = rememberLast((facts: string) => fold(facts).split('\n'))

/** True for a known time with another day than any fact has, or a known price with another service. */
export function findMismatch(sentence: string, { facts, services }: Pick<Grounds, 'facts' | 'services'>): boolean {
  const lines = foldLines(facts.join('\n'))
  const text = fold(sentence)
  const findServicesIn = (part: string) => findServices(part, services)
  return hasStrayPair(text, lines, findTimes, findDays) || hasStrayPair(text, lines, findPrices, findServicesIn)
}

type Finder = (text: string) => Found[]

/** Each value belongs to the nearest thing in its sentence, and a fact must have both in one line. */
function hasStrayPair(text: string, lines: string[], findValues: Finder, findThings: Finder): boolean {
  const things = findThings(text)
  if (things.length === 0) return false
  return findValues(text).some((value) => {
    const [nearest] = things.toSorted((a, b) => gapBetween(a, value) - gapBetween(b, value))
    return !lines.some(
      (line) =>
        findValues(line).some(({ name }) => name === value.name) &&
        findThings(line).some(({ name }) => name === nearest?.name),
    )
  })
}

const gapBetween = (a: Found, b: Found) => Math.max(b.index - a.end, a.index - b.end)
