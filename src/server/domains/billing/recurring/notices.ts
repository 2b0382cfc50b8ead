import type { Tx } from '../../../context.ts'

/** Notes that a reminder is sent, in the caller's transaction; false when it was before, by whichever process. */
export async function noteOnce(
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
