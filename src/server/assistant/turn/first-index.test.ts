import { setTimeout as wait } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { openPractice, publishNow, startTalk, talkUnder, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { addEntries } from '../../domains/knowledge/index.ts'
import { runTurns } from './run-turns.ts'

let database: TestDatabase
beforeEach(async () => {
  database = { ...(await openTestDatabase()), now: () => new Date(WEDNESDAY) }
})
afterEach(() => database.close())

const LIMIT_MS = 1_500

/** Holds the answers of versions back for longer than a turn may last, as the index of ten thousand takes. */
function delayIndex(): KyselyPlugin {
  const built = wait(2 * LIMIT_MS)
  const queries = new WeakSet()
  return {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('"knowledge_revisions"')) queries.add(queryId)
      return node
    },
    transformResult: async ({ queryId, result }) => {
      if (queries.has(queryId)) await built
      return result
    },
  }
}

test.each([
  ['en', 'Do you have part number 4711?', 'Part 4711 is on shelf 11.'],
  ['ga', 'An bhfuil páirt uimhir 4711 agaibh?', 'Tá páirt 4711 ar sheilf 11.'],
] as const)(
  '%s: the first caller of a version whose index takes longer than a turn hears the answer',
  async (language, asked, answer) => {
    const { member, slug, organisationId } = await openPractice(database)
    const entry = {
      topic: 'Parts',
      questionEn: 'Do you have part number 4711?',
      answerEn: 'Part 4711 is on shelf 11.',
      questionGa: 'An bhfuil páirt uimhir 4711 agaibh?',
      answerGa: 'Tá páirt 4711 ar sheilf 11.',
      source: 'import' as const,
      isChecked: true,
    }
    // The first turn of a process takes longer than the limit by itself.
    await (await startTalk(database, slug, { language })).say(asked)
    await addEntries(asTx(member), organisationId, [entry])
    await publishNow(database, organisationId)
    const slow = { ...database, db: database.db.withPlugin(delayIndex()) }
    const talk = await talkUnder(slow, slug, { language })
    const { lease } = await talk.leave(asked)
    await runTurns(slow, talk.id, lease, { limitMs: LIMIT_MS })
    expect((await talk.readNew()).map(({ text }) => text)).toEqual([answer])
  },
)
