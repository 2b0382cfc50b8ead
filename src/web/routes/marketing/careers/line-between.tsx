import { cutStrokes, strokePath } from '#web/lib/ogham.ts'

const [STEM, REACH] = [70, 52]

/** "labhair" (speak) and "éist" (listen) in strokes at the two ends of a line. */
export function LineBetween() {
  const said = cutStrokes('LABHAIR', 15)
  const heard = cutStrokes('EIST', 15)
  return (
    <svg
      viewBox="0 0 1160 140"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      aria-hidden="true"
      className="mt-[clamp(3rem,6vw,5.5rem)] h-[7.5rem] w-full overflow-visible md:h-auto"
    >
      <path d={`M-1200 ${STEM}H2400`} className="stroke-line-strong" strokeWidth="1.5" />
      <path d={strokePath(said.strokes, STEM, REACH)} className="stroke-ink" strokeWidth="5" />
      <g transform={`translate(${1160 - heard.width} 0)`}>
        <path d={strokePath(heard.strokes, STEM, REACH)} className="stroke-accent" strokeWidth="5" />
      </g>
    </svg>
  )
}
