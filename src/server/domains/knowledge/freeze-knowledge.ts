import type { Tx } from '../../context.ts'
import { IS_SAME_TEXT } from './version-texts.ts'

/**
 * Makes the draft the knowledge of a new version, in the caller's transaction. Ends revisions that the draft changed or
 * deleted, and inserts new ones. Leaves unchanged revisions alone. Returns whether anything changed.
 */
export async function freezeKnowledge(tx: Tx, organisationId: string, version: number): Promise<boolean> {
  const ended = await tx.db
    .updateTable('knowledge_revisions')
    .set({ until_version: version })
    .where('organisation_id', '=', organisationId)
    .where('until_version', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('knowledge')
            .select('knowledge.id')
            .whereRef('knowledge.id', '=', 'knowledge_revisions.entry_id')
            .where(IS_SAME_TEXT),
        ),
      ),
    )
    .executeTakeFirst()
  const begun = await tx.db
    .insertInto('knowledge_revisions')
    .columns(['organisation_id', 'entry_id', 'from_version', ...COPIED])
    .expression((db) =>
      db
        .selectFrom('knowledge')
        .select(({ val }) => ['knowledge.organisation_id', 'knowledge.id', val(version).as('from_version'), ...COPIED])
        .where('knowledge.organisation_id', '=', organisationId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('knowledge_revisions')
                .select('entry_id')
                .whereRef('knowledge_revisions.entry_id', '=', 'knowledge.id')
                .where('until_version', 'is', null),
            ),
          ),
        ),
    )
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n || (begun.numInsertedOrUpdatedRows ?? 0n) > 0n
}

const COPIED = [
  'topic',
  'question_en',
  'answer_en',
  'question_ga',
  'answer_ga',
  'source',
  'checked_at',
  'created_at',
] as const
