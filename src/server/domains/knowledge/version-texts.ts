import { sql } from 'kysely'
import type { KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import type { Ctx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'

export type KnowledgeVersion = number | 'draft'

/** The texts of an entry, in any of the tables. */
export type TextRow = Pick<KnowledgeRow, 'id' | 'topic' | 'question_en' | 'answer_en' | 'question_ga' | 'answer_ga'>

const TEXTS = ['topic', 'question_en', 'answer_en', 'question_ga', 'answer_ga'] as const

/** Whether a revision belongs to a version. Uses no index of its own, because entries are read by id in pages. */
const isInVersion = (version: number) =>
  sql<boolean>`(+from_version <= ${version} and (+until_version is null or +until_version > ${version}))`

/** Selects the texts of entries in a version or in the draft, by id. */
export function selectTexts({ db }: Pick<Ctx, 'db'>, organisationId: string, version: KnowledgeVersion) {
  const drafts = db
    .selectFrom('knowledge')
    .select(['id', ...TEXTS])
    .where('organisation_id', '=', organisationId)
  if (version === 'draft') return db.selectFrom(drafts.as('entries')).selectAll()
  const revisions = db
    .selectFrom('knowledge_revisions')
    .select(['entry_id as id', ...TEXTS])
    .where('organisation_id', '=', organisationId)
    .where(isInVersion(version))
  return db.selectFrom(revisions.as('entries')).selectAll()
}

const PAGE_SIZE = 50

/** Lists a page of a version's entries by id, with the cursor of the next page. */
export async function listEntriesIn(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  { version, after = '' }: { version: KnowledgeVersion; after?: string | undefined },
) {
  const rows = await selectTexts(ctx, organisationId, version)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE_SIZE + 1)
    .execute()
  const items = rows.slice(0, PAGE_SIZE).map((row) => ({ id: row.id, ...presentText(row) }))
  const last = rows.length > PAGE_SIZE ? items.at(-1)?.id : undefined
  return { items, ...(last !== undefined && { next: last }) }
}

/** Whether an entry of the draft equals a revision. */
export const IS_SAME_TEXT = sql<boolean>`(knowledge.topic = knowledge_revisions.topic
  and knowledge.question_en is not distinct from knowledge_revisions.question_en
  and knowledge.answer_en is not distinct from knowledge_revisions.answer_en
  and knowledge.question_ga is not distinct from knowledge_revisions.question_ga
  and knowledge.answer_ga is not distinct from knowledge_revisions.answer_ga)`

export const isSameTextRow = (one: Omit<TextRow, 'id'>, other: Omit<TextRow, 'id'>): boolean =>
  TEXTS.every((name) => one[name] === other[name])

/** Whether a version has all of these texts. */
export async function hasTexts(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  version: number,
  texts: KnowledgeText[],
): Promise<boolean> {
  const rows = await selectTexts(ctx, organisationId, version).execute()
  const stored = new Set(rows.map((row) => writeText(presentText(row))))
  return texts.every((text) => stored.has(writeText(text)))
}

/** The order of its parts is always the same. */
const writeText = ({ topic, questionEn, answerEn, questionGa, answerGa }: KnowledgeText) =>
  JSON.stringify([topic, questionEn, answerEn, questionGa, answerGa])

export const presentText = (row: Omit<TextRow, 'id'>): KnowledgeText => ({
  topic: row.topic,
  questionEn: row.question_en,
  answerEn: row.answer_en,
  questionGa: row.question_ga,
  answerGa: row.answer_ga,
})
