import type { Tx } from '../../context.ts'
import { publishStored } from '../../live/publish.ts'
import type { Topic } from '../../live/topic.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'
import type { ChatScope } from './scope.ts'

/** A public body's people read one topic, the advisers read another with the messages of all public bodies. */
export function topicOf(scope: ChatScope): Topic {
  return `chat:${scope.kind === 'adviser' ? COMPANY_ORGANISATION_ID : scope.organisationId}`
}

/** The column with a message's number in that topic. */
export function sequenceIn(scope: ChatScope): 'sequence' | 'adviser_sequence' {
  return scope.kind === 'adviser' ? 'adviser_sequence' : 'sequence'
}

export type Place = { sequence: number; adviser_sequence: number }

/** Takes the numbers of a message in the caller's transaction, before anything else is written. */
export async function takePlace(tx: Tx, organisationId: string): Promise<Place> {
  const sequence = await publishStored(tx, topicOf({ kind: 'organisation', organisationId }))
  return { sequence, adviser_sequence: await publishStored(tx, topicOf({ kind: 'adviser' })) }
}
