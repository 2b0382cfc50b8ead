import type { Ctx, Member } from '../../context.ts'
import type { Audience, Subscription } from '../../live/subscription.ts'
import { findEndedSessions } from '../identity/index.ts'
import { listAfter, presentMessage } from './messages.ts'
import { notePresence } from './presence.ts'
import { requireParticipant } from './scope.ts'
import { topicOf } from './topics.ts'

const PARTICIPANTS: Audience<Member> = {
  keyOf: ({ userId }) => userId,
  mostStreams: 10,
  findEnded: findEndedSessions,
  notePresence: (deps, members) => notePresence(deps, [...new Set(members.map(({ userId }) => userId))]),
}

/** Everything that is said in the conversations the reader may see. */
export async function subscribeToChat(ctx: Ctx): Promise<Subscription<Member>> {
  const { member, scope } = await requireParticipant(ctx)
  return {
    topic: topicOf(scope),
    listAfter: async (deps, after, limit) => {
      const messages = (await listAfter(deps, scope, after, limit)).map((row) => presentMessage(row, scope))
      return messages.map((message) => ({ sequence: message.cursor, data: message }))
    },
    reader: member,
    audience: PARTICIPANTS,
  }
}
