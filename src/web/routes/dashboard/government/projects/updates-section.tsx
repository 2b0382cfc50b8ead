import { formatMoment } from '#contracts/words/dates.ts'
import type { ProjectUpdate } from '#server/domains/projects/index.ts'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ProjectSection } from './project-section.tsx'

export function UpdatesSection({ updates, refusal }: { updates: ProjectUpdate[]; refusal: Refusal | undefined }) {
  return (
    <ProjectSection id="updates" title="Updates">
      <Allowed to="projects.change">
        <div className="p-step">
          <Form intent="post-update" refusal={refusal} submit="Post update" variant="secondary" isEmptiedAfterwards>
            <TextAreaEntry name="body" label="Write an update" rows={3} />
          </Form>
        </div>
      </Allowed>
      {updates.map(({ id, body, by, at }) => (
        <article key={id} className="border-t border-line px-step py-3 text-ui">
          <p className="text-small text-muted">
            <b className="font-semibold text-ink">{by}</b>, <time dateTime={at}>{formatMoment(at)}</time>
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{body}</p>
        </article>
      ))}
    </ProjectSection>
  )
}
