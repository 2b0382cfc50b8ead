import { sql } from 'kysely'
import { markReadInput } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { requireParticipant, threadNotFoundError } from './require-participant.ts'
import { getThreadRow } from './thread-row.ts'

/** Records that the reader has seen a thread up to this message. The mark never moves back. */
export async function markRead(ctx: Ctx, input: unknown): Promise<void> {
  const { member, scope } = await requireParticipant(ctx)
  const parsed = markReadInput.safeParse(input)
  if (!parsed.success) throw threadNotFoundError()
  const { threadId, messageId } = parsed.data
  await inTransaction(ctx, async (tx) => {
    const thread = await getThreadRow(tx, scope, threadId)
    const message = await tx.db
      .selectFrom('chat_messages')
      .select('sequence')
      .where('id', '=', messageId)
      .where('thread_id', '=', thread.id)
      .executeTakeFirst()
    if (message === undefined) throw threadNotFoundError()
    await tx.db
      .insertInto('chat_read_marks')
      .values({
        user_id: member.userId,
        thread_id: thread.id,
        organisation_id: thread.organisation_id,
        read_sequence: message.sequence,
        mailed_sequence: 0,
        mailed_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'thread_id'])
          .doUpdateSet({ read_sequence: message.sequence })
          .where(sql.ref('chat_read_marks.read_sequence'), '<', message.sequence),
      )
      .execute()
  })
}
