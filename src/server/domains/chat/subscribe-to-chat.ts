import type { Ctx, Member } from '../../context.ts'
import type { Audience, Subscription } from '../../live/subscription.ts'
import { findEndedSessions } from '../identity/index.ts'
import { getChatTopic } from './message-numbers.ts'
import { recordPresence } from './presence.ts'
import { requireParticipant } from './require-participant.ts'
import { listMessagesAfter, presentMessage } from './select-messages.ts'

const CHAT_AUDIENCE: Audience<Member> = {
  limitKey: ({ userId }) => userId,
  maxStreams: 10,
  findEnded: findEndedSessions,
  recordPresence: (deps, members) => recordPresence(deps, [...new Set(members.map(({ userId }) => userId))]),
}

/** Subscribes to the messages of all conversations that the reader may see. */
export async function subscribeToChat(ctx: Ctx): Promise<Subscription<Member>> {
  const { member, scope } = await requireParticipant(ctx)
  return {
    topic: getChatTopic(scope),
    listAfter: async (deps, after, limit) => {
      const messages = (await listMessagesAfter(deps, scope, after, limit)).map((row) => presentMessage(row, scope))
      return messages.map((message) => ({ sequence: message.cursor, data: message }))
    },
    reader: member,
    audience: CHAT_AUDIENCE,
  }
}
