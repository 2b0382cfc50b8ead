import { fold } from '../text/fold.ts'
import type { Grounds } from './grounds.ts'
import { readFacts } from './read-facts.ts'

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

type Pairs = { times: Set<string>; prices: Set<string> }

const known = new WeakMap<object, Pairs>()

function findPairs({ facts, services }: Pick<Grounds, 'facts' | 'services'>): Pairs {
  const read = readFacts(facts)
  const before = known.get(read)
  if (before !== undefined) return before
  const lines = read.folded.split('\n')
  const pairs = {
    times: pairUp(lines, findTimes, findDays),
    prices: pairUp(lines, findPrices, (line) => findServices(line, services)),
  }
  known.set(read, pairs)
  return pairs
}

/** True for a known time with another day than any fact has, or a known price with another service. */
export function findMismatch(sentence: string, grounds: Pick<Grounds, 'facts' | 'services'>): boolean {
  const { times, prices } = findPairs(grounds)
  const text = fold(sentence)
  return (
    hasStrayPair(times, findTimes(text), findDays(text)) ||
    hasStrayPair(prices, findPrices(text), findServices(text, grounds.services))
  )
}

type Finder = (text: string) => Found[]

const nameOf = (value: Found, thing: Found | undefined) => `${value.name} ${thing?.name}`

/** The values and things that a line has both of. */
function pairUp(lines: string[], findValues: Finder, findThings: Finder): Set<string> {
  const pairs = lines.flatMap((line) => {
    const things = findThings(line)
    return findValues(line).flatMap((value) => things.map((thing) => nameOf(value, thing)))
  })
  return new Set(pairs)
}

/** Each value belongs to the nearest thing in its sentence, and a fact must have both in one line. */
function hasStrayPair(pairs: Set<string>, values: Found[], things: Found[]): boolean {
  if (things.length === 0) return false
  return values.some((value) => {
    const [nearest] = things.toSorted((a, b) => gapBetween(a, value) - gapBetween(b, value))
    return !pairs.has(nameOf(value, nearest))
  })
}

const gapBetween = (a: Found, b: Found) => Math.max(b.index - a.end, a.index - b.end)
