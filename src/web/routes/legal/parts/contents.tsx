type Props = { entries: { id: string; title: string }[]; isNumbered?: boolean; className?: string }

/** Plain links, so that the table of contents works without JavaScript and the back button returns to it. */
export function Contents({ entries, isNumbered = true, className }: Props) {
  return (
    <nav aria-label="On this page" className={className}>
      <ol className="legal-contents">
        {entries.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              {isNumbered ? <span className="legal-contents-number">{index + 1}</span> : null}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
