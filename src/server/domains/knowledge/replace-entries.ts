import { firstWording } from '#contracts/receptionist/answer-text.ts'
import type { KnowledgeSource } from '#contracts/receptionist/knowledge.ts'
import type { Tx } from '../../context.ts'
import { addEntries, createColumns, type NewEntry, raiseRevision } from './entries.ts'
import { isSameTextRow } from './version-texts.ts'

/**
 * Replaces the entries of one source in the caller's transaction. An entry with an unchanged question keeps its id, so
 * that its uses and the links to it stay.
 */
export async function replaceEntries(
  tx: Tx,
  organisationId: string,
  source: KnowledgeSource,
  entries: NewEntry[],
): Promise<void> {
  await raiseRevision(tx, organisationId)
  const rows = await tx.db
    .selectFrom('knowledge')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('source', '=', source)
    .execute()
  const known = new Map(rows.map((row) => [nameOf(row.question_en), row]))
  const added: NewEntry[] = []
  for (const entry of entries) {
    const row = known.get(nameOf(entry.questionEn))
    known.delete(nameOf(entry.questionEn))
    const columns = createColumns(entry)
    if (row === undefined) added.push(entry)
    else if (!isSameTextRow(row, columns)) {
      await tx.db
        .updateTable('knowledge')
        .set((eb) => ({ ...columns, updated_at: tx.now().toISOString(), version: eb('version', '+', 1) }))
        .where('id', '=', row.id)
        .execute()
    }
  }
  const gone = rows.filter((row) => known.get(nameOf(row.question_en)) === row || !entries.some(isSameQuestion(row)))
  for (const { id } of gone) await tx.db.deleteFrom('knowledge').where('id', '=', id).execute()
  if (added.length > 0) await addEntries(tx, organisationId, added)
}

/** Other wordings may come and go. */
const nameOf = (question: string | null) => question && firstWording(question)

const isSameQuestion =
  (row: { question_en: string | null }) =>
  ({ questionEn }: NewEntry) =>
    nameOf(questionEn) === nameOf(row.question_en)
