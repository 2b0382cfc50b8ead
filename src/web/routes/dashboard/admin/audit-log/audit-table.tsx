import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { ShownLine } from './load-audit-log.ts'

const COLUMNS: Column<ShownLine>[] = [
  {
    key: 'description',
    head: 'What happened',
    cell: ({ actor, description, details }) => (
      <>
        <span className="break-words">
          <b className="font-demibold">{actor}</b> {description}
        </span>
        {details !== '' && <small className="break-words">{details}</small>}
      </>
    ),
  },
  {
    key: 'subject',
    head: 'Subject',
    cell: ({ subjectKind, subjectId, subjectName }) => (
      <span className="break-all">
        <TextLink to={`?subject=${encodeURIComponent(subjectId)}`} className="break-words">
          {subjectName ?? subjectId}
        </TextLink>
        <small>{subjectKind.replaceAll('_', ' ')}</small>
      </span>
    ),
  },
  {
    key: 'organisation',
    head: 'Organisation',
    cell: ({ organisation }) =>
      organisation !== null && (
        <OrganisationLink id={organisation.id} name={organisation.name ?? 'Erased organisation'} />
      ),
  },
  { key: 'when', head: 'When', cell: ({ when }) => <span className="desk:whitespace-nowrap">{when}</span> },
]

export function AuditTable({ lines, isFiltered }: { lines: ShownLine[]; isFiltered: boolean }) {
  return (
    <Panel bodyClassName="">
      {lines.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'No line of the log matches.' : 'Nothing has happened yet.'}
          text={isFiltered ? 'Remove a filter, or choose a longer period.' : 'Each change adds a line.'}
        />
      ) : (
        <DataTable caption="Audit log, newest first" columns={COLUMNS} rows={lines} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}
