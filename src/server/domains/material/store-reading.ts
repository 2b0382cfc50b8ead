import type { Ctx, Tx } from '../../context.ts'
import type { SourceRow } from '../../database/material-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { inBatches } from '../../in-batches.ts'
import { notifyStaff } from '../../live/desk-topic.ts'
import type { Passage } from '../../material/build-passages.ts'
import type { WebsitePage, WebsiteProgress } from '../../material/website/read-website.ts'
import { extractTerms } from '../../search/fold.ts'
import { type KnownPassage, MatchedPassages } from './match-passages.ts'

/** The source was removed while it was read. */
export class GoneError extends Error {
  override name = 'GoneError'
}

const MAX_PASSAGES = 3_000
/** Rows of one statement. */
const BATCH_SIZE = 50
/** Open screens are told at most this often. */
const TELL_EVERY_MS = 1_500

/** Stores a reading page by page, and matches it with the last reading. */
export class ReadingStore {
  readonly #ctx: Ctx
  readonly #source: SourceRow
  readonly #matched: MatchedPassages
  readonly #visited = new Set<string>()
  #toldAt = 0
  /** Whether a limit left out a part of the source. */
  isCut = false
  /** Addresses that were read last time. */
  readonly earlierPages: string[]

  private constructor(ctx: Ctx, source: SourceRow, passages: KnownPassage[], earlierPages: string[]) {
    this.#ctx = ctx
    this.#source = source
    this.#matched = new MatchedPassages(passages)
    this.earlierPages = earlierPages
  }

  static async open(ctx: Ctx, source: SourceRow): Promise<ReadingStore> {
    return new ReadingStore(ctx, source, await listKnown(ctx, source.id), await listPages(ctx, source.id))
  }

  async storePage(page: WebsitePage, progress: WebsiteProgress): Promise<void> {
    this.#visited.add(page.address)
    if (page.isCut) this.isCut = true
    await inTransaction(this.#ctx, async (tx) => {
      // First, because the row of the source then locks out its removal.
      await this.#updateProgress(tx, progress)
      await this.#storePassages(tx, await upsertPage(tx, this.#source, page), page)
    })
  }

  /** The progress within a document, which is one page. Skips what open screens need not be told yet. */
  async storeProgress(progress: WebsiteProgress): Promise<void> {
    if (this.#isTellingDue()) await inTransaction(this.#ctx, (tx) => this.#updateProgress(tx, progress))
  }

  /** Pages that are no longer there. Their passages count as read, and as no longer found. */
  forgetPages(addresses: string[]): void {
    for (const address of addresses) this.#visited.add(address)
  }

  finish(tx: Tx): Promise<void> {
    return removeUnseen(tx, this.#source, this.#matched.listUnseen(this.#visited))
  }

  #isTellingDue(): boolean {
    return performance.now() - this.#toldAt > TELL_EVERY_MS
  }

  async #updateProgress(tx: Tx, { read, found }: WebsiteProgress): Promise<void> {
    const { numUpdatedRows } = await tx.db
      .updateTable('material_sources')
      .set({ pages_read: read, pages_found: found })
      .where('id', '=', this.#source.id)
      .executeTakeFirstOrThrow()
    if (Number(numUpdatedRows) === 0) throw new GoneError()
    if (!this.#isTellingDue()) return
    this.#toldAt = performance.now()
    notifyStaff(tx, this.#source.organisation_id)
  }

  async #storePassages(tx: Tx, pageId: string, { address, passages }: WebsitePage): Promise<void> {
    const { fresh, changed, moved } = this.#matched.match(address, passages)
    for (const { row, passage } of changed) await changePassage(tx, row, passage)
    for (const row of moved) await movePassage(tx, row, pageId)
    const room = Math.max(0, MAX_PASSAGES - this.#matched.count)
    if (fresh.length > room) this.isCut = true
    const rows = fresh.slice(0, room).map((passage) => createRow(tx, this.#source, pageId, passage))
    this.#matched.count += rows.length
    for (const batch of inBatches(rows, BATCH_SIZE)) {
      await tx.db.insertInto('material_passages').values(batch).execute()
    }
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

const pickText = (passage: Passage) => ({
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
    ...pickText(passage),
    id: newId('pas'),
    organisation_id: source.organisation_id,
    source_id: source.id,
    page_id: pageId,
    instruction_at: passage.isInstruction ? now : null,
    state: 'proposed' as const,
    created_at: now,
  }
}

async function movePassage(tx: Tx, { id, gone_at }: KnownPassage, pageId: string): Promise<void> {
  const back = gone_at === null ? {} : { gone_at: null, changed_at: null }
  await tx.db
    .updateTable('material_passages')
    .set({ page_id: pageId, ...back })
    .where('id', '=', id)
    .execute()
}

/** An accepted passage also keeps its earlier text. A dismissed one is proposed again, because it says something else. */
async function changePassage(tx: Tx, row: KnownPassage, passage: Passage): Promise<void> {
  const now = tx.now().toISOString()
  const before = row.state === 'proposed' ? null : (row.previous_answer ?? row.answer)
  const isBack = before === passage.answer
  const isNews = row.state === 'accepted' && !isBack
  await tx.db
    .updateTable('material_passages')
    .set({
      ...pickText(passage),
      instruction_at: passage.isInstruction ? now : null,
      state: row.state === 'dismissed' && !isBack ? 'proposed' : row.state,
      previous_answer: isBack ? null : before,
      changed_at: isNews ? now : null,
      gone_at: null,
    })
    .where('id', '=', row.id)
    .execute()
}

/** An accepted passage that its page no longer has is marked. All others are deleted, and so are pages without passages. */
async function removeUnseen(tx: Tx, source: SourceRow, unseen: KnownPassage[]): Promise<void> {
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
