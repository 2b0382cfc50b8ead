import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditFilter } from '#contracts/audit-log.ts'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { type AuditAction, exportAuditLog, listAuditActions, listAuditLog, recordAudit } from './index.ts'
import { filteredLog } from './list.ts'

let database: TestDatabase
let aoife: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  aoife = await createMember(database, { role: 'ADMIN' })
})
afterEach(() => database.close())

const note = (ctx: Parameters<typeof recordAudit>[0], action: AuditAction, id: string) =>
  recordAudit(ctx, action, { kind: 'thing', id })
const idsOf = async (input: object) => (await listAuditLog(aoife, input)).lines.map(({ subjectId }) => subjectId)

test('lines are told in words, newest first, with names as they are now', async () => {
  await recordAudit(asTx(testCtx(database)), 'enquiry.submitted', { kind: 'enquiry', id: 'enq_1' })
  database.clock.advance(1000)
  await recordAudit(asTx(testCtx(database, { kind: 'job', name: 'tidy' })), 'retention.applied', {
    kind: 'table',
    id: 'outbox',
  })
  database.clock.advance(1000)
  await recordAudit(asTx(aoife), 'profile.updated', { kind: 'user', id: aoife.actor.userId }, { fields: ['phone'] })
  const { lines, newer, older } = await listAuditLog(aoife, {})
  expect(lines.map(({ actor, description, subjectName }) => [actor, description, subjectName])).toEqual([
    ['Niamh Ní Bhriain', 'updated their profile', 'Niamh Ní Bhriain'],
    ['Job tidy', 'deleted data whose retention period had ended', null],
    ['A visitor', 'sent an enquiry', null],
  ])
  expect([newer, older]).toEqual([null, null])
})

test('each filter and all of them together narrow the list', async () => {
  const brian = await createMember(database)
  await note(asTx(aoife), 'tool.created', 'one')
  await note(asTx(aoife), 'tool.updated', 'two')
  await note(asTx(brian), 'tool.created', 'three')
  await note(asTx(testCtx(database)), 'tool.created', 'four')
  await note(asTx(testCtx(database, { kind: 'job', name: 'tidy' })), 'tool.created', 'five')
  const { email } = await database.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', brian.actor.userId)
    .executeTakeFirstOrThrow()
  expect((await idsOf({ actor: aoife.actor.userId })).toSorted()).toEqual(['one', 'two'])
  expect(await idsOf({ actor: email.toUpperCase() })).toEqual(['three'])
  expect(await idsOf({ actor: 'visitor' })).toEqual(['four'])
  expect(await idsOf({ actor: 'tidy' })).toEqual(['five'])
  expect(await idsOf({ action: 'tool.updated' })).toEqual(['two'])
  expect(await idsOf({ subject: 'three' })).toEqual(['three'])
  expect(await idsOf({ actor: aoife.actor.userId, action: 'tool.created', subject: 'one' })).toEqual(['one'])
  expect(await idsOf({ actor: 'nobody@example.ie' })).toEqual([])
})

test('a period counts by the Irish calendar, both days included', async () => {
  // In June Irish days begin at 23:00 UTC.
  for (const at of [
    '2026-06-09T22:59:59.999Z',
    '2026-06-09T23:00:00.000Z',
    '2026-06-10T22:59:59.999Z',
    '2026-06-10T23:00:00.000Z',
  ]) {
    database.clock.set(at)
    await note(asTx(aoife), 'tool.created', at)
  }
  expect(await idsOf({ from: '2026-06-10', to: '2026-06-10' })).toEqual([
    '2026-06-10T22:59:59.999Z',
    '2026-06-09T23:00:00.000Z',
  ])
  expect(await idsOf({ from: 'tomorrow', to: '2026-13-40' })).toHaveLength(4)
})

test('pages lead through all lines once, down and up again, also where many share a moment', async () => {
  for (let index = 0; index < 120; index++) await note(asTx(aoife), 'tool.created', String(index))
  const down: string[][] = []
  let page = await listAuditLog(aoife, {})
  for (;;) {
    down.push(page.lines.map(({ subjectId }) => subjectId))
    if (page.older === null) break
    page = await listAuditLog(aoife, { before: page.older })
  }
  expect(down.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(new Set(down.flat()).size).toBe(120)
  const up = await listAuditLog(aoife, { after: page.newer ?? '' })
  expect(up.lines.map(({ subjectId }) => subjectId)).toEqual(down[1])
  const top = await listAuditLog(aoife, { after: up.newer ?? '' })
  expect([top.lines.map(({ subjectId }) => subjectId), top.newer]).toEqual([down[0], null])
  expect(await idsOf({ before: 'nonsense' })).toEqual(down[0])
})

test.each([
  {},
  { actor: 'usr_1' },
  { actor: 'visitor' },
  { action: 'session.started' },
  { subject: 'usr_1' },
  { actor: 'usr_1', action: 'session.started' },
  { from: '2026-01-01', to: '2026-02-01' },
  { action: 'session.started', before: '2026-11-21T09:30:00.000Z_aud_1' },
  { actor: 'usr_1', after: '2026-11-21T09:30:00.000Z_aud_1' },
  { actor: 'visitor', before: '2026-11-21T09:30:00.000Z_aud_1' },
  { actor: 'visitor', after: '2026-11-21T09:30:00.000Z_aud_1' },
])('%o reads its page from an index, in order, without sorting', async (input) => {
  const query = await filteredLog(aoife, auditFilter.parse(input))
  const plan = await database.db.connection().execute(async (db) => {
    // A planner that sees ten rows reads them all; it is asked what it would do with a million.
    if (database.config.databaseUrl !== undefined) await sql`set enable_seqscan = off`.execute(db)
    const { sql: text, parameters } = query.limit(51).compile()
    const prefix = database.config.databaseUrl === undefined ? 'explain query plan ' : 'explain '
    const { rows } = await db.executeQuery({
      sql: prefix + text,
      parameters,
      query: query.toOperationNode(),
      queryId: { queryId: 'plan' },
    } as never)
    return JSON.stringify(rows)
  })
  expect(plan).toMatch(/USING INDEX audit_log_|Index Scan.* using audit_log_/)
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
})

test('the actions that are in the log are offered, each once', async () => {
  for (const action of ['tool.updated', 'tool.created', 'tool.updated'] as const) await note(asTx(aoife), action, 'x')
  expect((await listAuditActions(aoife)).map(({ action }) => action)).toEqual(['tool.created', 'tool.updated'])
})

test('the export holds every line of the filter, is noted itself, and runs nothing in a spreadsheet', async () => {
  for (let index = 0; index < 1_005; index++) await note(asTx(aoife), 'tool.created', `=HYPERLINK(${index})`)
  let text = ''
  for await (const piece of await exportAuditLog(aoife, { action: 'tool.created' })) text += piece
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1_006)
  expect(lines[1]).toContain(",'=HYPERLINK(")
  expect((await listAuditActions(aoife)).map(({ action }) => action)).toContain('audit_log.exported')
})

test('the log is for administrators', async () => {
  const member = await createMember(database)
  for (const attempt of [
    () => listAuditLog(member, {}),
    () => listAuditActions(member),
    () => exportAuditLog(member, {}),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
  }
})
