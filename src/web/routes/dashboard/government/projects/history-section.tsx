import { formatMoment } from '#contracts/words/dates.ts'
import type { ProjectChange } from '#server/domains/projects/index.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { actionInWords, fieldInWords } from './change-words.ts'
import { ProjectSection } from './project-section.tsx'

/** The audit trail of the project. */
export function HistorySection({ changes, hasMore }: { changes: ProjectChange[]; hasMore: boolean }) {
  return (
    <ProjectSection id="history" title="History">
      {changes.length === 0 && <EmptyState title="A sample" text="The first change that you make appears here." />}
      <ol>
        {changes.map((change) => (
          <li key={change.id} className="border-b border-line px-step py-3 text-ui last:border-0">
            <p className="break-words">{actionInWords(change)}</p>
            {change.fields.length > 0 && (
              <ul className="mt-0.5 text-small break-words text-ink-2">
                {change.fields.map((field) => (
                  <li key={field.field}>{fieldInWords(field)}</li>
                ))}
              </ul>
            )}
            {change.reason !== undefined && (
              <p className="mt-0.5 text-small break-words whitespace-pre-line text-ink-2">{`Reason: ${change.reason}`}</p>
            )}
            <p className="mt-0.5 text-small text-muted">
              {change.by ?? 'Sample data'}, <time dateTime={change.at}>{formatMoment(change.at)}</time>
            </p>
          </li>
        ))}
      </ol>
      {hasMore && (
        <p className="border-t border-line px-step py-2 text-ui">
          <TextLink to="?history=all#history" preventScrollReset isAlone>
            Show the whole history
          </TextLink>
        </p>
      )}
    </ProjectSection>
  )
}
