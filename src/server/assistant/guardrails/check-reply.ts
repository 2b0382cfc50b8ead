import { rememberLast } from '../text/remember-last.ts'

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
  const known = plainFacts(facts.join('\n'))
  return CLAIMS.flatMap((pattern) => reply.match(pattern) ?? []).filter((claim) => !isIn(known, plain(claim)))
}

/** As a whole: €5 is not in €50. */
function isIn(known: string, claim: string): boolean {
  const around = known.split(claim)
  return around.slice(1).some((after, place) => !/^\d/.test(after) && !/\d$/.test(around[place] ?? ''))
}

/** Makes 9.30 and 09:30 into 9:30, and +353 87 into 087. Removes spaces in numbers. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\+353\s?(?=\d)/g, '0')
    .replaceAll(/(\d)[ ,](?=\d)/g, '$1')
    .replaceAll(/(\d)\.(?=\d{2}\b)/g, '$1:')
    .replaceAll(/(?<!\d)0(?=\d:\d{2}\b)/g, '')
    .replaceAll(/€\s/g, '€')

const plainFacts = rememberLast(plain)

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
