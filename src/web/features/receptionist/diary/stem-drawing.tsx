import type { StemLayout } from './lay-out-stem.ts'

const [WIDTH, HEIGHT, MIDDLE, STROKE] = [1_000, 52, 26, 15]

/** The drawing of a day, with the past share of it. Its link or list says the same in words. */
export function StemDrawing({ layout, now }: { layout: StemLayout; now: number | null }) {
  const { stem, blocked, byHand, byReceptionist, chosen, chosenIsByHand, clashes } = layout
  const bars = (stretches: StemLayout['stem']) => stretches.map(([from, to]) => `M${from} ${MIDDLE}H${to}`).join('')
  const strokes = (places: number[], top: number, bottom: number) =>
    places.map((x) => `M${x} ${top}V${bottom}`).join('')
  const line = { vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      className="diary-stem"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path {...line} d={bars(stem)} className="diary-stem-bare" />
      <path {...line} d={bars(blocked)} className="diary-stem-blocked" />
      <path {...line} d={strokes(byHand, MIDDLE - STROKE, MIDDLE)} className="diary-stroke" data-kind="by hand" />
      <path
        {...line}
        d={strokes(byReceptionist, MIDDLE, MIDDLE + STROKE)}
        className="diary-stroke"
        data-kind="receptionist"
      />
      <path
        {...line}
        d={chosenIsByHand ? strokes(chosen, MIDDLE - 20, MIDDLE + 3) : strokes(chosen, MIDDLE - 3, MIDDLE + 20)}
        className="diary-stroke"
        data-kind="chosen"
      />
      <path
        {...line}
        d={clashes.map((x) => `M${x - 14} ${MIDDLE + 20}L${x + 14} ${MIDDLE - 20}`).join('')}
        className="diary-clash"
      />
      {now !== null && <path {...line} d={`M${now * WIDTH} ${-HEIGHT}V${2 * HEIGHT}`} className="diary-now" />}
    </svg>
  )
}

const LEGEND = [
  { words: 'Below: booked by the receptionist', stem: 'M0 9H18', strokes: 'M6 9v7M11 9v7', kind: 'receptionist' },
  { words: 'Above: by hand, or in another calendar', stem: 'M0 9H18', strokes: 'M6 9v-7M11 9v-7', kind: 'by hand' },
  { words: 'Bare line: free', stem: 'M0 9H18', strokes: '', kind: 'by hand' },
  { words: 'Gap: a break', stem: 'M0 9H5M13 9H18', strokes: '', kind: 'by hand' },
  { words: 'Slanted: booked twice', stem: 'M0 9H18', strokes: 'M5 16L13 2', kind: 'clash' },
]

export function StemLegend({ usualMinutes, strokeMinutes }: { usualMinutes: number; strokeMinutes: 15 | 30 }) {
  return (
    <ul className="diary-legend">
      {LEGEND.map(({ words, stem, strokes, kind }) => (
        <li key={words}>
          <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
            <path d={stem} className="diary-stem-bare" />
            <path d={strokes} className="diary-stroke" data-kind={kind} />
          </svg>
          {words}
        </li>
      ))}
      <li>One stroke is {strokeMinutes === 15 ? 'a quarter of an hour' : 'half an hour'}</li>
      <li>Free counts times of {usualMinutes} minutes</li>
    </ul>
  )
}
