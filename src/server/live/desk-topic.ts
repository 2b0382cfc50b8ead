import type { Tx } from '../context.ts'
import { publishPassing } from './publish.ts'
import type { Topic } from './topic.ts'

/** Passing events for an organisation's members: its changed conversations and bookings. */
export function getDeskTopic(organisationId: string): Topic {
  return `desk:${organisationId}`
}

/** Lets open pages of the organisation's members load again after the commit: diary, set-up and material. */
export function notifyStaff(tx: Tx, organisationId: string): void {
  tx.afterCommit?.push(() => publishPassing(tx, getDeskTopic(organisationId), { type: 'booking', data: {} }))
}
