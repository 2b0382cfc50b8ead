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

export type WishedHour = { clock: string; isBare: boolean }

/** "Any evening after school, say half four": the one hour that a text wishes, whatever bounds it. */
export function findWishedHour(text: string, reference: string, language: Language): WishedHour | undefined {
  const tokens = withoutRefused(readTokens(text, reference, language)).replaceAll(NO_WISH, ' x')
  const [token, ...others] = new Set([...tokens.matchAll(/ (c:\S+)/g)].map(([, clock = '']) => clock))
  if (token === undefined || others.length > 0 || !isOfAll(tokens)) return undefined
  const part = [...tokens.matchAll(/ part:(\S+)/g)].at(-1)?.[1] as Part | undefined
  const clock = readClock(token, part)
  return clock && { clock: clock.time.toString({ smallestUnit: 'minute' }), isBare: clock.isBare }
}
