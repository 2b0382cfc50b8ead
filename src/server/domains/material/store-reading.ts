import type { Ctx, Tx } from '../../context.ts'
import type { SourceRow } from '../../database/material-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import type { Passage } from '../../material/build-passages.ts'
import type { WebsitePage, WebsiteProgress } from '../../material/website/read-website.ts'
import { extractTerms } from '../../search/fold.ts'
import { type KnownPassage, MatchedPassages } from './match-passages.ts'
import { tellStaff } from './source-rows.ts'

/** The source was removed while it was read. */
export class GoneError extends Error {
  override name = 'GoneError'
}

const MOST_PASSAGES = 3_000
/** Rows of one statement. */
const BATCH_SIZE = 50
/** Open screens are told so often at most. */
const TELL_EVERY_MS = 1_500

export type Store = Awaited<ReturnType<typeof openStore>>

/** Stores a reading page by page, beside what the last one left. */
export async function openStore(ctx: Ctx, source: SourceRow) {
  const matched = new MatchedPassages(await listKnown(ctx, source.id))
  const pages = new Set(await listPages(ctx, source.id))
  const visited = new Set<string>()
  let [toldAt, isCut] = [0, false]

  const hasNews = () => performance.now() - toldAt > TELL_EVERY_MS

  async function storePage(page: WebsitePage, progress: WebsiteProgress): Promise<void> {
    visited.add(page.address)
    if (page.isCut) isCut = true
    await inTransaction(ctx, async (tx) => {
      // First: whoever removes the source waits, or has removed it.
      await noteProgress(tx, progress)
      await storePassages(tx, await upsertPage(tx, source, page), page)
    })
  }

  async function noteProgress(tx: Tx, { read, found }: WebsiteProgress): Promise<void> {
    const { numUpdatedRows } = await tx.db
      .updateTable('material_sources')
      .set({ pages_read: read, pages_found: found })
      .where('id', '=', source.id)
      .executeTakeFirstOrThrow()
    if (Number(numUpdatedRows) === 0) throw new GoneError()
    if (!hasNews()) return
    toldAt = performance.now()
    tellStaff(tx, source.organisation_id)
  }

  async function storePassages(tx: Tx, pageId: string, { address, passages }: WebsitePage): Promise<void> {
    const { fresh, changed, moved } = matched.match(address, passages)
    for (const { row, passage } of changed) await changePassage(tx, row, passage)
    for (const row of moved) {
      const back = row.gone_at === null ? {} : { gone_at: null, changed_at: null }
      await tx.db
        .updateTable('material_passages')
        .set({ page_id: pageId, ...back })
        .where('id', '=', row.id)
        .execute()
    }
    const room = Math.max(0, MOST_PASSAGES - matched.count)
    if (fresh.length > room) isCut = true
    const rows = fresh.slice(0, room).map((passage) => createRow(tx, source, pageId, passage))
    matched.count += rows.length
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      const batch = rows.slice(start, start + BATCH_SIZE)
      await tx.db.insertInto('material_passages').values(batch).execute()
    }
  }

  return {
    storePage,
    /** How far the only page is, now and then. */
    storeProgress: async (progress: WebsiteProgress) => {
      if (hasNews()) await inTransaction(ctx, (tx) => noteProgress(tx, progress))
    },
    isCut: () => isCut,
    /** Addresses of pages that were read before. */
    listPages: () => [...pages],
    /** Pages that are no longer there. */
    forgetPages: (addresses: string[]) => {
      for (const address of addresses) visited.add(address)
    },
    finish: (tx: Tx) => finish(tx, source, matched.listUnseen(visited)),
  }
}

function listKnown({ db }: Ctx, sourceId: string): Promise<KnownPassage[]> {
  return db
    .selectFrom('material_passages')
    .innerJoin('material_pages', 'material_pages.id', 'page_id')
    .select([
      'material_passages.id',
      'question',
      'answer',
      'text_hash',
      'state',
      'gone_at',
      'previous_answer',
      'address',
    ])
    .where('material_passages.source_id', '=', sourceId)
    .orderBy('material_passages.id')
    .execute()
}

async function listPages({ db }: Ctx, sourceId: string): Promise<string[]> {
  const rows = await db.selectFrom('material_pages').select('address').where('source_id', '=', sourceId).execute()
  return rows.map(({ address }) => address).filter((address) => address !== '')
}

async function upsertPage(tx: Tx, { id, organisation_id }: SourceRow, page: WebsitePage): Promise<string> {
  const now = tx.now().toISOString()
  const title = page.title || (page.address === '' ? '' : new URL(page.address).pathname)
  const row = { id: newId('mpg'), organisation_id, source_id: id, address: page.address, title, read_at: now }
  const stored = await tx.db
    .insertInto('material_pages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source_id', 'address']).doUpdateSet({ title, read_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return stored.id
}

const textOf = (passage: Passage) => ({
  page_number: passage.page ?? null,
  language: passage.language,
  question: passage.question,
  answer: passage.answer,
  question_key: passage.questionKey,
  text_hash: passage.textHash,
  search_text: ` ${extractTerms([passage.question, passage.answer]).join(' ')}`,
})

function createRow(tx: Tx, source: SourceRow, pageId: string, passage: Passage) {
  const now = tx.now().toISOString()
  return {
    ...textOf(passage),
    id: newId('pas'),
    organisation_id: source.organisation_id,
    source_id: source.id,
    page_id: pageId,
    instruction_at: passage.isInstruction ? now : null,
    state: 'proposed' as const,
    created_at: now,
  }
}

/** What was accepted tells what it says now. What was dismissed is proposed again, as it says something else. */
async function changePassage(tx: Tx, row: KnownPassage, passage: Passage): Promise<void> {
  const now = tx.now().toISOString()
  const before = row.state === 'proposed' ? null : (row.previous_answer ?? row.answer)
  const isBack = before === passage.answer
  const isNews = row.state === 'accepted' && !isBack
  await tx.db
    .updateTable('material_passages')
    .set({
      ...textOf(passage),
      instruction_at: passage.isInstruction ? now : null,
      state: row.state === 'dismissed' && !isBack ? 'proposed' : row.state,
      previous_answer: isBack ? null : before,
      changed_at: isNews ? now : null,
      gone_at: null,
    })
    .where('id', '=', row.id)
    .execute()
}

/** What its page says no longer: an accepted passage tells it, all others go. */
async function finish(tx: Tx, source: SourceRow, unseen: KnownPassage[]): Promise<void> {
  const now = tx.now().toISOString()
  for (const { id, state, gone_at } of unseen) {
    if (state !== 'accepted') await tx.db.deleteFrom('material_passages').where('id', '=', id).execute()
    else if (gone_at === null) {
      const gone = { gone_at: now, changed_at: now }
      await tx.db.updateTable('material_passages').set(gone).where('id', '=', id).execute()
    }
  }
  await tx.db
    .deleteFrom('material_pages')
    .where('source_id', '=', source.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('material_passages').select('material_passages.id').whereRef('page_id', '=', 'material_pages.id'),
        ),
      ),
    )
    .execute()
}
