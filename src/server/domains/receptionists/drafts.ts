import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Ctx, Tx } from '../../context.ts'
import { putIrishFirst } from './public-body.ts'

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
  return present(row)
}

/** Returns a revision of the draft. Undefined when it is no longer stored. */
export async function findDraft(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  revision: number,
): Promise<Draft | undefined> {
  const row = await selectDrafts(ctx, organisationId).where('revision', '=', revision).executeTakeFirst()
  return row && present(row)
}

function selectDrafts({ db }: Pick<Ctx, 'db'>, organisationId: string) {
  return db
    .selectFrom('receptionist_drafts')
    .leftJoin('users', 'users.id', 'receptionist_drafts.author_id')
    .select(['revision', 'document', 'receptionist_drafts.created_at', 'first_name'])
    .where('receptionist_drafts.organisation_id', '=', organisationId)
}

type Row = { revision: number; document: string; created_at: string; first_name: string | null }

function present({ revision, document, created_at, first_name }: Row): Draft {
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
