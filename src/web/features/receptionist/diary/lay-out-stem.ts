import type { DiaryBooking, DiaryColumn, Span } from '#contracts/receptionist/diary-screen.ts'
import { type Axis, shareOf } from './axis.ts'

const QUARTER = 15 * 60_000
/** Strokes of one booking stand a little closer than quarters of an hour, so that bookings stay apart like words. */
const CLOSER = 0.87

/** Along the stem, in thousandths of its length. */
export type Stretch = [from: number, to: number]

export type StemLayout = {
  /** Open or booked. Breaks are gaps in it. */
  stem: Stretch[]
  /** Time that staff keep free. */
  blocked: Stretch[]
  /** Strokes, one for each quarter of an hour. */
  byHand: number[]
  byReceptionist: number[]
  chosen: number[]
  chosenIsByHand: boolean
}

/** A person's day as a stem: strokes are what is booked, bare stem is what is free. */
export function layOutStem(column: DiaryColumn, axis: Axis, chosenId?: string): StemLayout {
  const chosen = column.bookings.find(({ id }) => id === chosenId)
  const strokesOf = (bookings: DiaryBooking[]) => bookings.flatMap((booking) => listStrokes(booking, axis))
  const others = column.bookings.filter((booking) => booking !== chosen)
  return {
    stem: joinStretches([...column.open, ...column.bookings].map((span) => toStretch(span, axis))),
    blocked: joinStretches(column.blocks.map((span) => toStretch(span, axis))),
    byHand: strokesOf(others.filter(({ isByHand }) => isByHand)),
    byReceptionist: strokesOf(others.filter(({ isByHand }) => !isByHand)),
    chosen: chosen === undefined ? [] : listStrokes(chosen, axis),
    chosenIsByHand: chosen?.isByHand === true,
  }
}

export const countQuarters = ({ from, to }: Span) =>
  Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / QUARTER))

function listStrokes(booking: DiaryBooking, axis: Axis): number[] {
  const start = Date.parse(booking.from)
  return Array.from({ length: countQuarters(booking) }, (_, index) =>
    thousandth(shareOf(axis, start + (index + 0.5) * QUARTER * CLOSER)),
  )
}

const thousandth = (share: number) => Math.round(share * 10_000) / 10
const toStretch = ({ from, to }: Span, axis: Axis): Stretch => [
  thousandth(shareOf(axis, from)),
  thousandth(shareOf(axis, to)),
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
