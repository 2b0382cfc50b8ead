import { TICKET_STATE_LABELS, type TicketState } from '#contracts/support.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Record<TicketState, BadgeTone> = {
  new: 'info',
  in_progress: 'caution',
  resolved: 'positive',
  reopened: 'critical',
}

export function StateBadge({ state }: { state: TicketState }) {
  return <Badge tone={TONES[state]}>{TICKET_STATE_LABELS[state]}</Badge>
}
