import type { Letters } from './letters.ts'

/** The company's name letter by letter on one stem. letters.ts explains the units. */
export function LettersFigure({ letters, counted }: Letters) {
  const said = letters.map(({ letter }) => letter).join(', ')
  return (
    <figure>
      <svg
        className="letters"
        viewBox="0 0 560 262"
        fill="none"
        role="img"
        aria-label={`The letters ${said}, written as ogham strokes along a stem`}
      >
        <path d="M0 90H560" className="stroke-line-strong" strokeWidth="1.5" />
        {letters.map(({ letter, name, centre, strokes }) => (
          <g key={centre}>
            <path d={strokes} className="stroke-accent" strokeWidth="6" />
            <text x={centre} y={202} className="letter">
              {letter}
            </text>
            <text x={centre} y={234} className="letter-name" lang="ga">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-4 text-small text-muted">Our name as it is cut: {counted}, one stem.</figcaption>
    </figure>
  )
}
