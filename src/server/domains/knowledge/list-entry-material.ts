import type { ListedEntry } from '#contracts/receptionist/knowledge.ts'
import type { Ctx } from '../../context.ts'

/** Lists the material from which entries were accepted, by entry id. */
export async function listEntryMaterial({ db }: Pick<Ctx, 'db'>, ids: string[]) {
  const found = new Map<string, NonNullable<ListedEntry['material']>>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('material_passages')
    .innerJoin('material_pages', 'material_pages.id', 'page_id')
    .innerJoin('material_sources', 'material_sources.id', 'material_passages.source_id')
    .select(['entry_id', 'title', 'name', 'kind', 'page_number', 'changed_at'])
    .where('entry_id', 'in', ids)
    .execute()
  for (const { entry_id, title, name, kind, page_number, changed_at } of rows) {
    const document = page_number === null ? name : `${name}, page ${page_number}`
    const place = kind === 'document' ? document : title || name
    if (entry_id !== null) found.set(entry_id, { name: place, changedAt: changed_at })
  }
  return found
}
