import { CHANGE_PART_NAMES, type Change, type ChangeLine, groupChanges } from '#contracts/receptionist/changes.ts'
import type { Changes } from '#contracts/receptionist/publishing.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import './publishing.css'

/** Changes by part. The old value is struck through. */
export function ChangesByPart({ changes: { items, more }, level = 3 }: { changes: Changes; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <div className="changes-by-part">
      {groupChanges(items).map(({ part, changes }) => (
        <section key={part}>
          <Heading>{CHANGE_PART_NAMES[part]}</Heading>
          <ChangeList changes={changes} />
        </section>
      ))}
      {more > 0 && <p className="changes-more">{`And ${formatCount(more)} more answers.`}</p>}
    </div>
  )
}

export function ChangeList({ changes }: { changes: Change[] }) {
  return (
    <ul className="changes">
      {changes.map(({ part, id, title, lines }) => (
        <li key={`${part} ${id}`}>
          <b>{title}</b>
          {lines.map((line) => (
            <Line key={line.label ?? ''} {...line} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function Line({ label, before, after, language }: ChangeLine) {
  const lang = language === 'ga' ? 'ga' : undefined
  return (
    <span>
      {label !== undefined && <span className="changes-label">{label}: </span>}
      {before !== undefined && (
        <>
          <span className="sr-only">was </span>
          <s lang={lang}>{before}</s>
        </>
      )}
      {before !== undefined && after !== undefined && <span className="sr-only">, now</span>}{' '}
      {after !== undefined && <span lang={lang}>{after}</span>}
    </span>
  )
}
