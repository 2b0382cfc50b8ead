import { addDays, addMinutes } from '../../../turn/irish-time.ts'
import type { DialogueState, OfferedSlot } from '../../../turn/state.ts'
import { checksTime } from '../../../understanding/replies/checks-time.ts'
import type { Slots } from '../../../understanding/slots.ts'
import { findChoiceOfDays, limitsClock, namesDay } from '../../../understanding/when/find-limits.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import { withoutFillers } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { distanceTo, saidLimits, withoutEnd } from './limits.ts'
import { nearHour } from './near-hour.ts'
import { readMinuteShift, readShift } from './read-shift.ts'
import { readBareTime, readClocks } from './times.ts'

const TIME_KEYS = ['at', 'day', 'part', 'from', 'to', 'week', 'after'] as const

const isTimeKey = (key: string) => TIME_KEYS.some((known) => known === key)
export const namesTime = (slots: Slots) => TIME_KEYS.some((key) => slots[key] !== undefined)

/** The slots without the time and its doubts. */
export function withoutTime(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([key]) => !isTimeKey(key) && key !== 'confirm'))
}

/** The day that is talked about: held, asked for, offered, or that of the booking to move. */
export function discussedDay({ hold, slots, offered, bookings }: DialogueState): string | undefined {
  const { at, day, from, after, week } = slots
  const local = hold?.slot.local ?? at ?? day ?? from ?? after ?? week ?? bookings[0]?.local ?? offered[0]?.local
  return local?.slice(0, 10)
}

const SAME_TIME = /\b(?:same (?:time|hour|slot)|(?:t-)?am c[ée]anna|uair ch[ée]anna|tr[áa]th c[ée]anna)(?!\p{L})/iu
export const saysSameTime = (text: string) => SAME_TIME.test(text)
const SAME_DAY = /\b(?:same day|lá céanna)(?!\p{L})/iu

/** The time of a text with what the dialogue knows: "half five" keeps the discussed day, "no, Friday" the discussed time. */
export function completeTime(draft: Draft, wish = draft.reading.text): Slots {
  const { state, reading, turn } = draft
  const text = withoutEnd(state, wish)
  const { language } = reading
  const [booking] = state.task === 'move' ? state.bookings : []
  const asked = state.hold?.slot.local ?? state.slots.at ?? state.slots.day ?? commonDay(state.offered)
  const known = asked ?? booking?.local
  const shift = readShift(text)
  const start = booking?.local ?? known
  if (shift !== undefined && start !== undefined && !namesTime(readNearDay(draft, shift.rest))) {
    const moved = addDays(start, shift.days)
    return { ...withoutTime(readNearDay(draft, text)), [moved.includes('T') ? 'at' : 'day']: moved }
  }
  const minutes = start?.includes('T') === true ? readMinuteShift(text) : undefined
  if (minutes !== undefined && start !== undefined && readClocks(text, language)?.at === undefined)
    return { ...withoutTime(readNearDay(draft, text)), at: addMinutes(start, minutes) }
  const said = readNearDay(draft, wish)
  const bare = readBareTime(text, language) ?? readMinutes(text, known)
  if (bare !== undefined && known !== undefined)
    return { ...withoutTime(said), at: nearHour(draft, text, `${known.slice(0, 10)}T${bare}`) }
  // "Monday at the same time" means the booked or discussed time, not the time of day of the message.
  const clocks = readClocks(text, language)
  if (saysSameTime(text) && (said.at ?? said.day) !== undefined) {
    const plain = readNearDay(draft, text.replace(SAME_TIME, ' '))
    // "At four, the same time as before": an hour that is said counts more.
    if (plain.at?.includes('T') === true) return plain
    const day = (said.at ?? said.day)?.slice(0, 10) ?? ''
    const clock = (booking?.local ?? known)?.slice(10) ?? ''
    return { ...withoutTime(said), ...(clock === '' ? { day } : { at: `${day}${clock}` }) }
  }
  // "At the same time", of a new day that was read back.
  if (saysSameTime(text) && booking !== undefined && known !== undefined && clocks === undefined)
    return { ...withoutTime(said), at: `${known.slice(0, 10)}${booking.local.slice(10)}` }
  if (SAME_DAY.test(text) && said.at !== undefined && known !== undefined)
    return { ...said, at: `${known.slice(0, 10)}${said.at.slice(10)}` }
  if (clocks?.at !== undefined && known !== undefined)
    return { ...said, at: nearHour(draft, text, `${known.slice(0, 10)}T${clocks.at}`) }
  // "After five", without a day: on the days that are talked about.
  const limits = saidLimits(draft, text, known)
  const isLimitAlone = limitsClock(limits) && !namesDay(text, turn.reference, language, known?.slice(0, 10) ?? '')
  if (isLimitAlone) {
    const day = asked?.slice(0, 10)
    // "First thing", on no day: that of today is over.
    const after = day === undefined && limits.pick === 'first' ? said.day : undefined
    return { ...withoutTime(said), ...(day !== undefined && { day }), ...(after !== undefined && { after }) }
  }
  const [first, ...others] = findChoiceOfDays(text, turn.reference, language, discussedDay(state) ?? '')
  const last = others.at(-1)
  if (first !== undefined && last !== undefined && clocks?.at === undefined)
    return { ...withoutTime(said), from: first, to: last }
  // "Move it to Friday": at the time that it has.
  const timed = asked?.includes('T') === true ? asked : booking?.local
  if (said.at?.includes('T') === true) return { ...said, at: nearHour(draft, text, said.at) }
  if (timed === undefined || said.day === undefined || said.part !== undefined) return said
  const { day, ...rest } = said
  const at = `${day}${timed.slice(10)}`
  // "A bit earlier", and then "Thursday?": the time of before suits on no day.
  return distanceTo(state.limits, at) > 0 ? said : { ...rest, at }
}

/** Whether the message names another time than one that was read back. "Yes, Friday" may name its day. */
export function namesOtherTime(draft: Draft, local: string | undefined): boolean {
  // "So it's Thursday the 27th at ten?", of a Friday, is not the time that was read back.
  if (!namesTime(draft.reading.slots)) return checksTime(draft.reading.text)
  const { at, day } = completeTime(draft)
  return local?.startsWith(at ?? day ?? 'none') !== true
}

const MINUTES = /(?<!\p{L})(half|quarter|leathuair|ceathrú) (past|after|to|tar éis|i ndiaidh|chun)$/iu

/** "Make it half past": of the hour that is known. */
function readMinutes(text: string, known: string | undefined): string | undefined {
  const [, part, side] = MINUTES.exec(withoutFillers(text)) ?? []
  if (part === undefined || side === undefined || known?.includes('T') !== true) return undefined
  const minutes = /half|leathuair/i.test(part) ? 30 : 15
  const hour = `${known.slice(0, 13)}:00`
  return addMinutes(hour, /to|chun/i.test(side) ? -minutes : minutes).slice(11)
}

/** The slots of a text, whose days are read near the day that is talked about. */
export function readNearDay({ state, reading, turn }: Draft, text = reading.text): Slots {
  const { name: _, ...slots } = text === reading.text ? reading.slots : {}
  const near = discussedDay(state)
  const when = parseWhen(withoutEnd(state, text), turn.reference, reading.language, near)
  const isKnown = text === reading.text && (near === undefined || Object.keys(when).length === 0)
  return isKnown ? slots : { ...withoutTime(slots), ...when }
}

function commonDay(offered: OfferedSlot[]): string | undefined {
  const days = new Set(offered.map(({ local }) => local.slice(0, 10)))
  return days.size === 1 ? [...days][0] : undefined
}
