import { ChevronLeft, Hand, NotebookPen, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { formatFullPhone } from '#contracts/irish.ts'
import { formatMoment, formatTime } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { LiveMark } from '../receptionist-frame.tsx'
import type { ThreadProps } from './thread-props.ts'
import { CHANNELS, describeState, getCallerName, isReceptionistAtIt } from './words.ts'

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

export function ThreadHead({ thread, readerId, base, refusal }: ThreadProps) {
  const { search } = useLocation()
  const { words, tone } = describeState(thread, readerId)
  const { channel, contact, startedAt } = thread
  const reach = [CHANNELS[channel], contact.phone && formatFullPhone(contact.phone), contact.email]
    .filter(Boolean)
    .join(', ')
  return (
    <header className="desk-thread-head">
      <Link to={`${base}${search}`} aria-label="All conversations" className="desk-back">
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <div className="min-w-0">
        <h2 id="desk-thread-title" className="desk-thread-title">
          <span className="truncate">{getCallerName(thread)}</span>
          <Badge tone={tone}>
            {tone === 'positive' && <LiveMark />}
            {words}
            {words === 'With you' && ` since ${formatTime(lastTakeOver(thread.moments) ?? startedAt)}`}
          </Badge>
          {thread.isSample && <Badge tone="outline">Sample</Badge>}
        </h2>
        <p className="truncate text-small text-muted">
          {reach}. Began {formatMoment(startedAt)}
        </p>
      </div>
      {!thread.isSample && (
        <Allowed to="conversations.answer">
          <div className="desk-actions">
            <NoteLink>
              <NotebookPen {...ICON} />
              Add note
            </NoteLink>
            <div data-key={thread.handler === 'person' ? 'g' : 't'}>
              <HandoverForm thread={thread} refusal={refusal} />
            </div>
          </div>
        </Allowed>
      )}
    </header>
  )
}

const lastTakeOver = (moments: ThreadProps['thread']['moments']) =>
  moments.findLast((moment) => moment.kind === 'did' && moment.mark === 'taken over')?.at

/** Links to the note field, which is beside the conversation or below it. */
export function NoteLink({ children }: { children: ReactNode }) {
  return (
    <a href="#note" className="desk-note-link">
      {children}
    </a>
  )
}

type HandoverFormProps = Pick<ThreadProps, 'thread' | 'refusal'> & { size?: 'sm' | 'md' }

export function HandoverForm({ thread, refusal, size = 'sm' }: HandoverFormProps) {
  return thread.handler === 'person' ? (
    <Form
      key="give-back"
      intent="give-back"
      refusal={refusal}
      failed="Not given back"
      variant="secondary"
      size={size}
      submit={
        <>
          <Undo2 {...ICON} />
          Give back
        </>
      }
    />
  ) : (
    <Form
      key="take-over"
      intent="take-over"
      refusal={refusal}
      failed="Not taken over"
      // Where there is a reply to write, that is the main action, and takes over too.
      variant={isReceptionistAtIt(thread) ? 'primary' : 'secondary'}
      size={size}
      submit={
        <>
          <Hand {...ICON} />
          Take over
        </>
      }
    />
  )
}
