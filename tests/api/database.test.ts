import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withTimeLimit } from '#server/database/time-limits.ts'
import { inTransaction, readSnapshot } from '#server/database/transaction.ts'
import { copyPersonalData, exportPersonalData } from '#server/domains/privacy/export-personal-data.ts'
import { getPerson } from '#server/domains/privacy/person.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { isPostgres } from '../support/http.ts'
import { createMember } from '../support/members.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const ctx = () => testCtx(database)
const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`
const save = (key: string, value = '1') =>
  database.db.insertInto('settings').values({ key, value, updated_at: database.now().toISOString() }).execute()
const savedKeys = async () =>
  (await database.db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key)

/** The server's process ids of all connections of the request pool. */
async function connectionsInUse(): Promise<(number | undefined)[]> {
  const question = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.2)`
  const answers = await Promise.all(Array.from({ length: 10 }, () => question.execute(database.db)))
  return answers.map(({ rows }) => rows[0]?.pid).toSorted()
}

/** The statements that the server runs, without this one. */
async function statementsAtWork(): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(database.db)
  return rows.map(({ query }) => query)
}

test.runIf(isPostgres)(
  'a slow statement of a request is cancelled on the server, and its connection stays usable',
  async () => {
    const before = await connectionsInUse()
    const results = await Promise.allSettled(before.map(() => sleep(20).execute(database.db)))
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
    // The server reports the error a moment before it counts the connection as idle.
    await expect.poll(statementsAtWork).toEqual([])
    expect(await connectionsInUse()).toEqual(before)
  },
)

test.runIf(isPostgres)('a transaction with a cancelled statement leaves nothing', async () => {
  const failing = inTransaction(ctx(), async (tx) => {
    await tx.db.insertInto('settings').values({ key: 'lost', value: '1', updated_at: tx.now().toISOString() }).execute()
    await sleep(20).execute(tx.db)
  })
  await expect(failing).rejects.toMatchObject({ code: '57014' })
  await save('kept')
  expect(await savedKeys()).toEqual(['kept'])
  await expect.poll(statementsAtWork).toEqual([])
})

test.runIf(isPostgres)('reports and jobs may take longer than requests', async () => {
  const work = [withTimeLimit(ctx(), 'report'), withTimeLimit(ctx(), 'job')]
  await Promise.all(work.map(({ db }) => sleep(2).execute(db)))
  await inTransaction(withTimeLimit(ctx(), 'job'), (tx) => sleep(2).execute(tx.db))
})

test('a snapshot is consistent, allows other writes, and writes nothing', async () => {
  await save('before')
  const keys = await readSnapshot(ctx(), async (snapshot) => {
    const read = () => snapshot.db.selectFrom('settings').select('key').execute()
    await read()
    await save('meanwhile')
    await inTransaction(ctx(), (tx) => tx.db.deleteFrom('settings').where('key', '=', 'before').execute())
    return read()
  })
  expect(keys).toEqual([{ key: 'before' }])
  expect(await savedKeys()).toEqual(['meanwhile'])
  const writing = readSnapshot(ctx(), (snapshot) => snapshot.db.deleteFrom('settings').execute())
  await expect(writing).rejects.toThrow(/read-?only/)
})

test("a person's data can be exported while another process writes", async () => {
  const niamh = await createMember(database)
  const neighbour = testCtx(database.connectAgain())
  const copied = Promise.withResolvers<void>()
  const writing = inTransaction(neighbour, async (tx) => {
    await tx.db.updateTable('site_revision').set({ revision: 7 }).execute()
    await copied.promise
  })
  const copy = await readSnapshot(niamh, async (snapshot) => copyPersonalData(snapshot, await getPerson(snapshot)))
  copied.resolve()
  await writing
  expect(copy.tables.users).toHaveLength(1)
  expect((await exportPersonalData(niamh)).tables.users).toHaveLength(1)
})

test('U+0000 in a value is refused on either engine', async () => {
  const refusal = { code: 'malformed', status: 400 }
  await expect(save('a\0b')).rejects.toMatchObject(refusal)
  await expect(database.db.selectFrom('users').select('id').where('id', '=', '\0').execute()).rejects.toMatchObject(
    refusal,
  )
  await expect(inTransaction(ctx(), (tx) => sql`select ${'\0'}`.execute(tx.db))).rejects.toMatchObject(refusal)
  await save('next')
  expect(await savedKeys()).toEqual(['next'])
})

test('an unpaired surrogate becomes the replacement character on either engine', async () => {
  await save('half', 'a\ud800b')
  const { value } = await database.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'half')
    .executeTakeFirstOrThrow()
  expect(value).toBe('a\ufffdb')
})

test('statements work after a failed one, in a transaction or alone', async () => {
  for (let round = 0; round < 12; round++) {
    await expect(sql`select 1 from nowhere`.execute(database.db)).rejects.toThrow(/nowhere/)
    const failing = inTransaction(ctx(), (tx) => sql`select 1 from nowhere`.execute(tx.db))
    await expect(failing).rejects.toThrow(/nowhere/)
  }
  await save('next')
  expect(await savedKeys()).toEqual(['next'])
})
