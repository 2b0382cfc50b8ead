import { z } from 'zod'
import { version } from '#contracts/primitives.ts'
import { type ContentSection, contentSection } from '#contracts/site-content.ts'
import { readTexts, type Texts } from '#contracts/site-content-form.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { SiteContentTable } from '../../database/content-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { raiseSiteRevision } from './site-revision.ts'

/** `revision` is the one that the editor saw. The second of two edits of the same revision gets a `conflict`. */
const edit = z.object({ section: contentSection, revision: version })
const draftEdit = edit.extend({ texts: z.record(z.string(), z.string()) })
const restoration = edit.extend({ version })

/** Stores a draft, which visitors do not see. Deletes the draft when its texts are the published ones. */
export async function saveDraft(ctx: Ctx, input: unknown): Promise<void> {
  const { userId } = await requireAdministrator(ctx)
  const { section, revision, texts } = parseInput(draftEdit, input)
  const data = serializeTexts(section, texts)
  await inTransaction(ctx, async (tx) => {
    const drafted = { draft: data, drafted_at: tx.now().toISOString(), drafted_by: userId }
    const before = await changeSection(tx, section, revision, (row) => {
      if (data === (row.draft ?? row.data)) return undefined
      return data === row.data ? NO_DRAFT : drafted
    })
    if (data !== (before.draft ?? before.data)) await recordAudit(tx, 'content.drafted', buildAuditSubject(section))
  })
}

/** Publishes the given texts, or else the draft. Throws `conflict` when nothing is new. */
export async function publishSection(ctx: Ctx, input: unknown): Promise<{ version: number }> {
  const { userId } = await requireAdministrator(ctx)
  const { section, revision, texts } = parseInput(draftEdit.partial({ texts: true }), input)
  const given = texts === undefined ? undefined : serializeTexts(section, texts)
  return inTransaction(ctx, async (tx) => {
    const now = tx.now().toISOString()
    const before = await changeSection(tx, section, revision, (row) => {
      const data = given ?? row.draft
      if (data === null || data === row.data) throw new AppError('conflict', 'There is nothing new to publish.')
      const published = { data, version: row.version + 1, published_at: now, published_by: userId }
      return { ...published, ...NO_DRAFT }
    })
    const version = before.version + 1
    const data = given ?? before.draft ?? before.data
    await tx.db
      .insertInto('content_versions')
      .values({ section, version, data, published_at: now, published_by: userId })
      .execute()
    await raiseSiteRevision(tx)
    await recordAudit(tx, 'content.published', buildAuditSubject(section), { version })
    return { version }
  })
}

export async function discardDraft(ctx: Ctx, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { section, revision } = parseInput(edit, input)
  await inTransaction(ctx, async (tx) => {
    await changeSection(tx, section, revision, () => NO_DRAFT)
    await recordAudit(tx, 'content.draft_discarded', buildAuditSubject(section))
  })
}

/** Makes the texts of an older version the draft. Throws `not_found`. */
export async function restoreVersion(ctx: Ctx, input: unknown): Promise<void> {
  const { userId } = await requireAdministrator(ctx)
  const { section, revision, version } = parseInput(restoration, input)
  await inTransaction(ctx, async (tx) => {
    const old = await tx.db
      .selectFrom('content_versions')
      .select('data')
      .where('section', '=', section)
      .where('version', '=', version)
      .executeTakeFirst()
    if (old === undefined) throw new AppError('not_found', 'There is no such version.')
    const drafted = { draft: old.data, drafted_at: tx.now().toISOString(), drafted_by: userId }
    await changeSection(tx, section, revision, () => drafted)
    await recordAudit(tx, 'content.restored', buildAuditSubject(section), { version })
  })
}

function serializeTexts(section: ContentSection, texts: Texts): string {
  const { data, fieldErrors } = readTexts(section, texts)
  if (fieldErrors === undefined) return JSON.stringify(data)
  throw new AppError('invalid_input', 'Please check the marked fields.', { fieldErrors })
}

const NO_DRAFT = { draft: null, drafted_at: null, drafted_by: null }

type SectionChanges = Partial<Omit<SiteContentTable, 'section' | 'revision'>>

/** Changes the row of a section and returns it as it was. Throws `conflict` when somebody else has changed it. */
async function changeSection(
  tx: Tx,
  section: ContentSection,
  revision: number,
  changesOf: (row: SiteContentRow) => SectionChanges | undefined,
): Promise<SiteContentRow> {
  // Claim the row first: on PostgreSQL a second editor waits here and then finds another revision.
  const row = await tx.db
    .updateTable('site_content')
    .set((columns) => ({ revision: columns('revision', '+', 1) }))
    .where('section', '=', section)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new AppError('conflict', CHANGED_MEANWHILE)
  const changes = changesOf(row)
  if (changes !== undefined) {
    await tx.db.updateTable('site_content').set(changes).where('section', '=', section).execute()
  }
  return row
}

type SiteContentRow = Omit<SiteContentTable, 'revision'> & { revision: number }

const CHANGED_MEANWHILE = 'Somebody else has changed this section since you opened it.'

function buildAuditSubject(section: ContentSection) {
  return { kind: 'content', id: section }
}
