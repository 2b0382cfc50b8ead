import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createMember } from '../../../../../tests/support/members.ts'
import { createAdministrator } from '../../../../../tests/support/staff.ts'
import type { Ctx } from '../../../context.ts'
import { newId } from '../../../ids.ts'
import { getTool, listTools } from '../catalogue.ts'
import { listToolOffers } from '../list-tool-offers.ts'
import {
  activateToolOffer,
  createTool,
  deactivateToolOffer,
  deleteTool,
  duplicateTool,
  listCatalogue,
  updateTool,
} from './index.ts'

let deps: TestDatabase
let admin: Ctx
beforeAll(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
})
afterAll(() => deps.close())

const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Call summaries',
  slug: 'call-summaries',
  description: 'Each call in three sentences, by mail.',
  kind: 'service',
  targetAudience: 'BUSINESS',
  includedFrom: 'advanced',
  isActive: 'on',
  ...changes,
})

test('a tool is added, changed and found under its slug', async () => {
  const id = await createTool(admin, form())
  expect(await getTool(admin, id)).toMatchObject({ slug: 'call-summaries', isActive: true, includedFrom: 'advanced' })
  await updateTool(admin, id, form({ name: 'Summaries', kind: 'module', isActive: undefined, version: '1' }))
  expect(await getTool(admin, id)).toMatchObject({ name: 'Summaries', isActive: false, includedFrom: null, version: 2 })
  await expect(updateTool(admin, id, form({ version: '1' }))).rejects.toMatchObject({ code: 'conflict' })
  await expect(updateTool(admin, 'tool_none', form({ version: '1' }))).rejects.toMatchObject({ code: 'not_found' })
})

test('a slug is plain and unique', async () => {
  for (const slug of ['Brigid', 'brígid', 'a--b', '-a', 'a b', 'x', '../x']) {
    await expect(createTool(admin, form({ slug }))).rejects.toMatchObject({ fieldErrors: { slug: expect.any(String) } })
  }
  const taken = { code: 'conflict', fieldErrors: { slug: 'Another tool has this slug already.' } }
  await expect(createTool(admin, form({ slug: 'brigid' }))).rejects.toMatchObject(taken)
  await expect(updateTool(admin, 'tool_tir', form({ slug: 'brigid', version: '1' }))).rejects.toMatchObject(taken)
  expect((await getTool(admin, 'tool_tir')).version).toBe(1)
})

test('a copy has the next free slug and is offered to nobody yet', async () => {
  const first = await getTool(admin, await duplicateTool(admin, 'tool_brigid'))
  const second = await getTool(admin, await duplicateTool(admin, 'tool_brigid'))
  expect([first.slug, second.slug, first.isActive]).toEqual(['brigid-copy', 'brigid-copy-2', false])
  expect(first.name).toBe('BRIGID (copy)')
})

test('a tool that was ever used cannot be deleted, and an unused one can', async () => {
  const { actor } = await createMember(deps)
  const subscription = {
    organisation_id: actor.organisationId,
    tool_id: 'tool_booking',
    started_at: '2026-10-01T09:00:00.000Z',
    next_billing_at: '2026-11-01T09:00:00.000Z',
    source: 'real' as const,
  }
  await deps.db
    .insertInto('tool_subscriptions')
    .values({ id: newId('tsub'), status: 'ACTIVE', ...subscription })
    .execute()
  expect((await listCatalogue(admin)).find(({ id }) => id === 'tool_booking')?.usersNow).toBe(1)
  await expect(deleteTool(admin, 'tool_booking')).rejects.toThrow('1 organisation uses it')
  await deps.db.updateTable('tool_subscriptions').set({ status: 'ENDED' }).execute()
  await expect(deleteTool(admin, 'tool_booking')).rejects.toThrow('part of the records of 1 organisation')
  const id = await createTool(admin, form({ slug: 'nobody-uses-it' }))
  await deleteTool(admin, id)
  await expect(deleteTool(admin, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('a deactivated tool is marked, and a second call does nothing', async () => {
  await deactivateToolOffer(admin, 'tool_dagda')
  await deactivateToolOffer(admin, 'tool_dagda')
  expect(await getTool(admin, 'tool_dagda')).toMatchObject({ isActive: false, version: 2 })
  await activateToolOffer(admin, 'tool_dagda')
  const actions = await deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', 'tool_dagda')
    .execute()
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['tool.activated', 'tool.deactivated'])
})

test('a deactivated tool is not offered to businesses until it is activated again', async () => {
  const customer = await createMember(deps)
  const listOffered = async () => (await listToolOffers(customer)).some(({ id }) => id === 'tool_email-bot')
  expect(await listOffered()).toBe(true)
  await deactivateToolOffer(admin, 'tool_email-bot')
  expect(await listOffered()).toBe(false)
  await activateToolOffer(admin, 'tool_email-bot')
  expect(await listOffered()).toBe(true)
})

test('customers cannot change the catalogue', async () => {
  const customer = await createMember(deps)
  const before = await listTools(admin)
  const attempts = [
    () => createTool(customer, form({ slug: 'mine' })),
    () => updateTool(customer, 'tool_tir', form({ version: '1' })),
    () => duplicateTool(customer, 'tool_tir'),
    () => deactivateToolOffer(customer, 'tool_tir'),
    () => deleteTool(customer, 'tool_tir'),
    () => listCatalogue(customer),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
  expect(await listTools(admin)).toEqual(before)
})
