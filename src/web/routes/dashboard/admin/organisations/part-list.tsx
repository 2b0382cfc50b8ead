import type { ReactNode } from 'react'
import { formatCount } from '#contracts/words/amounts.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

export type PartRow = {
  key: string
  title: string
  /** The address of the row's link. */
  to?: string
  note: ReactNode
  /** An amount or a state at the end of the row. */
  end: ReactNode
}

type PartListProps = {
  title: string
  /** The address of the full list. */
  all: string
  rows: PartRow[]
  total: number
  /** True if there are more rows than were counted. */
  isMore?: boolean
  empty: string
}

/** The newest rows of one kind, with a link to all of them. */
export function PartList({ title, all, rows, total, isMore = false, empty }: PartListProps) {
  const count = `${isMore ? 'over ' : ''}${formatCount(total)}`
  return (
    <Panel
      title={title}
      bodyClassName=""
      aside={
        total > 0 && (
          <TextLink to={all} isAlone aria-label={`All ${count} ${title.toLowerCase()}`}>
            All {count}
          </TextLink>
        )
      }
    >
      {rows.length === 0 ? <p className="px-step py-4 text-ui text-muted">{empty}</p> : <PartRows rows={rows} />}
    </Panel>
  )
}

export function PartRows({ rows }: { rows: PartRow[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <Row {...row} key={row.key} />
      ))}
    </ul>
  )
}

function Row({ title, to, note, end }: PartRow) {
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line px-step py-3 text-ui last:border-b-0">
      <div className="min-w-0">
        {to === undefined ? (
          <span className="font-demibold break-words">{title}</span>
        ) : (
          <TextLink to={to} isAlone className="font-demibold break-words">
            {title}
          </TextLink>
        )}
        <div className="text-small break-words text-muted">{note}</div>
      </div>
      <div className="grid flex-none justify-items-end gap-1.5 text-right">{end}</div>
    </li>
  )
}
