import type { Tx } from '../../context.ts'
import { publishStored } from '../../live/publish.ts'
import type { Topic } from '../../live/topic.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'
import type { ChatScope } from './require-participant.ts'

/** The people of a public body read its topic. Advisers read one topic with the messages of all public bodies. */
export function getChatTopic(scope: ChatScope): Topic {
  return `chat:${scope.kind === 'adviser' ? COMPANY_ORGANISATION_ID : scope.organisationId}`
}

/** The column with the number of a message in that topic. */
export function getSequenceColumn(scope: ChatScope): 'sequence' | 'adviser_sequence' {
  return scope.kind === 'adviser' ? 'adviser_sequence' : 'sequence'
}

export type MessageNumbers = { sequence: number; adviser_sequence: number }

/** Takes the numbers of a message, in the caller's transaction. Call it before anything else is written. */
export async function takeNumbers(tx: Tx, organisationId: string): Promise<MessageNumbers> {
  const sequence = await publishStored(tx, getChatTopic({ kind: 'organisation', organisationId }))
  return { sequence, adviser_sequence: await publishStored(tx, getChatTopic({ kind: 'adviser' })) }
}
