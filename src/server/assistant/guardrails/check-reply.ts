import { plain, readFacts } from './read-facts.ts'

/** A reply must not invent these: times of day, prices, links, email addresses and phone numbers. */
const CLAIMS = [
  /\b\d{1,2}[:.]\d{2}\b/g,
  /€\s?\d[\d,.]*\d|€\s?\d/g,
  /\bhttps?:\/\/[^\s)]+|\bwww\.[^\s)]+/gi,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<!\d)\+?\d[\d ]{6,}\d/g,
]

/**
 * Lists the claims of a reply that no fact of the turn contains. Facts are tool results, entries and the contact's
 * words.
 */
export function findUnfounded(reply: string, facts: string[]): string[] {
  const claims = CLAIMS.flatMap((pattern) => reply.match(pattern) ?? [])
  return claims.filter((claim) => !isIn(readFacts(facts).plain, plain(claim)))
}

/** As a whole: €5 is not in €50. */
function isIn(known: string, claim: string): boolean {
  const around = known.split(claim)
  return around.slice(1).some((after, place) => !/^\d/.test(after) && !/\d$/.test(around[place] ?? ''))
}

const LONGEST_REPLY = 4_000

/** Text only: no control or invisible direction characters, no more than a message may have. */
export function tidyReply(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\P{Cc}\n]|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .trim()
    .slice(0, LONGEST_REPLY)
}
