import type { Due } from '#contracts/inbox-views.ts'
import type { EnquiriesTable } from '../../database/support-tables.ts'

export function presentDue(row: Pick<EnquiriesTable, 'due_at' | 'reply_due_at'>, now: Date): Due | null {
  if (row.due_at === null) return null
  const what = row.due_at === row.reply_due_at ? 'reply' : 'acknowledgment'
  return { at: row.due_at, what, isOverdue: row.due_at < now.toISOString() }
}
