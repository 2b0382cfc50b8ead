import type { Ctx, Tx } from '../../context.ts'
import type { SourceRow } from '../../database/material-tables.ts'
import { notifyStaff } from '../../live/desk-topic.ts'
import { findKind } from '../../material/find-kind.ts'
import { MaterialError } from '../../material/material.ts'
import { openReader, type Reader } from '../../material/open-reader.ts'
import { ForbiddenError, readWebsite, type WebsiteLimits } from '../../material/website/read-website.ts'
import { type Network, OutsideError } from '../../outside/index.ts'
import type { FAILURE_WORDS } from './failure-words.ts'
import type { ReadingNotes } from './notes.ts'
import { findNextReading } from './source-rows.ts'
import { GoneError, ReadingStore } from './store-reading.ts'

type Options = { signal: AbortSignal; network?: Network; limits?: Partial<WebsiteLimits>; reader?: Reader }
type Ending = (tx: Tx) => Promise<void>
type Failure = keyof typeof FAILURE_WORDS

/**
 * Reads a website or a document, page by page, and stores it as passages, which callers do not hear. Problems are
 * noted, and earlier passages stay. A repeated run begins anew. Undefined when the source is gone.
 */
export async function readSource(ctx: Ctx, sourceId: string, options: Options): Promise<Ending | undefined> {
  const source = await startReading(ctx, sourceId)
  if (source === undefined) return undefined
  const store = await ReadingStore.open(ctx, source)
  const reader = options.reader ?? openReader()
  try {
    const notes =
      source.kind === 'website'
        ? await readSite(ctx, source, { ...options, reader, store })
        : await readFile(ctx, source, { ...options, reader, store })
    return (tx) => endReading(tx, source, store, notes)
  } catch (error) {
    if (error instanceof GoneError) return undefined
    const failure = findFailure(error)
    if (failure === undefined || failure === 'stopped') throw error
    return (tx) => noteFailure(tx, source, failure)
  } finally {
    await reader.close()
  }
}

/** A new reading shows no progress of the last one. */
async function startReading({ db }: Ctx, sourceId: string): Promise<SourceRow | undefined> {
  return db
    .updateTable('material_sources')
    .set({ state: 'reading', pages_read: 0, pages_found: 0 })
    .where('id', '=', sourceId)
    .returningAll()
    .executeTakeFirst()
}

type Work = Options & { reader: Reader; store: ReadingStore }

async function readSite(ctx: Ctx, source: SourceRow, { store, ...options }: Work): Promise<ReadingNotes> {
  const { cut, forbidden, failed, gone } = await readWebsite(source.address ?? '', {
    ...options,
    ownAddress: ctx.config.appUrl,
    known: store.earlierPages,
    onPage: (page, progress) => store.storePage(page, progress),
  })
  store.forgetPages(gone)
  return { cut, forbidden, failed: failed.length, isCut: store.isCut }
}

async function readFile(ctx: Ctx, source: SourceRow, { reader, store, signal }: Work): Promise<ReadingNotes> {
  const file = await ctx.db
    .selectFrom('material_files')
    .select('data')
    .where('source_id', '=', source.id)
    .executeTakeFirst()
  if (file === undefined) throw new LostFileError()
  const request = { kind: findKind(source.name, file.data), bytes: file.data, address: 'about:blank' }
  let storing: Promise<void> = Promise.resolve()
  const reading = await reader.read({ ...request, fileName: source.name }, signal, ({ read, all }) => {
    // If this fails, the end of the reading fails for the same reason and reports it.
    storing = storing.then(() => store.storeProgress({ read, found: all })).catch(() => {})
  })
  await storing
  if (reading.passages.length === 0) throw new MaterialError('no_text')
  const { pages } = reading
  await store.storePage({ ...reading, address: '' }, { read: pages?.read ?? 1, found: pages?.read ?? 1 })
  return { isCut: store.isCut, ...(pages && pages.read < pages.all && { pages }) }
}

class LostFileError extends Error {
  override name = 'LostFileError'
}

function findFailure(error: unknown): Failure | undefined {
  // Said of a page, and not of a file that unpacks to too much.
  if (error instanceof OutsideError) return error.code === 'too_large' ? 'large_page' : error.code
  if (error instanceof MaterialError) return error.code
  if (error instanceof ForbiddenError) return 'forbidden'
  return error instanceof LostFileError ? 'lost_file' : undefined
}

async function endReading(tx: Tx, source: SourceRow, store: ReadingStore, notes: ReadingNotes): Promise<void> {
  if (!(await settle(tx, source, { failure: null, state: 'read', notes: JSON.stringify(notes) }))) return
  await store.finish(tx)
}

export async function noteFailure(tx: Tx, source: SourceRow, failure: Failure): Promise<void> {
  await settle(tx, source, { failure, state: source.read_at === null ? 'failed' : 'read' })
}

/** Returns false when the source was removed in the meantime. */
async function settle(
  tx: Tx,
  source: SourceRow,
  ending: Pick<SourceRow, 'state' | 'failure'> & Partial<Pick<SourceRow, 'notes'>>,
): Promise<boolean> {
  const now = tx.now().toISOString()
  const settled = await tx.db
    .updateTable('material_sources')
    .set((row) => ({
      ...ending,
      ...(ending.failure === null && { read_at: now, pages_found: row.ref('pages_read') }),
      next_read_at: findNextReading(tx, source.reread),
    }))
    .where('id', '=', source.id)
    .returning('id')
    .executeTakeFirst()
  if (settled === undefined) return false
  // Only a reading that ended in the middle can do better with the same file.
  if (ending.failure !== 'gave_up') {
    await tx.db.deleteFrom('material_files').where('source_id', '=', source.id).execute()
  }
  notifyStaff(tx, source.organisation_id)
  return true
}
