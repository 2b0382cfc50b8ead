import { firstWording } from '#contracts/receptionist/answer-text.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { requirePermission } from '../../access.ts'
import { findAnswer, listNearest } from '../../assistant/retrieval/find-answer.ts'
import { createIndexCache, type EntrySource } from '../../assistant/retrieval/index-cache.ts'
import { type Entry, type EntryIndex, plainTitle } from '../../assistant/retrieval/index-entries.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { findKnowledgeVersion } from './find-knowledge-version.ts'
import { type KnowledgeVersion, selectTexts, type TextRow } from './version-texts.ts'

/** Indexes of this process, by organisation, language, and version or draft. */
const indexes = createIndexCache()

/** `isGuess`: it shares few words with what was asked, and is only near by meaning. */
export type FoundEntry = { id: string; question: string; answer: string; isGuess?: true }
export type FoundAnswers = { result: 'answered' | 'offered' | 'refused'; entries: FoundEntry[]; isSame?: true }

type SearchScope = { organisationId: string; language: Language }
type VersionPlace = SearchScope & { version: KnowledgeVersion }

/** Finds the entries of a version that answer a question, in one language. */
export async function findAnswers(ctx: Ctx, place: VersionPlace, question: string): Promise<FoundAnswers> {
  const index = await loadIndex(ctx, place, { mayBeOlder: true })
  const { result, entries, isSame, isGuess } = findAnswer(index, question)
  const found = await readFound(ctx, place, entries)
  return { result, entries: isGuess ? found.map((entry) => ({ ...entry, isGuess })) : found, ...(isSame && { isSame }) }
}

/**
 * Returns a search for the id of the draft's entry with the same question, ignoring punctuation, case and fadas, with one
 * read of the database.
 */
export async function loadSameQuestions(
  ctx: Ctx,
  place: SearchScope,
): Promise<(question: string) => string | undefined> {
  const index = await loadIndex(ctx, { ...place, version: 'draft' })
  return (question) => readEntryId(index, question)
}

function readEntryId(index: EntryIndex, question: string): string | undefined {
  const document = index.titles.get(plainTitle(question))
  return document === undefined ? undefined : index.ids[document]
}

/** The answers of the draft that may fit a question that nobody answered, best first. */
export async function findLikelyAnswers(ctx: Ctx, asked: { text: string; language: Language }): Promise<FoundEntry[]> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const place = { organisationId, language: asked.language, version: 'draft' } as const
  return readFound(ctx, place, listNearest(await loadIndex(ctx, place), asked.text))
}

const selectRevision = keptQuery((db, values: { organisationId: string }) =>
  db.selectFrom('receptionists').select('knowledge_revision').where('organisation_id', '=', values.organisationId),
)

async function loadIndex(
  ctx: Pick<Ctx, 'db'>,
  place: VersionPlace,
  options?: { mayBeOlder: boolean },
): Promise<EntryIndex> {
  const { organisationId, language, version } = place
  const key = { ...(await findIndexKey(ctx, place)), language }
  return indexes.load(key, chooseSource(ctx, organisationId, version), options)
}

/** Each version has an index, because conversations continue under older ones. Drafts keep the newest only. */
async function findIndexKey(ctx: Pick<Ctx, 'db'>, { organisationId, version }: VersionPlace) {
  if (version !== 'draft') {
    const first = await findKnowledgeVersion(ctx, organisationId, version)
    return { organisation: `${organisationId}:${first}`, revision: 'published' }
  }
  const [row] = await selectRevision(ctx, { organisationId })
  if (row === undefined) throw new Error('the organisation has no receptionist')
  return { organisation: `${organisationId}:draft`, revision: String(row.knowledge_revision) }
}

/** Only the draft has changes to read. A version never changes. */
function chooseSource({ db }: Pick<Ctx, 'db'>, organisationId: string, version: KnowledgeVersion): EntrySource {
  const listDrafts = () =>
    db.selectFrom('knowledge').select(['id', 'version']).where('organisation_id', '=', organisationId).execute()
  return {
    readAll: () => readEntries({ db }, organisationId, version),
    listVersions: async () =>
      new Map(version === 'draft' ? (await listDrafts()).map((row) => [row.id, row.version]) : []),
    read: async (ids) =>
      (await selectTexts({ db }, organisationId, version).where('id', 'in', ids).execute()).map(toEntry),
  }
}

/**
 * Builds the index of a version where it is missing, while the caller reads the greeting and types. Whoever asks earlier
 * waits for the same build.
 */
export async function prepareIndex({ db, log }: Pick<Ctx, 'db' | 'log'>, place: VersionPlace): Promise<void> {
  await loadIndex({ db }, place).catch((error: unknown) => log.debug({ err: error }, 'an index was not prepared'))
}

/** Larger organisations have their indexes built at the start, because a first caller would wait too long. */
const LARGE_INDEX_ENTRIES = 500
const MAX_PREBUILT_INDEXES = 50

/** Builds the large indexes of live versions, one after another, beside other work of the process. */
export async function buildIndexesAhead(ctx: Pick<Ctx, 'db'>): Promise<void> {
  const large = await ctx.db
    .selectFrom('knowledge')
    .innerJoin('receptionists', 'receptionists.organisation_id', 'knowledge.organisation_id')
    .select(['receptionists.organisation_id', 'receptionists.version'])
    .groupBy(['receptionists.organisation_id', 'receptionists.version'])
    .having((row) => row.fn.countAll(), '>', LARGE_INDEX_ENTRIES)
    .orderBy((row) => row.fn.countAll(), 'desc')
    .limit(MAX_PREBUILT_INDEXES)
    .execute()
  for (const { organisation_id: organisationId, version } of large) {
    await loadIndex(ctx, { organisationId, version, language: 'en' })
    await loadIndex(ctx, { organisationId, version, language: 'ga' })
  }
}

/** Reads the texts of entries, in the order of the ids. Omits deleted entries. */
export async function readFound(ctx: Ctx, place: VersionPlace, ids: string[]): Promise<FoundEntry[]> {
  if (ids.length === 0) return []
  const { organisationId, language, version } = place
  const rows = await selectTexts(ctx, organisationId, version).where('id', 'in', ids).execute()
  return ids.flatMap((id) => {
    const text = pickText(
      rows.find((row) => row.id === id),
      language,
    )
    return text === undefined ? [] : [{ id, question: firstWording(text.title), answer: text.text }]
  })
}

const PAGE_SIZE = 250

/** Reads in pages, because on SQLite one read of all entries would block the process. */
async function readEntries(ctx: Pick<Ctx, 'db'>, organisationId: string, version: KnowledgeVersion): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: TextRow[] = await selectTexts(ctx, organisationId, version)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute()
    entries.push(...rows.map(toEntry))
    after = rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id
  }
  return entries
}

const toEntry = (row: TextRow): Entry => ({ id: row.id, en: pickText(row, 'en'), ga: pickText(row, 'ga') })

function pickText(row: TextRow | undefined, language: Language) {
  const [title, text] = language === 'en' ? [row?.question_en, row?.answer_en] : [row?.question_ga, row?.answer_ga]
  return title == null || text == null ? undefined : { title, text }
}
