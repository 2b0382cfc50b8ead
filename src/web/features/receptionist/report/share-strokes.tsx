const STROKES = 50

type Props = { share: number; tone: 'text-chart-1' | 'text-chart-2' }

/** A share as strokes of one fiftieth each. The words beside it say the same. */
export function ShareStrokes({ share, tone }: Props) {
  const full = Math.min(STROKES, Math.round(share * STROKES))
  return (
    <svg viewBox="0 0 300 24" width="100%" aria-hidden="true" className={`my-2 block h-auto ${tone}`}>
      <line x1="0" x2="300" y1="12" y2="12" className="stroke-line-strong" />
      {Array.from({ length: STROKES }, (_, index) => index * 6 + 3).map((x, index) => (
        <line
          key={x}
          x1={x}
          x2={x}
          y1={index < full ? 1 : 8}
          y2={index < full ? 23 : 16}
          strokeWidth="2"
          stroke={index < full ? 'currentColor' : 'var(--line-strong)'}
        />
      ))}
    </svg>
  )
}
