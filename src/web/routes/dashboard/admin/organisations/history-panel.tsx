import { href } from 'react-router'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { OrganisationData } from './load-record.ts'

/** The newest audit lines about the organisation. */
export function HistoryPanel({ organisation, history }: Pick<OrganisationData, 'organisation' | 'history'>) {
  const all = `${href('/dashboard/admin/audit-log')}?organisation=${organisation.id}`
  return (
    <Panel
      title="History"
      bodyClassName=""
      aside={
        history.length > 0 && (
          <TextLink to={all} isAlone>
            All history
          </TextLink>
        )
      }
    >
      {history.length === 0 ? (
        <p className="px-step py-4 text-ui text-muted">Nothing is in the audit log.</p>
      ) : (
        <ol>
          {history.map(({ key, actor, description, subjectName, when }) => (
            <li key={key} className="border-b border-line px-step py-3 text-ui last:border-b-0">
              <p className="break-words">
                <b className="font-demibold">{actor}</b> {description}
                {subjectName !== null &&
                  subjectName !== organisation.name &&
                  subjectName !== actor &&
                  `: ${subjectName}`}
              </p>
              <p className="text-small text-muted">{when}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
