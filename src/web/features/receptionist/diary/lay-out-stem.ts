import type { DiaryColumn, Span } from '#contracts/receptionist/diary-screen.ts'
import { type Axis, calculateShare } from './axis.ts'
import { listBusyInHours } from './words.ts'

const QUARTER = 15 * 60_000
/** Strokes of one booking stand closer than a quarter of an hour, so that bookings look separate. */
const CLOSER = 0.87

/** Positions in thousandths of the stem. */
export type Stretch = [from: number, to: number]

export type StemLayout = {
  /** Open or booked. Breaks are gaps in it. */
  stem: Stretch[]
  blocked: Stretch[]
  /** One stroke for each `minutesOfStroke`. */
  byHand: number[]
  byReceptionist: number[]
  chosen: number[]
  chosenIsByHand: boolean
  /** Positions at which a booking overlaps an entry of another calendar. */
  clashes: number[]
}

/** In a week of long days a quarter of an hour would be a hair: strokes could not be counted. */
export const minutesOfStroke = (axis: Axis, days: number): 15 | 30 =>
  (axis.to - axis.from) * days > MOST_HOURS_IN_QUARTERS * 4 * QUARTER ? 30 : 15

const MOST_HOURS_IN_QUARTERS = 80

/** Lays out a person's day. Strokes are booked time, a bare stem is free time. */
export function layOutStem(column: DiaryColumn, axis: Axis, chosenId?: string, minutes = 15): StemLayout {
  const chosen = column.bookings.find(({ id }) => id === chosenId)
  const listAllStrokes = (spans: Span[]) => spans.flatMap((span) => listStrokes(span, axis, minutes))
  // Entries of other calendars count as by hand. All-day entries are drawn as blocked time.
  const [shortBusy, longBusy] = splitBusy(column)
  const others = column.bookings.filter((booking) => booking !== chosen)
  return {
    stem: joinStretches([...column.open, ...column.bookings].map((span) => toStretch(span, axis))),
    blocked: joinStretches([...column.blocks, ...longBusy].map((span) => toStretch(span, axis))),
    byHand: [...listAllStrokes(others.filter(({ isByHand }) => isByHand)), ...listAllStrokes(shortBusy)],
    byReceptionist: listAllStrokes(others.filter(({ isByHand }) => !isByHand)),
    chosen: chosen === undefined ? [] : listStrokes(chosen, axis, minutes),
    chosenIsByHand: chosen?.isByHand === true,
    clashes: column.bookings
      .filter(({ clashes }) => clashes.length > 0)
      .map(({ from, to }) => thousandth(calculateShare(axis, (Date.parse(from) + Date.parse(to)) / 2))),
  }
}

const LONGEST_APPOINTMENT = 4 * 4

function splitBusy(column: DiaryColumn): [short: Span[], long: Span[]] {
  const inHours: Span[] = listBusyInHours(column)
  const isShort = (span: Span) => countQuarters(span) <= LONGEST_APPOINTMENT
  return [inHours.filter(isShort), inHours.filter((span) => !isShort(span))]
}

const countParts = ({ from, to }: Span, length: number) =>
  Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / length))

export const countQuarters = (span: Span) => countParts(span, QUARTER)

function listStrokes(booking: Span, axis: Axis, minutes: number): number[] {
  const start = Date.parse(booking.from)
  const length = minutes * 60_000
  return Array.from({ length: countParts(booking, length) }, (_, index) =>
    thousandth(calculateShare(axis, start + (index + 0.5) * length * CLOSER)),
  )
}

const thousandth = (share: number) => Math.round(share * 10_000) / 10
const toStretch = ({ from, to }: Span, axis: Axis): Stretch => [
  thousandth(calculateShare(axis, from)),
  thousandth(calculateShare(axis, to)),
]

function joinStretches(stretches: Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const [from, to] of stretches.toSorted((one, other) => one[0] - other[0])) {
    if (from >= to) continue
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
