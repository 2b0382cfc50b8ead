import { Temporal } from 'temporal-polyfill'
import { IRISH_ZONE } from '../../../calendar/support-hours.ts'
import { leavesDoubt, leavesOut, namesOtherSpan } from './unread-time.ts'
import type { Impossible, Mismatch, Part, When } from './when.ts'

interface Clock {
  time: Temporal.PlainTime
  /** A bare hour that was read as afternoon or morning by custom. */
  isBare: boolean
}

const DAY = / (?:D|week|days):\S+/g

/** "Change it from Thursday to Friday" asks for Friday. */
function afterChange(tokens: string): string {
  // "I have a lesson on Wednesday. Move it to next week": the other day is no wish.
  const week = / change (?:x ){0,7}week:/.exec(tokens)
  if (week !== null) return tokens.slice(week.index)
  const target = / change(?=.* to (?:around:? )?(?:D:|week:|c:|days:))/.test(tokens) ? tokens.lastIndexOf(' to ') : -1
  if (target < 0) return tokens
  const said = tokens.slice(0, target)
  const sameHour = / sametime (?!.* c:)/.test(tokens.slice(target)) ? (said.match(/ c:\S+/)?.[0] ?? '') : ''
  const meant = sameHour + tokens.slice(target).replace(' to ', ' ')
  // "Move my three o'clock on Friday to four" stays on Friday.
  return / (?:D|week|days):/.test(meant) ? meant : `${said.match(DAY)?.at(-1) ?? ''}${meant}`
}

const CLOCK = / (?:(?:after|before|from) )?c:\S+/g

/** "Tuesday at 3, no sorry, Wednesday": what was corrected counts no more, and the rest stays. */
function afterCorrection(tokens: string): string {
  const start = tokens.lastIndexOf(' instead: ')
  if (start < 0) return tokens
  const [said, meant] = [tokens.slice(0, start), tokens.slice(start + ' instead:'.length)]
  if (!/ (?:D|week|days|c):/.test(meant)) return tokens
  const kept = (pattern: RegExp) => (meant.match(pattern) === null ? (said.match(pattern)?.join('') ?? '') : '')
  return `${kept(DAY)}${kept(CLOCK)}${meant}`
}

/** "Christmas week, before the day itself. The 22nd?": a last sentence that is only a day says which. */
function lastAlone(tokens: string): string {
  if (tokens.includes(' bad: ')) return tokens
  const last = / stop: (?:x )?((?:at )?D:\S+( (?:at )?c:\S+| part:\S+)?)(?: (?:stop:|comma:))* $/.exec(tokens)
  const before = tokens.slice(0, last?.index)
  // "Half nine or so. Monday": the hour that was said before it, on no day, is its own.
  const isOfHour = last?.[2] === undefined && / c:/.test(before) && !/ (?:D|week|days):/.test(before)
  if (last !== null && !isOfHour) return ` ${last[1]} `
  // "No, before nine. Half eight then": a last sentence that is only an hour says which.
  const clock = / stop: (?:x )?((?:at )?c:\S+)(?: (?:stop:|comma:))* $/.exec(tokens)
  const rest = tokens.slice(0, clock?.index)
  return clock === null || !/ (?:before|after) c:/.test(rest)
    ? tokens
    : `${rest.match(DAY)?.join('') ?? ''} ${clock[1]} `
}

/** A reason, or "after school". */
const REASON = / (?:reason: (?:after|before)(?: around:?)? c:\S+|after c:15:00:24 around:)/g

/** "Four, because school isn't out until three", "after school, like four": the hour counts. Alone the reason bounds it. */
function withoutReason(tokens: string): string {
  const wanted = tokens.replaceAll(REASON, ' x')
  return / (?<! (?:after|before|from|to|until:) )c:/.test(wanted) ? wanted : tokens.replaceAll(' reason:', '')
}

/** "Between nine and nine" */
const EMPTY_SPAN = / (?:range (c:\S+) \1|(?:from|after) (c:\S+) (?:to|until:|before) \2) /

export interface Assembled {
  when: When
  impossible?: Impossible
  mismatch?: Mismatch
}

/** What the tokens name after all rules: days, clock times and how they hang together. */
export function assemble(allTokens: string, now: Temporal.PlainDateTime): Assembled {
  const changed = withoutReason(lastAlone(afterChange(afterCorrection(allTokens))))
  // "in the afternoon" without an hour is a part of the day.
  const halved = / (?:c|n):/.test(changed) ? changed : changed.replaceAll(' pm part:', ' part:')
  // "first thing", said without a day, is tomorrow: today's is over or about to be.
  const tokens =
    / firstthing: /.test(halved) && !/ (?:D|week|days):/.test(halved)
      ? ` D:${now.toPlainDate().add({ days: 1 })}${halved}`
      : halved
  const asked = leavesDoubt(tokens)
  const days = [...tokens.matchAll(/ D:(\S+)/g)].map(([, iso = '']) => iso)
  const named = / part:(\S+)/.exec(tokens)?.[1] as Part | undefined
  const part = named ?? (tokens.includes(' am ') ? 'morning' : undefined)
  const hint = part ?? (tokens.includes(' late ') ? 'evening' : undefined)
  const confirm = asked ? { confirm: true as const } : {}
  if (tokens.includes(' bad: ')) {
    const mismatch = readMismatch(tokens, now)
    const impossible = tokens.includes(' nosuchday: ') ? ('no such day' as const) : undefined
    return { when: { confirm: true }, ...(impossible && { impossible }), ...(mismatch && { mismatch }) }
  }
  const found = findSpan(tokens, days, part, hint, now) ?? findMoment(tokens, days, part, hint, now)
  if (Object.keys(found).length === 0)
    return { when: / (?:vague:|since D:\S+|week confirm:) /.test(tokens) ? { confirm: true } : {} }
  if (EMPTY_SPAN.test(tokens)) return { when: { ...found, confirm: true }, impossible: 'empty span' }
  const isLeftOver = leavesOut(tokens, found) || namesOtherSpan(tokens, days)
  return withDoubts({ ...found, ...confirm, ...(isLeftOver ? { confirm: true } : {}) }, now)
}

function readMismatch(tokens: string, now: Temporal.PlainDateTime): Mismatch | undefined {
  const [token, date = '', ...days] = / bad: mismatch:([\d-]+):([\d-]+):([\d-]+)/.exec(tokens) ?? []
  const [first = '', second = ''] = days.toSorted()
  if (token === undefined) return undefined
  const { when } = assemble(tokens.replace(token, ` D:${first}`), now)
  return { date, days: [first, second], when: { ...when, confirm: true } }
}

function findSpan(
  tokens: string,
  days: string[],
  part: Part | undefined,
  hint: Part | undefined,
  now: Temporal.PlainDateTime,
): When | undefined {
  const day = days[0] ?? now.toPlainDate().toString()
  const week = / week:(\S+)/.exec(tokens)?.[1]
  if (week !== undefined && days.length === 0 && / c:/.test(tokens)) return { week, confirm: true }
  const range = / range (c:\S+) (c:\S+)/.exec(tokens)
  if (range !== null) return clockRange(range[1] ?? '', range[2] ?? '', day, hint)
  const dayRange =
    / (?:between D:(?=\S+(?: comma:)? and )|(?:between |from )?D:(?!\S+(?: comma:)? and ))(\S+)(?: comma:)? (?:and|to|until:) (?:x )?D:(\S+)/.exec(
      tokens,
    )
  if (dayRange !== null && dayRange[1] !== dayRange[2]) {
    const span = buildDayRange(dayRange[1] ?? '', dayRange[2] ?? '')
    // "Monday to Friday after five"
    return / c:/.test(tokens) ? { ...span, confirm: true } : span
  }
  const several = / days:([\d-]+):([\d-]+)/.exec(tokens)
  if (several !== null && days.length === 0)
    return { from: several[1] ?? '', to: several[2] ?? '', ...(part === undefined ? {} : { part }) }
  const edges = [/ (?:after|from) (c:\S+)/, / (?:before|to|until:) (c:\S+)/].map((pattern) => pattern.exec(tokens)?.[1])
  if (edges[0] !== undefined && edges[1] !== undefined) return clockRange(edges[0], edges[1], day, hint)
  const edge = findEdge(tokens, hint)
  if (edge !== undefined) {
    const clock = readClock(edge[2] ?? '', hint)
    if (clock === undefined) return { confirm: true }
    const key = edge[1] === 'after' || edge[1] === 'from' ? 'after' : 'to'
    return { [key]: at(day, clock.time) }
  }
  const dayEdge = / (after|from|before|to|until:) D:(\S+)/.exec(tokens)
  if (dayEdge !== null && !/ c:/.test(tokens))
    return { [/^(?:after|from)$/.test(dayEdge[1] ?? '') ? 'after' : 'to']: dayEdge[2] }
  return undefined
}

const EDGE = / (after|from|before|to|until:)(?: around:?)? (c:\S+)/g

/** "After school. He's not out until four": of two hours from which it suits, the later one. */
function findEdge(tokens: string, hint: Part | undefined): RegExpExecArray | undefined {
  const [first, ...others] = tokens.matchAll(EDGE)
  const start = (edge: RegExpExecArray) => readClock(edge[2] ?? '', hint)?.time.toString() ?? ''
  return others.reduce((found, edge) => {
    const areStarts = [found, edge].every((each) => each?.[1] === 'after' || each?.[1] === 'from')
    return areStarts && found !== undefined && start(edge) > start(found) ? edge : found
  }, first)
}

const BESIDE_SAME_TIME =
  / D:(\S+) (?:(?:x|at|confirm:|comma:) ){0,3}sametime | sametime (?:(?:x|at|confirm:) ){0,3}D:(\S+)/

function findMoment(
  tokens: string,
  days: string[],
  part: Part | undefined,
  hint: Part | undefined,
  now: Temporal.PlainDateTime,
): When {
  const clocks = [...tokens.matchAll(/ (c:\S+)/g)].map(([, token = '']) => token)
  const week = / week:(\S+)/.exec(tokens)?.[1]
  // "At three, the same time as before": an hour that is said counts more.
  if (tokens.includes(' sametime ') && days[0] !== undefined && clocks.length === 0)
    return { at: at(days[0], now.toPlainTime()) }
  // "It is on Friday at eleven, I'd prefer Monday at the same time"
  const [, before, after] = BESIDE_SAME_TIME.exec(tokens) ?? []
  if (clocks[0] === undefined) {
    if (days[0] === undefined)
      return week === undefined
        ? part === undefined
          ? {}
          : { part, confirm: true }
        : { week, ...(part === undefined ? {} : { part }) }
    return { day: days[0], ...(part === undefined ? {} : { part }) }
  }
  const clock = readClock(clocks[0], hint)
  if (clock === undefined) return { ...(days[0] === undefined ? {} : { day: days[0] }), confirm: true }
  // "One at night"
  const isNight = part === 'evening' && /^c:(?:12|[1-4]):/.test(clocks[0])
  const doubt = isNight || new Set(clocks).size > 1 ? { confirm: true as const } : {}
  if (days[0] === undefined && week !== undefined) return { week, confirm: true }
  const named = { at: at(before ?? after ?? days[0] ?? now.toPlainDate().toString(), clock.time), ...doubt }
  const isPast = named.at < at(now.toPlainDate().toString(), now.toPlainTime())
  if (!isPast) return named
  if (days[0] === undefined) return { at: at(now.toPlainDate().add({ days: 1 }).toString(), clock.time), confirm: true }
  const tonight = clock.isBare && clock.time.hour < 12 ? at(days[0], clock.time.add({ hours: 12 })) : named.at
  return { at: tonight, confirm: true }
}

/** "Monday to Wednesday", said on a Tuesday, ends in the week in which it begins. */
function buildDayRange(from: string, to: string): When {
  if (from < to) return { from, to }
  const later = Temporal.PlainDate.from(to).add({ weeks: 1 }).toString()
  return from < later ? { from, to: later } : { from, to: later, confirm: true }
}

function clockRange(first: string, second: string, day: string, part: Part | undefined): When {
  const [, , , firstFlag] = first.split(':')
  const [hour, minute, , secondFlag] = [...first.split(':').slice(1, 3), '', second.split(':')[3]]
  const to = readClock(second, part)
  const shared = firstFlag === '?' && secondFlag === 'pm' && Number(hour) < 12 ? `c:${hour}:${minute}:pm` : first
  let from = readClock(shared, part)
  if (from !== undefined && to !== undefined && from.time.hour > to.time.hour && shared !== first)
    from = readClock(first, part)
  if (from === undefined || to === undefined) return { confirm: true }
  const span = { from: at(day, from.time), to: at(day, to.time) }
  if (span.from < span.to) return span
  const later = to.isBare && to.time.hour < 12 ? { ...span, to: at(day, to.time.add({ hours: 12 })) } : undefined
  return later !== undefined && later.from < later.to ? { ...later, confirm: true } : { day, confirm: true }
}

/** A bare 1 to 7 is in the afternoon, 8 to 11 in the morning, unless the part of the day says otherwise. */
export function readClock(token: string, part: Part | undefined): Clock | undefined {
  const [, hourText, minuteText, flag] = token.split(':')
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined
  if ((flag === 'am' || flag === 'pm') && (hour > 12 || hour === 0))
    return flag === 'pm' && hour > 12 ? time(hour, minute) : undefined
  if (flag === 'am') return time(hour % 12, minute)
  if (flag === 'pm') return time((hour % 12) + 12, minute)
  if (flag === '24' || hour > 12 || hour === 0) return time(hour % 24, minute)
  const isMorning = part === 'morning'
  const isLate = part === 'evening' || (part === 'afternoon' && hour < 10)
  const isAfternoon = !isMorning && (isLate ? hour < 12 : hour < 8)
  return { ...time(isAfternoon ? hour + 12 : hour, minute), isBare: part === undefined }
}

function time(hour: number, minute: number): Clock {
  return { time: Temporal.PlainTime.from({ hour, minute }), isBare: false }
}

const at = (day: string, time: Temporal.PlainTime) => `${day}T${time.toString({ smallestUnit: 'minute' })}`

/** What lies in the past, or in an hour that the change of the clocks leaves out or repeats, has to be asked. */
function withDoubts(when: When, now: Temporal.PlainDateTime): Assembled {
  const today = now.toPlainDate().toString()
  const last = when.at ?? when.to ?? when.day ?? when.after ?? when.from
  const first = when.from ?? when.at
  const hasBegun = first?.includes('T') === true && first <= at(today, now.toPlainTime())
  if (hasBegun || (last !== undefined && last.slice(0, 10) < today)) return { when: { ...when, confirm: true } }
  // "Twelve at night on Friday" is the beginning of that day, or its end.
  if (when.at?.endsWith('T00:00') === true) return { when: { ...when, confirm: true } }
  for (const local of [when.at, when.from, when.to, when.after]) {
    if (local === undefined || !local.includes('T')) continue
    const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
      Temporal.PlainDateTime.from(local).toZonedDateTime(IRISH_ZONE, { disambiguation }),
    )
    if (earlier?.epochMilliseconds === later?.epochMilliseconds) continue
    const isSkipped = earlier?.toPlainDateTime().toString({ smallestUnit: 'minute' }) !== local
    if (isSkipped) return { when: { day: local.slice(0, 10), confirm: true }, impossible: 'skipped hour' }
    return { when: { ...when, confirm: true }, impossible: 'repeated hour' }
  }
  return { when }
}
