import type { Topic } from './topic.ts'

/** Passing events for the members of an organisation: which of its conversations and bookings changed. */
export function getDeskTopic(organisationId: string): Topic {
  return `desk:${organisationId}`
}
