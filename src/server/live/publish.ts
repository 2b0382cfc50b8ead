import { type Kysely, sql } from 'kysely'
import type { Deps, Tx } from '../context.ts'
import { keptQuery } from '../database/kept-query.ts'
import type { Database } from '../database/schema.ts'
import { formatPassingEvent } from './frames.ts'
import { CHANNEL } from './notices.ts'
import type { PassingEvent, Topic } from './topic.ts'

const raise = keptQuery((db, { topic }: { topic: Topic }) => selectRaised(db, topic))
/** PostgreSQL sends the notice at commit. */
const raiseAndNotify = keptQuery((db, { topic, from }: { topic: Topic; from: string }) =>
  selectRaised(db, topic).returning(
    sql`pg_notify(${CHANNEL}, 'stored ' || topics.topic || ' ' || topics.sequence || ' ' || ${from}::text)`.as(
      'notified',
    ),
  ),
)

function selectRaised(db: Kysely<Database>, topic: Topic) {
  return db
    .insertInto('topics')
    .values({ topic, sequence: 1 })
    .onConflict((conflict) => conflict.column('topic').doUpdateSet({ sequence: sql`topics.sequence + 1` }))
    .returning('sequence')
}

/**
 * Returns the number, from 1, for the event that the caller stores in this transaction. Notifies readers after the
 * commit. The topic stays locked until then, so numbers have no gaps, and a reader of number 7 can read all below it.
 * Publish before any other write, and to several topics always in the same order. Otherwise two senders can deadlock.
 * Readers in this process get the result of `readData` after the commit. Without it, the event is read from the
 * database.
 */
export async function publishStored(tx: Tx, topic: Topic, readData?: () => unknown): Promise<number> {
  const from = tx.live.processId
  const [row] = await (tx.config.databaseUrl === undefined ? raise(tx, { topic }) : raiseAndNotify(tx, { topic, from }))
  if (row === undefined) throw new Error('a topic has no number')
  const { sequence } = row
  tx.afterCommit?.push(() => tx.live.emit('stored', topic, sequence, readData?.()))
  return sequence
}

const MAX_EVENT_BYTES = 64 * 1024

/** Sends an event to current readers without storing it. It may get lost. Throws RangeError for a long event. */
export function publishPassing(ctx: Pick<Deps, 'live'>, topic: Topic, event: PassingEvent): void {
  const frame = formatPassingEvent(event)
  if (frame.length > MAX_EVENT_BYTES) throw new RangeError(`A passing event of ${frame.length} bytes is too long.`)
  ctx.live.emit('passing', topic, frame)
}

const lock = keptQuery((db, values: { topic: Topic }) =>
  db
    .updateTable('topics')
    .set((row) => ({ sequence: row.ref('sequence') }))
    .where('topic', '=', values.topic),
)

/** Locks a topic, so that nobody else can publish to it until the caller's transaction ends. */
export async function lockTopic(tx: Tx, topic: Topic): Promise<void> {
  await lock(tx, { topic })
}
