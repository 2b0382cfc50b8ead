import type { LinePart } from '#contracts/receptionist/desk.ts'

const WIDTH = 128
const MIDDLE = 9
const PITCH = 3.2
const GAP = 4

/** A miniature of the start of a conversation's line. */
export function Trace({ line }: { line: LinePart[] }) {
  const { paths, end } = draw(line)
  return (
    <svg className="desk-trace" width={WIDTH} height="18" viewBox={`0 0 ${WIDTH} 18`} fill="none" aria-hidden="true">
      <path d={`M0 ${MIDDLE}H${end}`} className="stroke-line-strong" />
      {Object.entries(paths).map(([kind, d]) => (
        <path key={kind} d={d} className="desk-stroke" data-kind={kind} />
      ))}
    </svg>
  )
}

function draw(line: LinePart[]) {
  const paths: Record<string, string> = {}
  let x = 2
  for (const part of line) {
    if (x > WIDTH) break
    const strokes = 'strokes' in part ? part.strokes : 1
    for (let index = 0; index < strokes && x <= WIDTH; index += 1) {
      paths[part.kind] = `${paths[part.kind] ?? ''}${drawStroke(part.kind, x, index)}`
      x = Math.round((x + PITCH) * 10) / 10
    }
    x += GAP
  }
  return { paths, end: Math.min(WIDTH, x) }
}

/** Lengths vary for looks only. The number of strokes is what counts. */
const LENGTHS = [5.4, 6.9, 5, 6.3, 6.6, 4.8, 7]

function drawStroke(kind: LinePart['kind'], x: number, index: number): string {
  const length = LENGTHS[index % LENGTHS.length] ?? 6
  switch (kind) {
    case 'contact':
      return `M${x} ${MIDDLE}v${-length}`
    case 'receptionist':
      return `M${x} ${MIDDLE}v${length}`
    case 'staff':
      return `M${x + 1.5} ${MIDDLE}l-3 7`
    case 'taken over':
      return `M${x - 2} 17l6 -16`
    case 'unknown':
      return `M${x - 2} 4.5h7`
    case 'given back':
    case 'done':
      return `M${x} 4.5v9`
  }
}
