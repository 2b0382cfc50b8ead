/** Twenty working days: visitors above, mailings below. The figures are made up. */
const CAME = [16, 22, 18, 26, 20, 24, 19, 28, 22, 26, 30, 24, 34, 38, 52, 58, 66, 60, 72, 78]
const WENT_OUT = [11, 12, 13, 15, 17]
const APPROVED_AFTER = 10.5
const [DAY, STEM] = [48, 96]

export function MonthLine() {
  const at = (day: number) => 12 + day * DAY
  const group = (x: number, count: number, dy: number, height: number) =>
    Array.from({ length: count }, (_, index) => `M${x + index * 8} ${STEM}v${dy * height}`).join('')
  return (
    <svg
      viewBox="0 0 960 168"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="mt-[clamp(2rem,4vw,3rem)] h-[150px] w-full overflow-visible md:h-[190px]"
    >
      <path d={`M0 ${STEM}H960`} className="stroke-line-strong" />
      <g strokeWidth="2" className="stroke-ink-2">
        {CAME.map((height, day) => (
          <path key={at(day)} d={group(at(day), 2 + Math.floor(day / 6), -1, height)} />
        ))}
      </g>
      <path d={WENT_OUT.map((day) => group(at(day), 3, 1, 44)).join('')} className="stroke-accent" strokeWidth="2" />
      <path
        d={`M${at(APPROVED_AFTER) - 10} ${STEM + 44}L${at(APPROVED_AFTER) + 20} ${STEM - 62}`}
        className="stroke-lichen"
        strokeWidth="4"
      />
    </svg>
  )
}
