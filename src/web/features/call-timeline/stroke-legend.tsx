export function StrokeLegend({ receptionist }: { receptionist: string }) {
  const kinds = [
    { tone: 'text-muted', strokes: 'M6 9V2M11 9V2', words: 'Above: the caller' },
    { tone: 'text-accent', strokes: 'M6 9V16M11 9V16', words: `Below: ${receptionist}` },
    { tone: 'text-lichen-text', strokes: 'M9 5V13', words: 'Across: something gets done' },
    { tone: 'text-critical', strokes: 'M6 17L12 1', words: 'Slanted: a person takes over' },
  ]
  return (
    <ul className="call-legend">
      {kinds.map(({ tone, strokes, words }) => (
        <li key={words}>
          <svg className={tone} viewBox="0 0 18 18" width="18" height="18" fill="none" aria-hidden="true">
            <path className="stroke-line-strong" d="M0 9H18" />
            <path stroke="currentColor" strokeWidth="2" d={strokes} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}
