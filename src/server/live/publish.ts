import { sql } from 'kysely'
import type { Deps, Tx } from '../context.ts'
import { passingFrame } from './frames.ts'
import { CHANNEL } from './notices.ts'
import type { PassingEvent, Topic } from './topic.ts'

/**
 * Returns the number, from 1 on, of the event that the caller stores in this transaction, and tells readers after the
 * commit. The topic stays locked until then: no number is missing, and a reader who sees one can see all below it.
 * Publish before writing anything else, and to several topics always in one order. Otherwise two senders can deadlock.
 */
export async function publishStored(tx: Tx, topic: Topic): Promise<number> {
  const { sequence } = await tx.db
    .insertInto('topics')
    .values({ topic, sequence: 1 })
    .onConflict((conflict) => conflict.column('topic').doUpdateSet({ sequence: sql`topics.sequence + 1` }))
    .returning('sequence')
    .$if(tx.config.databaseUrl !== undefined, (insert) => insert.returning(NOTIFY))
    .executeTakeFirstOrThrow()
  tx.afterCommit?.push(() => tx.live.emit('stored', topic, sequence))
  return sequence
}

/** PostgreSQL sends it when the transaction commits. */
const NOTIFY = sql`pg_notify(${CHANNEL}, 'stored ' || topics.topic || ' ' || topics.sequence)`.as('notified')

const MOST_BYTES = 64 * 1024

/** Hands an event to those who listen now. It returns at once and stores nothing; the event may get lost. */
export function publishPassing(ctx: Pick<Deps, 'live'>, topic: Topic, event: PassingEvent): void {
  const frame = passingFrame(event)
  if (frame.length > MOST_BYTES) throw new RangeError(`A passing event of ${frame.length} bytes is too long.`)
  ctx.live.emit('passing', topic, frame)
}

/** Keeps others from publishing to a topic until the caller's transaction ends. */
export async function lockTopic(tx: Tx, topic: Topic): Promise<void> {
  await tx.db
    .updateTable('topics')
    .set((row) => ({ sequence: row.ref('sequence') }))
    .where('topic', '=', topic)
    .execute()
}
