import type { Topic } from './topic.ts'

/** Passing events for an organisation's members: its changed conversations and bookings. */
export function getDeskTopic(organisationId: string): Topic {
  return `desk:${organisationId}`
}
