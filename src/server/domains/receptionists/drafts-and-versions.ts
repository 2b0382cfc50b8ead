import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { IRISH_FIRST } from '#contracts/receptionist/set-up-choices.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keepNewest } from '../../keep-newest.ts'
import { saveDiaryConfiguration } from '../bookings/index.ts'
import { freezeKnowledge } from '../knowledge/index.ts'

export type Draft = {
  revision: number
  configuration: ReceptionistConfiguration
  /** Who saved it last. Null: the system, or an erased account. */
  by: string | null
  at: string
}

/** Returns the newest draft of an organisation, without its knowledge. */
export async function getDraft(ctx: Pick<Ctx, 'db'>, organisationId: string): Promise<Draft> {
  const row = await selectDrafts(ctx, organisationId)
    .innerJoin('receptionists', (join) =>
      join
        .onRef('receptionists.organisation_id', '=', 'receptionist_drafts.organisation_id')
        .onRef('receptionists.draft_revision', '=', 'receptionist_drafts.revision'),
    )
    .executeTakeFirstOrThrow()
  return presentDraft(row)
}

/** Returns a revision of the draft. Undefined when it is no longer stored. */
export async function findDraft(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  revision: number,
): Promise<Draft | undefined> {
  const row = await selectDrafts(ctx, organisationId).where('revision', '=', revision).executeTakeFirst()
  return row && presentDraft(row)
}

function selectDrafts({ db }: Pick<Ctx, 'db'>, organisationId: string) {
  return db
    .selectFrom('receptionist_drafts')
    .leftJoin('users', 'users.id', 'receptionist_drafts.author_id')
    .select(['revision', 'document', 'receptionist_drafts.created_at', 'first_name'])
    .where('receptionist_drafts.organisation_id', '=', organisationId)
}

type DraftRow = { revision: number; document: string; created_at: string; first_name: string | null }

function presentDraft({ revision, document, created_at, first_name }: DraftRow): Draft {
  const configuration = receptionistConfiguration.parse(JSON.parse(document))
  return { revision, configuration, by: first_name || null, at: created_at }
}

/** Revisions that are kept. An open form compares its part with the revision that it showed. */
const MAX_REVISIONS = 100

/** Saves the draft in the caller's transaction. The live version stays. Returns the revision. */
export async function storeDraft(
  tx: Tx,
  organisationId: string,
  configuration: ReceptionistConfiguration,
  authorId: string | null,
): Promise<number> {
  const { draft_revision: revision } = await tx.db
    .updateTable('receptionists')
    .set((row) => ({ draft_revision: row('draft_revision', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .returning('draft_revision')
    .executeTakeFirstOrThrow()
  const document = JSON.stringify(await putIrishFirst(tx, organisationId, configuration))
  await tx.db
    .insertInto('receptionist_drafts')
    .values({
      organisation_id: organisationId,
      revision,
      document,
      author_id: authorId,
      created_at: tx.now().toISOString(),
    })
    .execute()
  await tx.db
    .deleteFrom('receptionist_drafts')
    .where('organisation_id', '=', organisationId)
    .where('revision', '<=', revision - MAX_REVISIONS)
    .execute()
  return revision
}

export type NewVersion = {
  organisationId: string
  configuration: ReceptionistConfiguration
  authorId: string | null
  note?: string | null
  /** The reason for publishing despite failed checks, and those checks. */
  override?: { reason: string; failed: string[] } | undefined
  /** The earlier version whose content it repeats. */
  returnedTo?: number
  /** Stores the knowledge, and returns the first version with equal knowledge. Default: freezes the draft's. */
  storeKnowledge?: (number: number) => Promise<number>
}

/** Publishes the next version in the caller's transaction. Running conversations keep theirs. Returns its number. */
export async function storeVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { organisationId, authorId, note = null, override, returnedTo = null } = version
  const configuration = await putIrishFirst(tx, organisationId, version.configuration)
  const { storeKnowledge = (number) => freeze(tx, organisationId, number) } = version
  const { version: number } = await tx.db
    .updateTable('receptionists')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('receptionist_versions')
    .values({
      organisation_id: organisationId,
      number,
      document: JSON.stringify(configuration),
      knowledge_version: await storeKnowledge(number),
      author_id: authorId,
      note,
      override_reason: override?.reason ?? null,
      failed_checks: override === undefined ? null : JSON.stringify(override.failed),
      returned_to: returnedTo,
      created_at: tx.now().toISOString(),
    })
    .execute()
  await saveDiaryConfiguration(tx, { organisationId, configuration: configuration.diary })
  return number
}

/** Returns the first version with equal knowledge. */
async function freeze(tx: Tx, organisationId: string, number: number): Promise<number> {
  if (await freezeKnowledge(tx, organisationId, number)) return number
  const before = await tx.db
    .selectFrom('receptionist_versions')
    .select('knowledge_version')
    .where('organisation_id', '=', organisationId)
    .where('number', '=', number - 1)
    .executeTakeFirst()
  return before?.knowledge_version ?? number
}

const CACHE_SIZE = 500
/** The cache needs no invalidation, because versions never change. */
const cachedConfigurations = new Map<string, ReceptionistConfiguration>()

/** Returns a published version of an organisation's receptionist, without its knowledge. */
export async function getConfiguration(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  number: number,
): Promise<ReceptionistConfiguration> {
  const key = `${organisationId}:${number}`
  const known = cachedConfigurations.get(key)
  if (known !== undefined) return known
  const { document } = await ctx.db
    .selectFrom('receptionist_versions')
    .select('document')
    .where('organisation_id', '=', organisationId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const configuration = receptionistConfiguration.parse(JSON.parse(document))
  cachedConfigurations.set(key, configuration)
  keepNewest(cachedConfigurations, CACHE_SIZE)
  return configuration
}

export async function isPublicBody({ db }: Pick<Ctx, 'db'>, organisationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('organisations')
    .select('business_type')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return row.business_type === 'GOVERNMENT'
}

export const isIrishFirst = ({ languages }: Pick<ReceptionistConfiguration, 'languages'>): boolean =>
  languages.join() === IRISH_FIRST.join()

/**
 * Returns the configuration to store. A public body must speak Irish first, and English: automated announcements are in
 * Irish or both languages (S.I. 391/2008), and people are answered in the language that they write in (Official
 * Languages Act 2003, section 9).
 */
async function putIrishFirst(
  tx: Tx,
  organisationId: string,
  configuration: ReceptionistConfiguration,
): Promise<ReceptionistConfiguration> {
  if (isIrishFirst(configuration) || !(await isPublicBody(tx, organisationId))) return configuration
  return { ...configuration, languages: [...IRISH_FIRST] }
}
