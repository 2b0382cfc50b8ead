import { type DiaryConfiguration, diaryConfiguration } from '#contracts/receptionist/diary.ts'
import type { Ctx, Tx } from '../../context.ts'

type Published = { organisationId: string; configuration: DiaryConfiguration }

/** Stores services and diaries for booking links and staff, in the transaction that publishes them. */
export async function saveDiaryConfiguration(tx: Tx, published: Published): Promise<void> {
  await insertConfiguration(tx, published)
    .onConflict((conflict) =>
      conflict.column('organisation_id').doUpdateSet((row) => ({
        document: row.ref('excluded.document'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** Stores the configuration of an organisation that has none yet. */
export async function keepFirstConfiguration(tx: Tx, published: Published): Promise<void> {
  await insertConfiguration(tx, published)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function insertConfiguration(tx: Tx, { organisationId, configuration }: Published) {
  return tx.db.insertInto('diary_configurations').values({
    organisation_id: organisationId,
    document: JSON.stringify(configuration),
    updated_at: tx.now().toISOString(),
  })
}

export async function findDiaryConfiguration(
  ctx: Ctx,
  organisationId: string,
): Promise<DiaryConfiguration | undefined> {
  const row = await ctx.db
    .selectFrom('diary_configurations')
    .select('document')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row === undefined ? undefined : diaryConfiguration.parse(JSON.parse(row.document))
}
