import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { buildTermCondition } from '../../../search/term-condition.ts'

export type Customer = { id: string; name: string; address: string | null }

const MAX_CUSTOMERS = 20

/** Finds customers by the beginnings of words in their name. */
export async function listCustomers(ctx: Ctx, search: string): Promise<Customer[]> {
  await requireAdministrator(ctx)
  const isMatching = await buildTermCondition(ctx, 'organisation', 'organisations.id', search)
  if (isMatching === undefined) return []
  return ctx.db
    .selectFrom('organisations')
    .select(['id', 'name', 'address'])
    .where('kind', '=', 'customer')
    .where(isMatching)
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_CUSTOMERS)
    .execute()
}

/** Throws `not_found`, also for the company. */
export async function getCustomer(ctx: Ctx, id: string): Promise<Customer> {
  await requireAdministrator(ctx)
  const row = await ctx.db
    .selectFrom('organisations')
    .select(['id', 'name', 'address'])
    .where('id', '=', id)
    .where('kind', '=', 'customer')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such customer.')
  return row
}
