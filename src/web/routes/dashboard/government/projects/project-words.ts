import type { ProjectStatus } from '#contracts/projects.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const STATUS_TONES: Record<ProjectStatus, BadgeTone> = {
  ACTIVE: 'positive',
  PLANNING: 'info',
  ON_HOLD: 'caution',
  COMPLETED: 'neutral',
}

export function formatTimeline({ startDate, endDate }: { startDate: string; endDate: string }): string {
  return `${formatShortDay(startDate)} to ${formatShortDay(endDate)}`
}

/** The messages after a form. */
export const PROJECT_DONE = {
  'project-created': { title: 'Project created' },
  'project-saved': { title: 'Project saved' },
  'status-changed': { title: 'Status updated', description: 'The reason is in the history.' },
  'milestone-added': { title: 'Milestone added' },
  'milestone-saved': { title: 'Milestone saved' },
  'milestone-removed': { title: 'Milestone removed' },
  'spend-entered': { title: 'Entered', description: 'The total now includes it.' },
  'update-posted': { title: 'Update posted' },
  'document-added': { title: 'Document added' },
  'document-removed': { title: 'Document removed' },
}
