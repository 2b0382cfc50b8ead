import type { DeskThread } from '#contracts/receptionist/desk.ts'
import type { TalkMessage, TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { getConfiguration } from '../receptionists/index.ts'
import { loadPeople } from './colleagues.ts'
import { countModelCost } from './describe-model-step.ts'
import { presentConversations, readRows, selectConversations } from './desk-row.ts'
import { conversationNotFoundError } from './identify-contact.ts'
import { loadRecords } from './load-records.ts'
import { presentMessage } from './messages.ts'
import { getOwnKey } from './staff-access.ts'
import { buildTimeline, readUserId } from './timeline.ts'

type Thread = DeskThread & {
  messages: TalkMessage[]
  /** The receptionist's work on each message. */
  turns: {
    messageId: string
    replyId: string | null
    result: string | null
    answerer: string | null
    steps: TurnStep[]
  }[]
  notes: { id: string; authorId: string | null; text: string; at: string }[]
}

/** Returns a conversation of the actor's organisation with its messages, events and notes. Throws `not_found`. */
export async function getConversation(ctx: Ctx, conversationId: string): Promise<Thread> {
  const key = await getOwnKey(ctx, conversationId)
  const [row] = await readRows(selectConversations(ctx).where('conversations.id', '=', key.conversationId))
  if (row === undefined) throw conversationNotFoundError()
  const [[conversation], configuration, records] = await Promise.all([
    presentConversations(ctx, [row]),
    getConfiguration(ctx, key.organisationId, row.version),
    loadRecords(ctx, key),
  ])
  if (conversation === undefined) throw conversationNotFoundError()
  const people = await loadPeople(ctx, [
    ...records.messages.map(({ author_id }) => author_id),
    ...records.notes.map(({ author_id }) => author_id),
    ...records.actions.flatMap(({ actorId, details }) => [actorId, readUserId(details)]),
  ])
  const turns = records.turns.map(({ message_id, reply_id, result, answerer, steps }) => ({
    messageId: message_id,
    replyId: reply_id,
    result,
    answerer,
    steps: JSON.parse(steps) as TurnStep[],
  }))
  return {
    ...conversation,
    model: countModelCost(turns.flatMap(({ steps }) => steps)),
    moments: buildTimeline({ ...records, conversation, configuration, people }),
    messages: records.messages.map(presentMessage),
    turns,
    notes: records.notes.map(({ id, author_id, text, created_at }) => ({
      id,
      authorId: author_id,
      text,
      at: created_at,
    })),
  }
}
