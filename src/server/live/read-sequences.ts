import type { Deps } from '../context.ts'
import type { Topic } from './topic.ts'

const MOST_TOPICS = 500

/** The number of the newest stored event of a topic; what comes later is above it. */
export async function readSequence(deps: Pick<Deps, 'db'>, topic: Topic): Promise<number> {
  return (await readSequences(deps, [topic])).get(topic) ?? 0
}

/** Topics without any stored event are left out. */
export async function readSequences(deps: Pick<Deps, 'db'>, topics: Topic[]): Promise<Map<Topic, number>> {
  const sequences = new Map<Topic, number>()
  for (let start = 0; start < topics.length; start += MOST_TOPICS) {
    const rows = await deps.db
      .selectFrom('topics')
      .select(['topic', 'sequence'])
      .where('topic', 'in', topics.slice(start, start + MOST_TOPICS))
      .execute()
    for (const { topic, sequence } of rows) sequences.set(topic, sequence)
  }
  return sequences
}
