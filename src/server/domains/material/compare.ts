import type { Comparison } from '#contracts/receptionist/material.ts'
import { plainTitle } from '../../assistant/retrieval/index-entries.ts'

type Text = { question: string; answer: string }

/** The facts in which two texts about the same subject must agree. */
const FACTS: Record<string, { pattern: RegExp; normal: (found: string) => string }> = {
  prices: {
    pattern: /€\s?\d[\d.,]*|\d[\d.,]*\s?(?:euro|€)/gi,
    normal: (found) => trimZeros(found.replaceAll(/[^\d.]/g, '')),
  },
  times: {
    pattern: /\b\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\b\.?)|\b\d{1,2}[:.]\d{2}\b/gi,
    normal: normalTime,
  },
  phones: {
    pattern: /(?:\+|\b0|\b1)[\d\s()-]{6,16}\d/g,
    normal: (found) => found.replaceAll(/\D/g, '').replace(/^353/, '0'),
  },
  shares: { pattern: /\b\d+(?:[.,]\d+)?\s?%/g, normal: (found) => found.replaceAll(/\s/g, '') },
  lengths: {
    pattern: /\b\d+\s?(?:minutes?|hours?|days?|weeks?|months?|years?|nóiméad|uair|lá|seachtaine?)\b/gi,
    normal: (found) => found.toLowerCase().replaceAll(/s$|\s/g, ''),
  },
}

const trimZeros = (text: string) => text.replace(/\.$/, '').replace(/\.00$/, '')

function normalTime(found: string): string {
  const [, hours = '0', minutes = '00'] = /(\d{1,2})(?:[:.](\d{2}))?/.exec(found) ?? []
  const isAfternoon = /p/i.test(found) && Number(hours) < 12
  return `${Number(hours) + (isAfternoon ? 12 : 0)}:${minutes}`
}

/** So much of two texts is the same where one is a duplicate, and where both are about the same. */
const SAME = 0.75
const RELATED = 0.5

/** Whether two texts about the same subject agree or contradict each other. Undefined for different subjects. */
export function compareTexts(here: Text, there: Text): Pick<Comparison, 'kind' | 'here' | 'there'> | undefined {
  const isSameQuestion = plainTitle(here.question) === plainTitle(there.question)
  const likeness = findLikeness(here.answer, there.answer)
  const isRelated = isSameQuestion || likeness >= RELATED || findLikeness(here.question, there.question) >= RELATED
  if (!isRelated || nameOtherNumbers(here.question, there.question)) return undefined
  const differing = findDiffering(here, there)
  if (differing !== undefined) return { kind: 'contradiction', ...differing }
  return isSameQuestion || likeness >= SAME ? { kind: 'duplicate', here: [], there: [] } : undefined
}

/** "Grants 2025" and "Grants 2026", or two parts of one long text, are about two things. */
function nameOtherNumbers(here: string, there: string): boolean {
  const [own, other] = [here, there].map((text) => text.match(/\d+/g)?.join(' '))
  return own !== undefined && other !== undefined && own !== other
}

/** Returns the facts of one kind that only one of the texts has. A text that only adds facts contradicts nothing. */
function findDiffering(here: Text, there: Text): { here: string[]; there: string[] } | undefined {
  for (const { pattern, normal } of Object.values(FACTS)) {
    const [own, other] = [here, there].map(({ answer }) => listFacts(answer, pattern, normal))
    if (own === undefined || other === undefined) continue
    const onlyHere = [...own].filter(([fact]) => !other.has(fact)).map(([, words]) => words)
    const onlyThere = [...other].filter(([fact]) => !own.has(fact)).map(([, words]) => words)
    if (onlyHere.length > 0 && onlyThere.length > 0) return { here: onlyHere.slice(0, 5), there: onlyThere.slice(0, 5) }
  }
  return undefined
}

function listFacts(text: string, pattern: RegExp, normal: (found: string) => string): Map<string, string> {
  return new Map([...text.matchAll(pattern)].map(([found]) => [normal(found), found.trim().replace(/[.,]+$/, '')]))
}

/** How many of the words of both stand in both, from 0 to 1. */
function findLikeness(one: string, other: string): number {
  const [mine, theirs] = [listWords(one), listWords(other)]
  const shared = [...mine].filter((word) => theirs.has(word)).length
  const all = mine.size + theirs.size - shared
  return all === 0 ? 0 : shared / all
}

const listWords = (text: string) =>
  new Set(
    plainTitle(text)
      .split(' ')
      .filter((word) => word.length > 2),
  )
