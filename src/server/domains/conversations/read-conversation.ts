import type { TalkThread } from '#contracts/receptionist/talk.ts'
import type { Contact, Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { inBatches } from '../../in-batches.ts'
import type { Audience, Subscription } from '../../live/subscription.ts'
import { type ContactCtx, conversationNotFoundError } from './identify-contact.ts'
import { findSequence, getTalkTopic, listMessagesAfter, presentMessage } from './messages.ts'

const PAGE_SIZE = 500

/** Reads the messages of the contact's conversation, after a given one or from the first. */
export async function readConversation(ctx: ContactCtx, after?: string): Promise<TalkThread> {
  const since = await findStart(ctx, after)
  const messages = await listMessagesAfter(ctx, ctx.actor, since, PAGE_SIZE)
  const { handler, closed_at } = await ctx.db
    .selectFrom('conversations')
    .select(['handler', 'closed_at'])
    .where('id', '=', ctx.actor.conversationId)
    .executeTakeFirstOrThrow(conversationNotFoundError)
  return { messages: messages.map(presentMessage), handler, closed: closed_at !== null }
}

/** Finds the number of the reader's last message. Throws `malformed` for a message of another conversation. */
export async function findStart(ctx: ContactCtx, after: string | undefined): Promise<number> {
  if (after === undefined || after === '') return 0
  const sequence = await findSequence(ctx, ctx.actor, after)
  if (sequence !== undefined) return sequence
  throw new AppError('malformed', 'This conversation has no such message.')
}

const READERS: Audience<Contact> = {
  limitKey: ({ conversationId }) => conversationId,
  maxStreams: 5,
  findEnded: findReadersWithoutConversation,
}

/** Finds readers whose conversation was deleted, because a token is valid only while its conversation exists. */
async function findReadersWithoutConversation({ db }: Pick<Ctx, 'db'>, readers: Contact[]): Promise<Set<Contact>> {
  const ids = [...new Set(readers.map(({ conversationId }) => conversationId))]
  const known = new Set<string>()
  for (const batch of inBatches(ids, PAGE_SIZE)) {
    const rows = await db.selectFrom('conversations').select('id').where('id', 'in', batch).execute()
    for (const { id } of rows) known.add(id)
  }
  return new Set(readers.filter(({ conversationId }) => !known.has(conversationId)))
}

/** Subscribes to the messages of the contact's conversation. */
export function subscribeToConversation({ actor }: ContactCtx): Subscription<Contact> {
  return {
    topic: getTalkTopic(actor),
    listAfter: async (deps, after, limit) => {
      const rows = await listMessagesAfter(deps, actor, after, limit)
      return rows.map((row) => ({ sequence: row.sequence, data: presentMessage(row) }))
    },
    reader: actor,
    audience: READERS,
  }
}
