import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Ctx, Tx } from '../../context.ts'
import { BATCH_SIZE, forEachDue } from '../../for-each-due.ts'
import { addEntries, type NewEntry } from '../knowledge/index.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'
import { storeDraft, storeVersion } from './drafts-and-versions.ts'
import { createSlug, findFreeSlug } from './slugs.ts'
import { buildStart } from './starter-packs.ts'

/**
 * Creates the receptionist of an organisation from its registration and the starter pack of its industry, in the
 * caller's transaction. Publishes it as version 1. Does nothing when there is one.
 */
export async function createReceptionist(tx: Tx, organisationId: string): Promise<void> {
  const organisation = await tx.db
    .selectFrom('organisations')
    .select(['name', 'industry', 'business_type', 'address', 'phone', 'email'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const { configuration, entries } = buildStart(organisation)
  await storeReceptionist(tx, { id: organisationId, name: organisation.name, configuration, entries })
}

type NewReceptionist = { id: string; name: string; configuration: ReceptionistConfiguration; entries: NewEntry[] }

export async function storeReceptionist(tx: Tx, { id, name, configuration, entries }: NewReceptionist): Promise<void> {
  // Another transaction can take the slug between the search and the insert.
  while (!(await insertReceptionist(tx, id, name))) if (await exists(tx, id)) return
  await storeDraft(tx, id, configuration, null)
  await addEntries(tx, id, entries)
  await storeVersion(tx, { organisationId: id, configuration, authorId: null })
}

async function exists({ db }: Tx, id: string): Promise<boolean> {
  const own = db.selectFrom('receptionists').select('slug').where('organisation_id', '=', id)
  return (await own.executeTakeFirst()) !== undefined
}

async function insertReceptionist(tx: Tx, id: string, name: string): Promise<boolean> {
  const created = await tx.db
    .insertInto('receptionists')
    .values({
      organisation_id: id,
      slug: await findFreeSlug(tx, name, await reservedSlug(tx, id), id),
      slug_name: name,
      version: 0,
      created_at: tx.now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('organisation_id')
    .executeTakeFirst()
  return created !== undefined
}

/** Returns the company's slug, which no customer gets. */
async function reservedSlug(tx: Tx, organisationId: string): Promise<string> {
  return organisationId === COMPANY_ORGANISATION_ID ? '' : createSlug((await getCompany(tx)).name)
}

/** Other rows to create with a receptionist, in the same transaction. */
type OnCreated = (tx: Tx, organisationId: string) => Promise<void>

/** Scheduled job: creates missing receptionists, and updates the slugs of renamed organisations. */
export async function updateReceptionists(ctx: Ctx, onCreated: OnCreated): Promise<void> {
  await forEachDue(ctx, listDue, async (tx, { id, name, slug_name }) => {
    if (slug_name !== null) await followName(tx, id, name)
    else {
      await createReceptionist(tx, id)
      await onCreated(tx, id)
    }
    return true
  })
}

function listDue(ctx: Ctx, after: { id: string } | undefined) {
  return ctx.db
    .selectFrom('organisations')
    .leftJoin('receptionists', 'receptionists.organisation_id', 'organisations.id')
    .select(['organisations.id', 'organisations.name', 'slug_name'])
    .where('organisations.id', '>', after?.id ?? '')
    .where('organisations.kind', '=', 'customer')
    .where((row) => row.or([row('slug_name', 'is', null), row('slug_name', '!=', row.ref('organisations.name'))]))
    .orderBy('organisations.id')
    .limit(BATCH_SIZE)
    .execute()
}

/** Updates the slug of a receptionist to its organisation's name. */
export async function followName(tx: Tx, organisationId: string, name: string): Promise<void> {
  const slug = await findFreeSlug(tx, name, await reservedSlug(tx, organisationId), organisationId)
  await tx.db
    .updateTable('receptionists')
    .set({ slug, slug_name: name })
    .where('organisation_id', '=', organisationId)
    .execute()
}
