import { formatShortDay } from '#contracts/words/dates.ts'
import type { Milestone } from '#server/domains/projects/index.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FoldedForm, ProjectSection } from './project-section.tsx'

type MilestonesSectionProps = { milestones: Milestone[]; today: string; refusal: Refusal | undefined }

/** Milestones by date. */
export function MilestonesSection({ milestones, today, refusal }: MilestonesSectionProps) {
  return (
    <ProjectSection id="milestones" title="Milestones">
      {milestones.length === 0 ? (
        <EmptyState title="No milestones yet" text="Add each goal with its date." />
      ) : (
        <ul>
          {milestones.map((milestone) => (
            <li key={milestone.id} className="border-b border-line last:border-0">
              <MilestoneRow milestone={milestone} today={today} refusal={refusal} />
            </li>
          ))}
        </ul>
      )}
      <Allowed to="projects.change">
        <div className="border-t border-line">
          <FoldedForm label="Add a milestone" isOpen={refusal?.intent === 'add-milestone'}>
            <Form
              intent="add-milestone"
              refusal={refusal}
              submit="Add milestone"
              variant="secondary"
              isEmptiedAfterwards
            >
              <MilestoneFields />
            </Form>
          </FoldedForm>
        </div>
      </Allowed>
    </ProjectSection>
  )
}

function MilestoneRow({
  milestone,
  today,
  refusal,
}: Omit<MilestonesSectionProps, 'milestones'> & { milestone: Milestone }) {
  const { id, title, dueDate, doneAt } = milestone
  const isMet = doneAt !== null
  const hidden = { milestoneId: id }
  const isRefused = refusal?.intent === 'edit-milestone' && refusal.values.milestoneId === id
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-step py-3">
        <div className="min-w-0 flex-1 basis-48 text-ui">
          <p className="font-semibold break-words">{title}</p>
          <p className="text-small text-muted">
            {isMet ? `Met on ${formatShortDay(doneAt)}` : `Due ${formatShortDay(dueDate)}`}
          </p>
        </div>
        {isMet && <Badge tone="positive">Met</Badge>}
        {!isMet && dueDate < today && <Badge tone="critical">Overdue</Badge>}
        <Allowed to="projects.change">
          <Form
            intent="tick-milestone"
            hidden={{ ...hidden, state: isMet ? 'open' : 'met' }}
            refusal={refusal}
            submit={isMet ? 'Reopen' : 'Mark as met'}
            submitLabel={`${isMet ? 'Reopen' : 'Mark as met'}: ${title}`}
            variant={isMet ? 'ghost' : 'secondary'}
          />
        </Allowed>
      </div>
      <Allowed to="projects.change">
        <FoldedForm
          label={
            <>
              Edit<VisuallyHidden> {title}</VisuallyHidden>
            </>
          }
          isOpen={isRefused}
        >
          <Form
            key={`${title} ${dueDate}`}
            intent="edit-milestone"
            hidden={hidden}
            refusal={refusal}
            submit="Save milestone"
            variant="secondary"
          >
            <MilestoneFields milestone={milestone} />
          </Form>
          <Form
            intent="remove-milestone"
            hidden={hidden}
            refusal={refusal}
            submit="Remove milestone"
            submitLabel={`Remove milestone: ${title}`}
            variant="ghost"
          />
        </FoldedForm>
      </Allowed>
    </>
  )
}

function MilestoneFields({ milestone }: { milestone?: Milestone }) {
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <TextEntry name="title" label="Milestone" defaultValue={milestone?.title ?? ''} />
      <TextEntry name="dueDate" label="Due date" type="date" defaultValue={milestone?.dueDate ?? ''} />
    </div>
  )
}
