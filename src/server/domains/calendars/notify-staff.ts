import type { Tx } from '../../context.ts'
import { getDeskTopic } from '../../live/desk-topic.ts'
import { publishPassing } from '../../live/publish.ts'
import type { SourceRow } from './source-rows.ts'

/** Set-up and diary show it at once. */
export function notifyStaff(tx: Tx, { organisation_id }: Pick<SourceRow, 'organisation_id'>): void {
  tx.afterCommit?.push(() => publishPassing(tx, getDeskTopic(organisation_id), { type: 'booking', data: {} }))
}
