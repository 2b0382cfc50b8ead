import { movePersonInput } from '#contracts/people.ts'
import type { UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { extractQueryWords } from '../../../search/fold.ts'
import { beginsWith } from '../../../search/terms.ts'
import { recordAudit } from '../../audit/index.ts'
import { createMembership, deleteMembership } from '../../organisations/index.ts'
import { countColleagues, getPersonById, listHomes } from './get-person-record.ts'
import { lockPerson, refuseToTakeAway } from './lock-person.ts'
import { endUserSessions, storePersonVersion } from './store-person-version.ts'

const MAX_DESTINATIONS = 8

export type Destination = { id: string; name: string; address: string | null; people: number }

/** Lists customers of the person's portal whose name matches, the largest first. */
export async function listDestinations(ctx: Ctx, id: string, search: string): Promise<Destination[]> {
  await requireAdministrator(ctx)
  const user = await getPersonById(ctx, id)
  const [home] = await listHomes(ctx, user)
  const words = extractQueryWords(search)
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
      selectCustomers(ctx, home.userType).where('id', '!=', home.organisationId),
    )
    .select(['id', 'name', 'address'])
    .select((row) =>
      row
        .selectFrom('memberships')
        .select((people) => people.fn.countAll<number>().as('people'))
        .whereRef('memberships.organisation_id', '=', 'organisations.id')
        .$asScalar()
        .$notNull()
        .as('people'),
    )
    .orderBy('people', 'desc')
    .orderBy('id')
    .limit(MAX_DESTINATIONS)
    .execute()
}

function selectCustomers(ctx: Ctx, userType: UserType) {
  const customers = ctx.db.selectFrom('organisations').where('kind', '=', 'customer')
  return userType === 'GOVERNMENT'
    ? customers.where('business_type', '=', 'GOVERNMENT')
    : customers.where((row) => row.or([row('business_type', 'is', null), row('business_type', '!=', 'GOVERNMENT')]))
}

/**
 * Moves a person from their most recent organisation to another customer, and ends their sessions. They become a member
 * there, or the owner of an empty organisation. The data stays with the old organisation, which is erased after its
 * last person leaves. Throws `conflict` when somebody else was faster, for administrators, when the organisation uses
 * the other portal, for its only owner among others, and for the last owner who can sign in while a plan is paid for.
 */
export async function movePerson(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { version, organisationId } = parseInput(movePersonInput, input)
  await inTransaction(ctx, async (tx) => {
    const { user, homes } = await lockPerson(tx, id, [organisationId])
    const [home] = homes
    if (user.role === 'ADMIN')
      throw new AppError('conflict', 'Administrators belong to the company. Change the role first.')
    await refuseOtherPortal(tx, organisationId, home.userType)
    await refuseToTakeAway(tx, id, [home])
    await storePersonVersion(tx, id, version, {})
    await deleteMembership(tx, id, home.organisationId)
    const role = (await countColleagues(tx, id, organisationId)) === 0 ? 'owner' : 'member'
    await createMembership(tx, { userId: id, organisationId, role })
    await endUserSessions(tx, id)
    const details = { from: home.organisationId, to: organisationId, role }
    // Both organisations get the line in their history.
    await recordAudit(tx, 'user.moved', { kind: 'user', id }, { ...details, organisationId: home.organisationId })
    await recordAudit(tx, 'user.moved_in', { kind: 'user', id }, { ...details, organisationId })
  })
}

async function refuseOtherPortal(tx: Tx, organisationId: string, userType: UserType): Promise<void> {
  const customer = await selectCustomers(tx, userType).select('id').where('id', '=', organisationId).executeTakeFirst()
  if (customer !== undefined) return
  const message = 'Please choose an organisation that uses the same portal.'
  throw new AppError('conflict', message, { fieldErrors: { organisationId: message } })
}
