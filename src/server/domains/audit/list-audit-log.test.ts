import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditFilter } from '#contracts/audit-log.ts'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { type AuditAction, exportAuditLog, listAuditActions, listAuditLog, recordAudit } from './index.ts'
import { selectAuditLines } from './list-audit-log.ts'

let database: TestDatabase
let aoife: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  aoife = await createMember(database, { role: 'ADMIN' })
})
afterEach(() => database.close())

const note = (ctx: Parameters<typeof recordAudit>[0], action: AuditAction, id: string) =>
  recordAudit(ctx, action, { kind: 'thing', id })
const listIds = async (input: object) => (await listAuditLog(aoife, input)).items.map(({ subjectId }) => subjectId)

test('lines are sentences with current names, newest first', async () => {
  await recordAudit(asTx(testCtx(database)), 'enquiry.submitted', { kind: 'enquiry', id: 'enq_1' })
  database.clock.advance(1000)
  await recordAudit(asTx(testCtx(database, { kind: 'job', name: 'tidy' })), 'retention.applied', {
    kind: 'table',
    id: 'outbox',
  })
  database.clock.advance(1000)
  await recordAudit(asTx(aoife), 'profile.updated', { kind: 'user', id: aoife.actor.userId }, { fields: ['phone'] })
  const { items, next, previous } = await listAuditLog(aoife, {})
  expect(items.map(({ actor, description, subjectName }) => [actor, description, subjectName])).toEqual([
    ['Niamh Ní Bhriain', 'updated their profile', 'Niamh Ní Bhriain'],
    ['Job tidy', 'deleted data whose retention period had ended', null],
    ['A visitor', 'sent an enquiry', null],
  ])
  expect([previous, next]).toEqual([undefined, undefined])
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
  expect((await listIds({ actor: aoife.actor.userId })).toSorted()).toEqual(['one', 'two'])
  expect(await listIds({ actor: email.toUpperCase() })).toEqual(['three'])
  expect(await listIds({ actor: 'visitor' })).toEqual(['four'])
  expect(await listIds({ actor: 'tidy' })).toEqual(['five'])
  expect(await listIds({ action: 'tool.updated' })).toEqual(['two'])
  expect(await listIds({ subject: 'three' })).toEqual(['three'])
  expect(await listIds({ actor: aoife.actor.userId, action: 'tool.created', subject: 'one' })).toEqual(['one'])
  expect(await listIds({ actor: 'nobody@example.ie' })).toEqual([])
})

test('a period counts by the Irish calendar, both days included', async () => {
  // In June, Irish days begin at 23:00 UTC.
  for (const at of [
    '2026-06-09T22:59:59.999Z',
    '2026-06-09T23:00:00.000Z',
    '2026-06-10T22:59:59.999Z',
    '2026-06-10T23:00:00.000Z',
  ]) {
    database.clock.set(at)
    await note(asTx(aoife), 'tool.created', at)
  }
  expect(await listIds({ from: '2026-06-10', to: '2026-06-10' })).toEqual([
    '2026-06-10T22:59:59.999Z',
    '2026-06-09T23:00:00.000Z',
  ])
  expect(await listIds({ from: 'tomorrow', to: '2026-13-40' })).toHaveLength(4)
})

test('pages show all lines once in both directions, even with equal times', async () => {
  for (let index = 0; index < 120; index++) await note(asTx(aoife), 'tool.created', String(index))
  const down: string[][] = []
  let page = await listAuditLog(aoife, {})
  for (;;) {
    down.push(page.items.map(({ subjectId }) => subjectId))
    if (page.next === undefined) break
    page = await listAuditLog(aoife, { after: page.next })
  }
  expect(down.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(new Set(down.flat()).size).toBe(120)
  const up = await listAuditLog(aoife, { before: page.previous })
  expect(up.items.map(({ subjectId }) => subjectId)).toEqual(down[1])
  const top = await listAuditLog(aoife, { before: up.previous })
  expect([top.items.map(({ subjectId }) => subjectId), top.previous]).toEqual([down[0], undefined])
  expect(await listIds({ after: 'nonsense' })).toEqual(down[0])
})

const PLACE = Buffer.from(JSON.stringify(['2026-11-21T09:30:00.000Z', 'aud_1'])).toString('base64url')

test.each([
  {},
  { actor: 'usr_1' },
  { actor: 'visitor' },
  { action: 'session.started' },
  { subject: 'usr_1' },
  { actor: 'usr_1', action: 'session.started' },
  { from: '2026-01-01', to: '2026-02-01' },
  { action: 'session.started', after: PLACE },
  { actor: 'usr_1', before: PLACE },
  { actor: 'visitor', after: PLACE },
  { actor: 'visitor', before: PLACE },
])('%o reads its page from an index, in order, without sorting', async (input) => {
  const query = await selectAuditLines(aoife, auditFilter.parse(input), 50)
  const plan = await database.db.connection().execute(async (db) => {
    // The planner reads a table of ten rows as a whole, so the test asks for the plan with a million.
    if (database.config.databaseUrl !== undefined) await sql`set enable_seqscan = off`.execute(db)
    const { sql: text, parameters } = query.compile()
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

test('the filter offers each action in the log once', async () => {
  for (const action of ['tool.updated', 'tool.created', 'tool.updated'] as const) await note(asTx(aoife), action, 'x')
  expect((await listAuditActions(aoife)).map(({ action }) => action)).toEqual(['tool.created', 'tool.updated'])
})

test('the export has every filtered line, is logged itself, and contains no formula', async () => {
  for (let index = 0; index < 1_005; index++) await note(asTx(aoife), 'tool.created', `=HYPERLINK(${index})`)
  let text = ''
  for await (const piece of await exportAuditLog(aoife, { action: 'tool.created' })) text += piece
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1_006)
  expect(lines[1]).toContain(",'=HYPERLINK(")
  expect((await listAuditActions(aoife)).map(({ action }) => action)).toContain('audit_log.exported')
})

test('only administrators read the log', async () => {
  const member = await createMember(database)
  for (const attempt of [
    () => listAuditLog(member, {}),
    () => listAuditActions(member),
    () => exportAuditLog(member, {}),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
  }
})
