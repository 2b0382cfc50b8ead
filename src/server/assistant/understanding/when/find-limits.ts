import { Temporal } from 'temporal-polyfill'
import type { Language } from '#contracts/receptionist/diary.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { assemble } from './assemble.ts'
import { LAST, LATE } from './doubts.ts'
import { readTokens } from './read-tokens.ts'
import { REFUSED_DAYS } from './refused-rules.ts'
import type { Part } from './when.ts'
import { writeTokens } from './write-tokens.ts'

/** What a text says about any day that is looked at: "after five", "not Mondays", "the last one of the day". */
export interface Limits {
  /** The time of day from which an appointment may start, and until when. */
  from?: string
  to?: string
  /** "Before eleven" is not at eleven. "By eleven" may be. */
  isBefore?: true
  part?: Part
  /** "Ten or eleven": the only times of day that suit. */
  hours?: string[]
  /** Days that do not suit: "1" for every Monday, or a date. */
  notDays?: string[]
  pick?: 'first' | 'last'
  /** What holds only for one day: "Thursday after five or Saturday". */
  byDay?: Record<string, Limits>
}

export const limitsClock = ({ from, to, part, hours }: Limits) => (from ?? to ?? part ?? hours) !== undefined

const FIRST =
  /(?<!\p{L})(?:first thing|an chéad rud|earliest (?:(?:appointment|slot|time|one) )?(?:possible|available|of the day|(?:that )?(?:i|ye|you|yous|yis|u) (?:have|do|got|can))|as early as|first (?:appointment|slot|one) (?:of|in|that) (?:the )?(?:day|morning)|chomh luath (?:agus|is)|(?:coinne|ceann|am) is luaithe (?:den|sa|an|atá|is féidir))(?!\p{L})/iu

const NOT_TOO_EARLY =
  /(?<!\p{L})(?:(?:not|nothing) (?:too|very|overly) early|gan a bheith ró-?luath|ach ní ró-?luath)(?!\p{L})/iu
const LATE_FROM = '16:00'
const NOT_EARLY_FROM = '10:00'

const BEFORE = /(?<!\p{L})(?:before|b4|earlier than|roimh|roimis|níos luaithe ná)(?!\p{L})/iu

const WEEKEND_DAYS = ['6', '7']
const WEEKDAY =
  /(?<!\p{L})(?<!(?:not|n['’]t|no|work|except|busy|full|ní|níl|seachas)(?: \p{L}+){0,2} )(?:(?:any|some|a|on) week ?days?|week ?day (?:morning|afternoon|evening)s?|week ?days (?:at|after|before|only|in|from|suit)|during the week(?! of)|(?:lá|laethanta)(?: ar bith| éigin)? (?:oibre|seachtaine)|i rith na seachtaine)(?!\p{L})/iu
const WEEKEND =
  /(?<!\p{L})(?:week ?ends?|satur\p{L}*|sat|sun(?:day)?s?|(?:n)?d?deireadh seachtaine|tsathairn|sathairn|domhnaigh|satharn|domhnach)(?!\p{L})/iu

/** "Any weekday at ten" leaves out the weekend, unless that is spoken of too. */
export const namesWeekdays = (text: string) => WEEKDAY.test(text) && !WEEKEND.test(text)

/** Reads the limits that a text sets. Empty where it sets none. `near` is a day that is talked about. */
export const findLimits = rememberLast((text: string, reference: string, language: Language, near: string): Limits => {
  const tokens = readTokens(text, reference, language, near)
  const clocks = findClocks(tokens, text)
  const refused = findRefusedDays(tokens, writeTokens(text, language))
  const notDays = namesWeekdays(text) ? [...new Set([...refused, ...WEEKEND_DAYS])] : refused
  const pick = LAST.test(text) ? 'last' : FIRST.test(text) ? 'first' : undefined
  return {
    ...clocks,
    ...(clocks.to !== undefined && BEFORE.test(text) && { isBefore: true as const }),
    ...(notDays.length > 0 && { notDays }),
    ...(pick !== undefined && { pick }),
  }
})

const REFUSED = new RegExp(` (${REFUSED_DAYS}|D:\\S+ (?:x )?nosuit)(?= )`, 'g')

/** Whether a text names a day that it does not refuse. */
export function namesDay(text: string, reference: string, language: Language, near: string): boolean {
  return / (?:D|week|days):/.test(withoutRefused(readTokens(text, reference, language, near)))
}

export const withoutRefused = (tokens: string) => tokens.replaceAll(REFUSED, ' x')

/** "Thursday or Friday": the days from which one may be chosen. Empty where a text leaves no choice. */
export function findChoiceOfDays(text: string, reference: string, language: Language, near: string): string[] {
  const tokens = withoutRefused(readTokens(text, reference, language, near))
  const [choice = ''] = / D:\S+(?: (?:(?:x|at|of|part:\S+) ){0,2}or (?:x )?D:\S+)+ /.exec(tokens) ?? []
  return [...choice.matchAll(/D:(\S+)/g)].map(([, day = '']) => day).toSorted()
}

const MIDNIGHT = Temporal.PlainDateTime.from('2026-01-07T00:00')
const NOON = '12:00'
const BUT_PART: Record<Part, Limits> = { morning: { from: NOON }, afternoon: { to: NOON }, evening: { to: '17:00' } }

const REFUSED_PART =
  / (?:(?:not|except) (?:(?:x|in|at|comma:|confirm:) ){0,2}(?:(?:pm )?part:(\S+)|am(?= ))|part:(\S+) (?:x )?nosuit(?= ))/g

/** What is wanted counts more than what is not: "in the afternoon, I work mornings". */
function findClocks(tokens: string, text: string): Limits {
  const [refused] = tokens.matchAll(REFUSED_PART)
  const wanted = readClocks(tokens.replaceAll(REFUSED_PART, ' x'), text)
  if (refused === undefined || Object.keys(wanted).length > 0) return wanted
  return BUT_PART[(refused[1] ?? refused[2] ?? 'morning') as Part]
}

/** The part of the day, and the earliest and latest time, without the day that stands beside them. */
function readClocks(tokens: string, text: string): Limits {
  if (/ (?:after|from|before|to|until:) (?:D|days|week):\S+ (?:at )?c:/.test(tokens)) return {}
  const timeless = withoutRefused(tokens).replaceAll(/ (?:D|days|week):\S+/g, '')
  if (tokens.includes(' lunch: ') && !/ (?:after|before|c:\S+) /.test(tokens))
    return { from: NOON, to: '14:00', isBefore: true }
  // "The afternoon, after work": the last part that is named is the narrower one.
  const part = [...timeless.matchAll(/ part:(\S+)/g)].at(-1)?.[1] as Part | undefined
  const { from, after = from, to } = assemble(timeless, MIDNIGHT).when
  const clock = (local: string | undefined) => (local?.includes('T') === true ? local.slice(11) : undefined)
  const [earliest, latest] = [clock(after), clock(to)]
  const isOpen = (earliest ?? latest ?? part) === undefined && !/ c:/.test(tokens)
  if (isOpen && LATE.test(text)) return { from: LATE_FROM }
  if (isOpen && NOT_TOO_EARLY.test(text)) return { from: NOT_EARLY_FROM }
  return {
    ...(earliest !== undefined && { from: earliest }),
    ...(latest !== undefined && { to: latest }),
    ...(part !== undefined && earliest === undefined && latest === undefined && { part }),
  }
}

/** "Not today, Saturday the 5th", "Friday the 4th I meant, not the 11th": one day is refused, and no weekday. */
const NOT_ONE_DAY = / (?:not|except) (?:(?:x|in|at|from|for|comma:) )*(?:\+\d|o:\d\S*) /
const TOKEN = /(?:(to|until:) )?(D|week|days):([\d-]+)(?::([\d-]+))?/g

function findRefusedDays(tokens: string, said: string): string[] {
  return [...tokens.matchAll(REFUSED)].flatMap(([, refused = '']) => {
    const days: string[] = []
    for (const [, to, kind, first = '', last] of refused.matchAll(TOKEN)) {
      const start = to === undefined ? first : (days.at(-1) ?? first)
      const count = kind === 'week' ? 6 : daysBetween(start, to === undefined ? (last ?? first) : first)
      for (let ahead = 0; ahead <= count; ahead += 1) {
        days.push(Temporal.PlainDate.from(start).add({ days: ahead }).toString())
      }
    }
    // A weekday that was said by its name is refused every week.
    const isNamed = / w:\d/.test(said) && !/ (?:week|days):/.test(` ${refused}`) && !NOT_ONE_DAY.test(said)
    const isRange = / (?:to|until:) /.test(refused)
    const isEvery = (day: string) => isNamed && (isRange || said.includes(` w:${weekday(day)} `))
    return [...new Set(days.map((day) => (isEvery(day) ? `${weekday(day)}` : day)))]
  })
}

const weekday = (day: string) => Temporal.PlainDate.from(day).dayOfWeek

/** "Monday to Friday", said on a Wednesday, are five days, although this Friday comes before next Monday. */
function daysBetween(start: string, end: string): number {
  const days = Temporal.PlainDate.from(start).until(end, { largestUnit: 'days' }).days
  return days < 0 ? (days % 7) + 7 : days
}
