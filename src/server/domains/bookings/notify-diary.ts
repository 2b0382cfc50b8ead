import type { Tx } from '../../context.ts'
import { getDeskTopic } from '../../live/desk-topic.ts'
import { publishPassing } from '../../live/publish.ts'

/** Notifies the members of an organisation after the commit that its diary changed. */
export function notifyDiary(tx: Tx, organisationId: string): void {
  tx.afterCommit?.push(() => {
    publishPassing(tx, getDeskTopic(organisationId), { type: 'booking', data: {} })
  })
}
