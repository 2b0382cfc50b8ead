import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { newId } from '../../ids.ts'
import { countToolUsers, getTool, listTools } from './index.ts'

let database: TestDatabase
let ctx: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database)
})
afterEach(() => database.close())

const use = (organisationId: string, changes: { status?: 'ACTIVE' | 'ENDED'; ends_at?: string } = {}) =>
  database.db
    .insertInto('tool_subscriptions')
    .values({
      id: newId('tsub'),
      organisation_id: organisationId,
      tool_id: 'tool_booking',
      status: 'ACTIVE',
      started_at: '2026-10-01T09:00:00.000Z',
      next_billing_at: '2026-11-01T09:00:00.000Z',
      source: 'real',
      ...changes,
    })
    .execute()

test('the catalogue starts with the seven sector modules, for public bodies or for everyone', async () => {
  const modules = (await listTools(ctx)).filter((tool) => tool.kind === 'module')
  expect(modules.map((tool) => tool.name)).toEqual(['BRIGID', 'DAGDA', 'FIONN', 'LIAFAIL', 'PATRICK', 'SALMON', 'TIR'])
  for (const { targetAudience, isActive, slug, includedFrom } of modules) {
    expect(['GOVERNMENT', 'BOTH']).toContain(targetAudience)
    expect([isActive, includedFrom]).toEqual([true, null])
    expect(slug).toMatch(/^[a-z]+$/)
  }
  expect(modules.at(-1)?.description).toMatch(/^Legal and justice/)
})

test('services are in the plans of the specification', async () => {
  const services = (await listTools(ctx)).filter((tool) => tool.kind === 'service')
  const listNames = (plan: string | null) =>
    services.filter((tool) => tool.includedFrom === plan).map((tool) => tool.name)
  expect(listNames('professional')).toHaveLength(5)
  expect(listNames('advanced')).toEqual(['Advanced analytics', 'Advanced conversation handling'])
  expect(listNames('elite')).toEqual(['Custom AI training'])
  expect(listNames(null)).toEqual(['AI marketing', 'Business automation', 'Website with AI integration'])
})

test('an unknown tool is not found', async () => {
  await expect(getTool(ctx, 'tool_nothing')).rejects.toMatchObject({ code: 'not_found' })
  expect(await getTool(ctx, 'tool_tir')).toMatchObject({ slug: 'tir', version: 1 })
})

test('an organisation counts as a user now while its subscription runs, and as one ever after', async () => {
  expect(await countToolUsers(ctx, 'tool_booking')).toEqual({ now: 0, ever: 0 })
  await use(ctx.actor.organisationId, { status: 'ENDED' })
  expect(await countToolUsers(ctx, 'tool_booking')).toEqual({ now: 0, ever: 1 })
  await use(ctx.actor.organisationId)
  const other = await createMember(database)
  await use(other.actor.organisationId, { ends_at: '2026-11-20T00:00:00.000Z' })
  expect(await countToolUsers(ctx, 'tool_booking')).toEqual({ now: 1, ever: 2 })
})
