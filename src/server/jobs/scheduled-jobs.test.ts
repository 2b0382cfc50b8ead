import { afterEach, beforeEach, expect, test } from 'vitest'
import { chatPeople } from '../../../tests/support/chat.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../tests/support/members.ts'
import { breakMailTo } from '../../../tests/support/outbox.ts'
import { policyForm } from '../../../tests/support/projects.ts'
import { markRead, openThread, readThread, sendMessage } from '../domains/chat/index.ts'
import { addPolicy } from '../domains/compliance/index.ts'
import { newId } from '../ids.ts'
import { runScheduledJob } from './run-scheduled-job.ts'
import { listScheduledJobs } from './scheduled-jobs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

async function run(name: string, on = deps): Promise<string | null> {
  const job = listScheduledJobs(deps.config).find((known) => known.name === name)
  if (job === undefined) throw new Error(`no job ${name}`)
  await runScheduledJob(on, job)
  const row = await deps.db.selectFrom('job_runs').select('last_error').where('name', '=', name).executeTakeFirst()
  return row?.last_error ?? null
}

const emailOf = ({ actor }: MemberCtx) => `${actor.userId}@example.ie`

async function mailed(template: string): Promise<string[]> {
  const rows = await deps.db.selectFrom('outbox').select('recipient').where('template', '=', template).execute()
  return rows.map(({ recipient }) => recipient)
}

test('a hundred plans that cannot be renewed do not stop others, and are named', async () => {
  const good = await createMember(deps, { plan: 'advanced' })
  const at = deps.now().toISOString()
  const ids = Array.from({ length: 100 }, () => ({ org: newId('org'), sub: `sub_0${newId('sub').slice(4)}` }))
  const organisations = ids.map(({ org }) => ({ id: org, name: 'Bad', kind: 'customer' as const, created_at: at }))
  await deps.db.insertInto('organisations').values(organisations).execute()
  const period = { anchor_at: at, current_period_start: at, current_period_end: at }
  const rows = ids.map(({ org, sub }) => ({ id: sub, organisation_id: org, plan: 'none' as 'elite', ...period }))
  await deps.db
    .insertInto('subscriptions')
    .values(rows.map((row) => ({ ...row, status: 'active' as const, created_at: at })))
    .execute()
  deps.clock.advance(32 * DAY)
  expect(await run('renew-subscriptions')).toMatch(/^100 failed: sub_0\w+ \(TypeError\), .* and 95 more$/)
  const invoices = deps.db.selectFrom('invoices').select('id').where('organisation_id', '=', good.actor.organisationId)
  expect(await invoices.execute()).toHaveLength(2)
})

test('a policy whose members cannot be mailed does not stop others', async () => {
  const [bad, good] = [
    await createMember(deps, { userType: 'GOVERNMENT' }),
    await createMember(deps, { userType: 'GOVERNMENT' }),
  ]
  const broken = await addPolicy(bad, policyForm({ nextReview: '2026-12-01' }))
  await addPolicy(good, policyForm({ nextReview: '2026-12-01' }))
  await breakMailTo(deps, emailOf(bad))
  expect(await run('remind-of-policy-reviews')).toMatch(new RegExp(`^1 failed: ${broken} \\(\\w+\\)$`))
  expect(await mailed('policy-review-due')).toEqual([emailOf(good)])
})

test('a reader who cannot be mailed does not stop others', async () => {
  const people = chatPeople(deps)
  const organisationId = await people.publicBody('Coiste')
  const [bad, good] = [
    await people.official(organisationId),
    await people.official(organisationId, 'Ciarán'),
  ] as MemberCtx[]
  const adviser = await people.adviser()
  if (bad === undefined || good === undefined) throw new Error('nobody')
  const { id: threadId } = await openThread(bad, { title: 'Data', text: 'Dia duit' })
  for (const reader of [good, adviser]) {
    const { messages } = await readThread(reader, threadId)
    await markRead(reader, { threadId, messageId: messages.at(-1)?.id })
  }
  await sendMessage(adviser, { threadId, text: 'Hello' })
  deps.clock.advance(HOUR)
  await breakMailTo(deps, emailOf(bad))
  expect(await run('mail-unread-chat-messages')).toContain(`1 failed: ${bad.actor.userId} ${threadId}`)
  expect(await mailed('chat-unread')).toEqual([emailOf(good)])
})

test('an organisation that cannot be erased does not stop others', async () => {
  const [bad, good] = [await createMember(deps, { plan: 'advanced' }), await createMember(deps, { plan: 'advanced' })]
  const ended = new Date(deps.now().getTime() - 31 * DAY).toISOString()
  const end = {
    status: 'cancelled' as const,
    cancelled_at: ended,
    ends_at: ended,
    data_until: deps.now().toISOString(),
  }
  await deps.db.updateTable('subscriptions').set(end).execute()
  await run('warn-of-deletions')
  deps.clock.advance(7 * DAY)
  await breakMailTo(deps, emailOf(bad))
  const subject = await deps.db
    .selectFrom('subscriptions')
    .select('id')
    .where('organisation_id', '=', bad.actor.organisationId)
    .executeTakeFirstOrThrow()
  expect(await run('erase-ended-organisations')).toContain(`1 failed: ${subject.id}`)
  const left = await deps.db.selectFrom('organisations').select('id').execute()
  expect(left).toEqual([{ id: bad.actor.organisationId }])
  expect(left).not.toContainEqual({ id: good.actor.organisationId })
})

test('scheduled jobs repeat nothing when the clock stands, goes back an hour, or two processes run them', async () => {
  const member = await createMember(deps, { userType: 'GOVERNMENT', plan: 'advanced' })
  await createMember(deps, { plan: 'professional' })
  await addPolicy(member, policyForm({ nextReview: '2026-12-23' }))
  const count = async () => ({
    mails: (await deps.db.selectFrom('outbox').select('id').execute()).length,
    invoices: (await deps.db.selectFrom('invoices').select('id').execute()).length,
    audit: (await deps.db.selectFrom('audit_log').select('id').execute()).length,
  })
  const all = async (on = deps) => {
    for (const { name } of listScheduledJobs(deps.config)) expect([name, await run(name, on)]).toEqual([name, null])
  }
  // Midnight in Ireland. The policy is due now, and was not an hour earlier.
  deps.clock.set('2026-12-23T00:10:00.000Z')
  await all()
  const once = await count()
  await all()
  deps.clock.advance(-HOUR)
  await all()
  deps.clock.advance(HOUR)
  await Promise.all([all(), all({ ...deps.connectAgain(), connectAgain: deps.connectAgain, close: deps.close })])
  expect(await count()).toEqual(once)
  expect(once.mails).toBeGreaterThan(0)
})
