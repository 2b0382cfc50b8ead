import type { Ctx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'

const PAGE_SIZE = 500

/** Reads the entries of the draft in pages, because on SQLite one read of all entries would block the process. */
export async function* readEntryPages({ db }: Pick<Ctx, 'db'>, organisationId: string): AsyncGenerator<KnowledgeRow[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: KnowledgeRow[] = await db
      .selectFrom('knowledge')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute()
    yield rows
    after = rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id
  }
}
