import type { Tx } from '../../../context.ts'

/** Records a notice in the caller's transaction. False when any process has recorded it before. */
export async function recordNotice(
  tx: Tx,
  notice: { subjectId: string; kind: string; organisationId: string },
): Promise<boolean> {
  const row = await tx.db
    .insertInto('billing_notices')
    .values({
      subject_id: notice.subjectId,
      kind: notice.kind,
      organisation_id: notice.organisationId,
      at: tx.now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['subject_id', 'kind']).doNothing())
    .returning('subject_id')
    .executeTakeFirst()
  return row !== undefined
}
