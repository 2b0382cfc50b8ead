import { cutStrokes, strokePath } from '#web/lib/ogham.ts'

const [PITCH, REACH, WIDTH] = [30, 56, 150]

/** The company's name on the edge of a stone, read upwards. */
export function StandingStone({ name }: { name: string }) {
  const { strokes, width } = cutStrokes(name, PITCH)
  const height = width + 2 * PITCH
  return (
    <div className="relative max-desk:order-1 desk:row-span-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        fill="none"
        aria-hidden="true"
        className="absolute right-0 bottom-0 h-auto w-full desk:right-auto desk:left-0 desk:h-[112%] desk:max-h-[40rem] desk:w-auto"
      >
        <path d={`M${WIDTH / 2} 0V${height}`} className="stroke-ink" strokeWidth="2" />
        <g transform={`translate(${WIDTH / 2} ${height - PITCH}) rotate(-90)`}>
          <path d={strokePath(strokes, 0, REACH)} className="stroke-accent" strokeWidth="9" />
        </g>
      </svg>
    </div>
  )
}
