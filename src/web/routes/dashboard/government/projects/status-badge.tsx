import { type ProjectStatus, statusLabel } from '#contracts/projects.ts'
import { Badge } from '#web/ui/badge.tsx'
import { STATUS_TONES } from './project-words.ts'

export function StatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={STATUS_TONES[status]}>{statusLabel(status)}</Badge>
}

/** Told until somebody works on it: then it is the organisation's own. */
export function SampleBadge({ isSample }: { isSample: boolean }) {
  return isSample ? <Badge tone="outline">Sample</Badge> : null
}
