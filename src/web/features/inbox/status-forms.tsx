import type { EnquiryStatus } from '#contracts/inbox.ts'
import type { EnquiryDetails } from '#contracts/inbox-views.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { VersionSeen } from './assign-form.tsx'
import { DueMark } from './due-mark.tsx'

const MOVES: Record<EnquiryStatus, [EnquiryStatus, string][]> = {
  new: [
    ['in_progress', 'Start work'],
    ['answered', 'Mark answered'],
    ['spam', 'Spam'],
  ],
  in_progress: [
    ['answered', 'Mark answered'],
    ['new', 'Put back'],
    ['spam', 'Spam'],
  ],
  answered: [
    ['in_progress', 'Open again'],
    ['spam', 'Spam'],
  ],
  spam: [['new', 'Not spam']],
}

/** The due time and the possible next states. */
export function StatusForms({ enquiry, refusal }: { enquiry: EnquiryDetails; refusal: Refusal | undefined }) {
  return (
    <div className="grid gap-4">
      <p className="text-ui text-ink-2">
        <DueState enquiry={enquiry} />
      </p>
      <div className="flex flex-wrap gap-2.5">
        {MOVES[enquiry.status].map(([status, label]) => (
          <Form key={status} intent="status" hidden={{ status }} refusal={refusal} submit={label} variant="secondary">
            <VersionSeen version={enquiry.version} />
          </Form>
        ))}
      </div>
    </div>
  )
}

function DueState({ enquiry }: { enquiry: EnquiryDetails }) {
  const { status, due, answeredAt, acknowledgedAt, acknowledgeDueAt } = enquiry
  if (due !== null) return <DueMark {...due} />
  if (status === 'answered' && answeredAt !== null) return <>Answered {formatMoment(answeredAt)}</>
  if (acknowledgedAt !== null || acknowledgeDueAt === null) return <>Marked as spam.</>
  return (
    <>
      Held as possible spam. The sender got no acknowledgment. If a person wrote it, it is due by{' '}
      {formatMoment(acknowledgeDueAt)}. "Not spam" sends it.
    </>
  )
}
