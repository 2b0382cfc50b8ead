import type { Ctx, Member } from '../../context.ts'
import { getDeskTopic } from '../../live/desk-topic.ts'
import type { Audience, Subscription } from '../../live/subscription.ts'
import { findEndedSessions } from '../identity/index.ts'
import { getTalkTopic, listMessagesAfter, presentMessage } from './messages.ts'
import { getOwnKey, requireReader } from './staff-access.ts'

const STAFF: Audience<Member> = {
  limitKey: ({ userId }) => `desk:${userId}`,
  maxStreams: 20,
  findEnded: findEndedSessions,
}

/** Subscribes to changes of the conversations and bookings of the actor's organisation. */
export function subscribeToDesk(ctx: Ctx): Subscription<Member> {
  const reader = requireReader(ctx)
  return { topic: getDeskTopic(reader.organisationId), listAfter: async () => [], reader, audience: STAFF }
}

/** Subscribes to the messages of a conversation of the actor's organisation. Throws `not_found`. */
export async function subscribeToThread(ctx: Ctx, conversationId: string): Promise<Subscription<Member>> {
  const key = await getOwnKey(ctx, conversationId)
  return {
    topic: getTalkTopic(key),
    listAfter: async (deps, after, limit) => {
      const rows = await listMessagesAfter(deps, key, after, limit)
      return rows.map((row) => ({ sequence: row.sequence, data: presentMessage(row) }))
    },
    reader: requireReader(ctx),
    audience: STAFF,
  }
}
