import { type Department, departmentLabel, type ProjectStatus, statusLabel } from '#contracts/projects.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import type { ProjectChange } from '#server/domains/projects/index.ts'

const ACTIONS: Record<ProjectChange['action'], string> = {
  created: 'Created the project',
  edited: 'Edited the project',
  status: 'Changed the status',
  milestone_added: 'Added a milestone',
  milestone_edited: 'Edited a milestone',
  milestone_done: 'Met a milestone',
  milestone_reopened: 'Reopened a milestone',
  milestone_removed: 'Removed a milestone',
  spend_added: 'Entered spend',
  update_posted: 'Posted an update',
  document_added: 'Added a document',
  document_removed: 'Removed a document',
}

const FIELDS: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  department: 'Department',
  owner: 'Owner',
  budget_cents: 'Budget',
  spent_cents: 'Spent',
  citizens_served: 'Citizens served',
  progress: 'Progress',
  start_date: 'Start date',
  end_date: 'End date',
  due_date: 'Due date',
  title: 'Title',
  status: 'Status',
}

export function actionInWords({ action, subject }: Pick<ProjectChange, 'action' | 'subject'>): string {
  return subject === undefined ? ACTIONS[action] : `${ACTIONS[action]}: ${subject}`
}

/** "Budget: €250,000, now €300,000". */
export function fieldInWords({ field, from, to }: ProjectChange['fields'][number]): string {
  if (field === 'description') return 'Description changed'
  return `${FIELDS[field] ?? field}: ${valueInWords(field, from)}, now ${valueInWords(field, to)}`
}

function valueInWords(field: string, value: string): string {
  if (field.endsWith('_cents')) return formatEuro(Number(value))
  if (field.endsWith('_date')) return formatShortDay(value)
  if (field === 'progress') return `${value}%`
  if (field === 'status') return statusLabel(value as ProjectStatus).toLowerCase()
  if (field === 'department') return departmentLabel(value as Department)
  return value
}
