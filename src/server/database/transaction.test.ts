// biome-ignore-all lint/plugin: this file tests what the rule forbids.
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, testCtx } from '../../../tests/support/database.ts'
import type { Ctx, Tx } from '../context.ts'
import { inTransaction, readSnapshot } from './transaction.ts'

const countUsers = (ctx: Ctx) => ctx.db.selectFrom('users').select('id').execute()
const deleteUsers = (tx: Tx) => tx.db.deleteFrom('users').execute()

async function openCtx(): Promise<Ctx> {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return testCtx(database)
}

test('a function that needs a transaction does not compile with an outer ctx', async () => {
  const ctx = await openCtx()
  // @ts-expect-error the ctx outside is no Tx
  await expect(inTransaction(ctx, () => deleteUsers(ctx))).rejects.toThrow()
  // @ts-expect-error a snapshot can only be read
  await expect(readSnapshot(ctx, (snapshot) => deleteUsers(snapshot))).rejects.toThrow()
  await inTransaction(ctx, async (tx) => {
    await deleteUsers(tx)
    await deleteUsers({ ...tx, actor: { kind: 'visitor' } })
    expect(await countUsers(tx)).toEqual([])
  })
})

test.each([
  ['a query', (ctx: Ctx) => countUsers(ctx)],
  ['another transaction', (ctx: Ctx) => inTransaction(ctx, async () => [])],
])('%s by the ctx outside is refused at once and takes the whole transaction back', async (_, misuse) => {
  const ctx = await openCtx()
  const wrong = inTransaction(ctx, async (tx) => {
    await tx.db.insertInto('settings').values({ key: 'left', value: '1', updated_at: '' }).execute()
    await misuse(ctx)
  })
  await expect(wrong).rejects.toThrow('outside of a transaction')
  expect(await ctx.db.selectFrom('settings').select('key').where('key', '=', 'left').execute()).toEqual([])
})

test('a verb called with tx joins its transaction', async () => {
  const ctx = await openCtx()
  await expect(inTransaction(ctx, (tx) => inTransaction(tx, async (inner) => inner === tx))).resolves.toBe(true)
})

test('a promise that outlives its transaction may use the outer ctx afterwards', async () => {
  const ctx = await openCtx()
  let later: Promise<unknown[]> = Promise.resolve([])
  await inTransaction(ctx, async () => {
    later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => countUsers(ctx))
  })
  await expect(later).resolves.toEqual([])
})
