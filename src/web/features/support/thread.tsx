import type { ReactNode } from 'react'
import { TICKET_STATE_LABELS, type TicketState } from '#contracts/support.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The messages of a ticket, oldest first. */
export function Thread({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="grid gap-5">
      {children}
    </ol>
  )
}

const STEMS = {
  customer: 'border-line-strong',
  staff: 'border-accent',
  note: 'border-caution bg-caution-soft rounded-r-control py-3 pr-3',
}

type LetterProps = { author: string; role?: string; at: string; look: keyof typeof STEMS; children: string }

/** The colour of the line shows the side. The words beside the name say it too. */
export function Letter({ author, role, at, look, children }: LetterProps) {
  return (
    <li className={classNames('min-w-0 border-l-2 pl-4', STEMS[look])}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
        <b className="font-semibold text-ink">{author}</b>
        {role !== undefined && <span>{role}</span>}
        {look === 'note' && <Badge tone="caution">Internal note</Badge>}
        <time dateTime={at} className="tabular-nums">
          {formatMoment(at)}
        </time>
      </p>
      <p className="mt-1.5 max-w-copy text-label leading-[1.55] break-words whitespace-pre-wrap">{children}</p>
    </li>
  )
}

/** A change of the ticket's status. */
export function StateEvent({ who, state, at }: { who: string; state: string; at: string }) {
  return (
    <li className="text-small text-muted">
      {who} set this to {TICKET_STATE_LABELS[state as TicketState] ?? state},{' '}
      <time dateTime={at} className="tabular-nums">
        {formatMoment(at)}
      </time>
    </li>
  )
}
