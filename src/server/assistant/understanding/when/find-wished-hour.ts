import type { Language } from '#contracts/receptionist/diary.ts'
import { readClock } from './assemble.ts'
import { withoutRefused } from './find-limits.ts'
import { readTokens } from './read-tokens.ts'
import type { Part } from './when.ts'

/** What only bounds a time or is refused: "after school", "I work till four", "not at three". */
const NO_WISH =
  / (?:range c:\S+ c:\S+|(?:after|from|before|to|until:|not|except)(?: (?:x|at|around:?))* c:\S+|c:\S+ (?:x )?nosuit(?= ))/g

/** Whether the hour stands behind all of several days. That of "Monday at three or Tuesday" is only Monday's. */
const isOfAll = (tokens: string) => tokens.lastIndexOf(' c:') > tokens.lastIndexOf(' D:')

export type WishedHour = { clocks: string[]; isBare: boolean }

/** "At ten or eleven" */
const EITHER = / c:\S+(?: (?:(?:x|at|comma:) ){0,2}or (?:(?:x|at) ){0,2}c:\S+)+(?= )/

/** "Any evening after school, say half four": the one hour that a text wishes, whatever bounds it, or a choice of hours. */
export function findWishedHour(text: string, reference: string, language: Language): WishedHour | undefined {
  const tokens = withoutRefused(readTokens(text, reference, language)).replaceAll(NO_WISH, ' x')
  const said = new Set([...tokens.matchAll(/ (c:\S+)/g)].map(([, clock = '']) => clock))
  const isOne = said.size === 1 || (said.size > 1 && !/ c:/.test(tokens.replace(EITHER, '')))
  if (!isOne || !isOfAll(tokens)) return undefined
  const part = [...tokens.matchAll(/ part:(\S+)/g)].at(-1)?.[1] as Part | undefined
  const clocks = [...said].flatMap((token) => readClock(token, part) ?? [])
  if (clocks.length < said.size) return undefined
  return {
    clocks: clocks.map(({ time }) => time.toString({ smallestUnit: 'minute' })),
    isBare: clocks.every(({ isBare }) => isBare),
  }
}
