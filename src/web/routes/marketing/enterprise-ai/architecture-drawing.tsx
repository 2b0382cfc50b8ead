const [STEM, TRAIL] = [112, 244]
/** Left edges of the five columns. The words under the drawing use the same columns. */
const PLACES = [0, 237, 474, 711, 948]

export function ArchitectureDrawing() {
  return (
    <svg
      viewBox="0 0 1160 262"
      fill="none"
      aria-hidden="true"
      className="mt-12 hidden h-auto w-full overflow-visible lg:block"
    >
      <path d={`M-1200 ${STEM}H2400`} className="stroke-ink-2" strokeWidth="2" />
      <path d={`M-1200 ${TRAIL}H2400`} className="stroke-lichen" strokeWidth="2" />
      <path
        d={PLACES.map((x) => `M${x + 1} ${STEM + 10}V${TRAIL - 10}`).join('')}
        className="stroke-line-strong"
        strokeDasharray="1 5"
        strokeWidth="1.5"
      />
      <path
        d={PLACES.map((x) => `M${x + 1} ${TRAIL - 9}V${TRAIL + 9}`).join('')}
        className="stroke-lichen"
        strokeWidth="3"
      />
      <path d={above([8, 20, 32, 44, 56], [34, 58, 46, 70, 40])} className="stroke-ink" strokeWidth="4" />
      <Gate x={PLACES[1] ?? 0} />
      <Sources x={PLACES[2] ?? 0} />
      <path
        d={below([719, 731, 743, 755, 767, 791, 803], [52, 78, 64, 84, 48, 70, 40])}
        className="stroke-accent"
        strokeWidth="4"
      />
      <path d={`M962 ${STEM + 74}L1012 ${STEM - 86}`} className="stroke-critical" strokeWidth="7" />
    </svg>
  )
}

function above(places: number[], heights: number[]): string {
  return places.map((x, index) => `M${x} ${STEM}v${-(heights[index] ?? 0)}`).join('')
}

function below(places: number[], heights: number[]): string {
  return places.map((x, index) => `M${x} ${STEM}v${heights[index] ?? 0}`).join('')
}

/** Some questions stop at the gate. The stem continues through it. */
function Gate({ x }: { x: number }) {
  return (
    <>
      <path
        d={`M${x + 62} ${STEM - 84}V${STEM - 12}M${x + 62} ${STEM + 12}V${STEM + 84}`}
        className="stroke-ink"
        strokeWidth="6"
      />
      <path
        d={`M${x + 10} ${STEM - 44}H${x + 48}M${x + 10} ${STEM - 64}H${x + 48}`}
        className="stroke-control"
        strokeWidth="2"
      />
      <path d={`M${x + 48} ${STEM - 52}v16M${x + 48} ${STEM - 72}v16`} className="stroke-critical" strokeWidth="3" />
    </>
  )
}

/** The sources: a document, a mailbox, a record, a system. */
function Sources({ x }: { x: number }) {
  const sheets = [10, 54, 98, 142]
  return (
    <g className="stroke-ink-2" strokeWidth="1.75">
      {sheets.map((offset, index) => {
        const [left, top] = [x + offset, STEM + 26 + (index % 2) * 18]
        return (
          <path
            key={offset}
            d={`M${left + 15} ${STEM}V${top}M${left} ${top}h30v40h-30ZM${left + 6} ${top + 12}h18M${left + 6} ${top + 20}h18M${left + 6} ${top + 28}h10`}
          />
        )
      })}
    </g>
  )
}
