import type { Language } from '#contracts/receptionist/diary.ts'
import { findAnswer } from '../../assistant/retrieval/find-answer.ts'
import { createIndexCache } from '../../assistant/retrieval/index-cache.ts'
import { type Entry, type EntryIndex, plainTitle } from '../../assistant/retrieval/index-entries.ts'
import type { Ctx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'

/** Indexes of this process, by organisation and language. */
const indexes = createIndexCache()

export type FoundEntry = { id: string; question: string; answer: string }
export type FoundAnswers = { result: 'answered' | 'offered' | 'refused'; entries: FoundEntry[] }

type Place = { organisationId: string; language: Language }

/** The entries of an organisation that answer a question, in one language. */
export async function findAnswers(
  ctx: Ctx,
  { organisationId, language }: Place,
  question: string,
): Promise<FoundAnswers> {
  const index = await loadIndex(ctx, { organisationId, language })
  const { result, entries } = findAnswer(index, question)
  return { result, entries: await readFound(ctx, { organisationId, language }, entries) }
}

/** The id of the entry with the same question, whatever its marks, capitals and fadas. */
export async function findSameQuestion(ctx: Ctx, place: Place, question: string): Promise<string | undefined> {
  return readIdOf(await loadIndex(ctx, place), question)
}

/** The same for many questions, without a look at the database for each. */
export async function loadSameQuestions(ctx: Ctx, place: Place): Promise<(question: string) => string | undefined> {
  const index = await loadIndex(ctx, place)
  return (question) => readIdOf(index, question)
}

function readIdOf(index: EntryIndex, question: string): string | undefined {
  const document = index.titles.get(plainTitle(question))
  return document === undefined ? undefined : index.ids[document]
}

async function loadIndex(ctx: Ctx, { organisationId, language }: Place): Promise<EntryIndex> {
  const { knowledge_revision: revision } = await ctx.db
    .selectFrom('receptionists')
    .select('knowledge_revision')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const key = { organisation: organisationId, language, revision: String(revision) }
  return indexes.load(key, () => readEntries(ctx, organisationId))
}

/** The texts of entries, in the order of the ids. Those that are gone are left out. */
export async function readFound(ctx: Ctx, { organisationId, language }: Place, ids: string[]): Promise<FoundEntry[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('knowledge')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .execute()
  return ids.flatMap((id) => {
    const text = textOf(
      rows.find((row) => row.id === id),
      language,
    )
    return text === undefined ? [] : [{ id, question: text.title, answer: text.text }]
  })
}

const PAGE_SIZE = 500

/** Page by page: on SQLite a read of all entries at once would hold everybody else up. */
async function readEntries(ctx: Ctx, organisationId: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: KnowledgeRow[] = await ctx.db
      .selectFrom('knowledge')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute()
    entries.push(...rows.map((row) => ({ id: row.id, en: textOf(row, 'en'), ga: textOf(row, 'ga') })))
    after = rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id
  }
  return entries
}

function textOf(row: KnowledgeRow | undefined, language: Language) {
  const [title, text] = language === 'en' ? [row?.question_en, row?.answer_en] : [row?.question_ga, row?.answer_ga]
  return title == null || text == null ? undefined : { title, text }
}
