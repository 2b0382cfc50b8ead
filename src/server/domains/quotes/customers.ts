import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { matchingTerms } from '../../search/matches.ts'

export type Customer = { id: string; name: string; address: string | null }

const MOST_FOUND = 20

/** Organisations that a quote can be written for, by the beginnings of words of their name. */
export async function findCustomers(ctx: Ctx, search: string): Promise<Customer[]> {
  await requireAdministrator(ctx)
  const isMatching = await matchingTerms(ctx, 'organisation', 'organisations.id', search)
  if (isMatching === undefined) return []
  return ctx.db
    .selectFrom('organisations')
    .select(['id', 'name', 'address'])
    .where('kind', '=', 'customer')
    .where(isMatching)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_FOUND)
    .execute()
}

/** Throws `not_found`, also for the company itself. */
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
