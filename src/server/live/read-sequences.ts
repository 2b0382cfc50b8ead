import type { Deps } from '../context.ts'
import { keptQuery } from '../database/kept-query.ts'
import { inBatches } from '../in-batches.ts'
import type { Topic } from './topic.ts'

const BATCH_SIZE = 500

const readOne = keptQuery((db, values: { topic: Topic }) =>
  db.selectFrom('topics').select('sequence').where('topic', '=', values.topic),
)

/** The number of a topic's newest stored event; 0 without any. */
export async function readSequence(deps: Pick<Deps, 'db'>, topic: Topic): Promise<number> {
  return (await readOne(deps, { topic }))[0]?.sequence ?? 0
}

/** The numbers of the newest stored events. Leaves out topics without any. */
export async function readSequences(deps: Pick<Deps, 'db'>, topics: Topic[]): Promise<Map<Topic, number>> {
  const sequences = new Map<Topic, number>()
  for (const batch of inBatches(topics, BATCH_SIZE)) {
    const rows = await deps.db.selectFrom('topics').select(['topic', 'sequence']).where('topic', 'in', batch).execute()
    for (const { topic, sequence } of rows) sequences.set(topic, sequence)
  }
  return sequences
}
