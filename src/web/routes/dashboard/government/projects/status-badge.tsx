import { type ProjectStatus, statusLabel } from '#contracts/projects.ts'
import { Badge } from '#web/ui/badge.tsx'
import { STATUS_TONES } from './project-words.ts'

export function StatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={STATUS_TONES[status]}>{statusLabel(status)}</Badge>
}

/** Marks a sample until somebody changes it. Then it is the organisation's own. */
export function SampleBadge({ isSample }: { isSample: boolean }) {
  return isSample ? <Badge tone="outline">Sample</Badge> : null
}
