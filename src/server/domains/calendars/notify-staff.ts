import type { Tx } from '../../context.ts'
import { getDeskTopic } from '../../live/desk-topic.ts'
import { publishPassing } from '../../live/publish.ts'
import type { SourceRow } from './source-rows.ts'

/** Refreshes open set-up and diary pages. */
export function notifyStaff(tx: Tx, { organisation_id }: Pick<SourceRow, 'organisation_id'>): void {
  tx.afterCommit?.push(() => publishPassing(tx, getDeskTopic(organisation_id), { type: 'booking', data: {} }))
}
