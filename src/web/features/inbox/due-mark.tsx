import { formatMoment } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'

type DueMarkProps = { at: string; isOverdue: boolean; what?: 'acknowledgment' | 'reply' }

const VERBS = { acknowledgment: 'Acknowledge', reply: 'Reply' }

/** The due time. A late one says so in words. */
export function DueMark({ at, isOverdue, what = 'reply' }: DueMarkProps) {
  const time = <time dateTime={at}>{formatMoment(at)}</time>
  if (isOverdue) {
    return (
      <Badge tone="critical" className="tabular-nums">
        Overdue since {time}
      </Badge>
    )
  }
  return (
    <span className="text-small text-muted tabular-nums">
      {VERBS[what]} by {time}
    </span>
  )
}
