import type { Period } from '#contracts/receptionist/diary.ts'

const WIDTH = 206
const HOUR_WIDTH = 8.25
const START = 4

const countHours = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

/** A day from midnight to midnight: one stroke an open hour, a broken stem where closed. */
export function HourStrokes({ periods }: { periods: Period[] }) {
  const spans = periods.filter(({ from, to }) => from !== '' && to !== '').map(toSpan)
  const stem = spans.map(([from, to]) => `M${computeX(from)} 14H${computeX(to)}`).join('')
  const strokes = spans.flatMap(([from, to]) =>
    Array.from({ length: Math.floor(to - from) }, (_, hour) => `M${computeX(from + hour + 0.5)} 9v10`),
  )
  return (
    <svg width={WIDTH} height="28" viewBox={`0 0 ${WIDTH} 28`} fill="none" aria-hidden="true" className="week-strokes">
      <path d={`M${START} 14H${computeX(24)}`} className="stroke-line-strong" strokeDasharray="1 5" />
      {stem !== '' && <path d={stem} className="stroke-line-strong" />}
      {strokes.length > 0 && <path d={strokes.join('')} className="stroke-accent" strokeWidth="2" />}
    </svg>
  )
}

const computeX = (hours: number) => Math.round((START + hours * HOUR_WIDTH) * 10) / 10

/** A period past midnight is drawn to the end of its day. */
function toSpan({ from, to }: Period): [from: number, to: number] {
  const [start, end] = [countHours(from), countHours(to)]
  return [start, end > start ? end : 24]
}
