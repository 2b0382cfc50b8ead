import type { BookingClash, DiaryBlock, DiaryBooking, DiaryColumn, Span } from '#contracts/receptionist/diary-screen.ts'

export type DiaryRow = Span & { diaryId: string; diaryName: string } & (
    | { kind: 'booking'; booking: DiaryBooking }
    | { kind: 'block'; block: DiaryBlock }
    | { kind: 'busy'; busy: BookingClash }
    | { kind: 'free' | 'break' | 'hold' }
  )

/** Everybody's day as one list by start, then in the order of the diaries. */
export function listRows(columns: DiaryColumn[]): DiaryRow[] {
  return columns
    .flatMap(buildRows)
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
}

/** The same for one person or room. */
export function buildRows({ diaryId, name, ...column }: DiaryColumn): DiaryRow[] {
  const own = { diaryId, diaryName: name }
  const rows: DiaryRow[] = [
    ...column.bookings.map((booking) => ({
      ...own,
      from: booking.from,
      to: booking.to,
      kind: 'booking' as const,
      booking,
    })),
    ...column.blocks.map((block) => ({ ...own, from: block.from, to: block.to, kind: 'block' as const, block })),
    ...column.busy.map((busy) => ({ ...own, from: busy.from, to: busy.to, kind: 'busy' as const, busy })),
    ...column.free.map((span) => ({ ...own, ...span, kind: 'free' as const })),
    ...column.breaks.map((span) => ({ ...own, ...span, kind: 'break' as const })),
    ...column.holds.map((span) => ({ ...own, ...span, kind: 'hold' as const })),
  ]
  return rows.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
}

/** What is left of a row beside the bookings: in a column they would cover its words. */
export function cutOut(row: DiaryRow, bookings: Span[]): DiaryRow[] {
  const cut = (part: DiaryRow, { from, to }: Span) => {
    if (part.to <= from || part.from >= to) return [part]
    const rest = [
      { ...part, to: from },
      { ...part, from: to },
    ]
    return rest.filter((piece) => piece.from < piece.to)
  }
  return bookings.reduce((parts, booking) => parts.flatMap((part) => cut(part, booking)), [row])
}
