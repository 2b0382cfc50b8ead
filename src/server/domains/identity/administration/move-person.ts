import { personMove } from '#contracts/people.ts'
import type { UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { wordsOf } from '../../../search/fold.ts'
import { beginsWith } from '../../../search/terms.ts'
import { recordAudit } from '../../audit/index.ts'
import { refuseToLeavePlan } from '../../organisations/index.ts'
import { leaverOf, lockPersonToMove } from './lock-person.ts'
import { getPersonById } from './person.ts'
import { endSessionsOf, storeVersion } from './store.ts'

const MOST_OFFERED = 8

export type Destination = { id: string; name: string; address: string | null; people: number }

/** Customers whose name has the words, whose portal is the person's, the ones with the most people first. */
export async function findDestinations(ctx: Ctx, id: string, search: string): Promise<Destination[]> {
  await requireAdministrator(ctx)
  const user = await getPersonById(ctx, id)
  const words = wordsOf(search)
  if (words.length === 0) return []
  return words
    .reduce(
      (organisations, word) =>
        organisations.where('organisations.id', 'in', (terms) =>
          terms
            .selectFrom('search_terms')
            .select('subject_id')
            .where('subject_kind', '=', 'organisation')
            .where(beginsWith(word)),
        ),
      customersOf(ctx, user.user_type).where('id', '!=', user.organisation_id),
    )
    .select(['id', 'name', 'address'])
    .select((row) =>
      row
        .selectFrom('users')
        .select((people) => people.fn.countAll<number>().as('people'))
        .whereRef('users.organisation_id', '=', 'organisations.id')
        .$asScalar()
        .$notNull()
        .as('people'),
    )
    .orderBy('people', 'desc')
    .orderBy('id')
    .limit(MOST_OFFERED)
    .execute()
}

/** The customers that use a portal. */
function customersOf(ctx: Ctx, userType: UserType) {
  const customers = ctx.db.selectFrom('organisations').where('kind', '=', 'customer')
  return userType === 'GOVERNMENT'
    ? customers.where('business_type', '=', 'GOVERNMENT')
    : customers.where((row) => row.or([row('business_type', 'is', null), row('business_type', '!=', 'GOVERNMENT')]))
}

/**
 * Moves a person to another customer. What is in a portal belongs to the organisation, so it stays with the old one,
 * which ends with its last person. Ends their sessions. Throws `conflict` when somebody else was faster, for
 * administrators, who belong to the company, when the organisation uses the other portal, and for the last person who
 * can sign in while a plan is paid for.
 */
export async function movePerson(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { version, organisationId } = parseInput(personMove, input)
  await inTransaction(ctx, async (tx) => {
    const user = await lockPersonToMove(tx, id, [organisationId])
    if (user.role === 'ADMIN')
      throw new AppError('conflict', 'Administrators belong to the company. Change the role first.')
    await refuseMisfit(tx, organisationId, user.user_type)
    await refuseToLeavePlan(tx, leaverOf(user))
    await storeVersion(tx, id, version, { organisation_id: organisationId })
    await endSessionsOf(tx, id)
    const details = { from: user.organisation_id, to: organisationId }
    await recordAudit(tx, 'user.moved', { kind: 'user', id }, details)
  })
}

async function refuseMisfit(tx: Tx, organisationId: string, userType: UserType): Promise<void> {
  const found = await customersOf(tx, userType).select('id').where('id', '=', organisationId).executeTakeFirst()
  if (found !== undefined) return
  const message = 'Please choose an organisation that uses the same portal.'
  throw new AppError('conflict', message, { fieldErrors: { organisationId: message } })
}
