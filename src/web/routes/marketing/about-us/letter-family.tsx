import { cutStrokes, strokePath } from '#web/lib/ogham.ts'

const [SPACE, PITCH, STEM, REACH] = [96, 13, 44, 32]

type Props = { name: string; position: string; letters: string[] }

/** Five letters of one family on one stem, with their Latin letters below. */
export function LetterFamily({ name, position, letters }: Props) {
  return (
    <li>
      <svg
        viewBox={`0 0 ${SPACE * 5} 118`}
        fill="none"
        role="img"
        aria-label={`${position}: the letters ${letters.join(', ')}, of one to five strokes`}
        className="h-auto w-full overflow-visible"
      >
        <path d={`M0 ${STEM}H${SPACE * 5}`} className="stroke-line-strong" strokeWidth="1.5" />
        {letters.map((letter, index) => {
          const { strokes, width } = cutStrokes(letter, PITCH)
          const shift = index * SPACE + (SPACE - width) / 2
          return (
            <g key={letter}>
              <path
                d={strokePath(
                  strokes.map((stroke) => ({ ...stroke, x: stroke.x + shift })),
                  STEM,
                  REACH,
                )}
                className="stroke-accent"
                strokeWidth="4.5"
              />
              <text
                x={index * SPACE + SPACE / 2}
                y="110"
                textAnchor="middle"
                fontSize="22"
                className="fill-ink font-demibold font-heading"
              >
                {letter}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="mt-3 flex flex-wrap gap-x-3 text-ui">
        <b className="font-semibold" lang="ga">
          {name}
        </b>
        <span className="text-muted">{position}</span>
      </p>
    </li>
  )
}
