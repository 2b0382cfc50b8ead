import type { ListPage } from '#contracts/lists.ts'
import { type Comparison, type MaterialPassage, sourceAddress } from '#contracts/receptionist/material.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { PassageRow } from '../../database/material-tables.ts'
import { AppError } from '../../errors.ts'
import { readPage } from '../../lists/read-page.ts'
import { findAnswers } from '../knowledge/index.ts'
import { compareTexts } from './compare.ts'
import { getSourceRow } from './source-rows.ts'

const PAGE_SIZE = 20
const ORDER = { by: 'material_passages.id', of: ({ id }: Row) => id, direction: 'asc' } as const

type Row = PassageRow & { title: string; address: string; source_name: string }

/** Lists one page of a source's passages, filtered by the address, each with the texts that agree or contradict. */
export async function listPassages(ctx: Ctx, sourceId: string, input: unknown): Promise<ListPage<MaterialPassage>> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const { id } = await getSourceRow(ctx, organisationId, sourceId)
  const { show, ...place } = sourceAddress.parse(input)
  const own = selectOwn(ctx, organisationId).where('material_passages.source_id', '=', id)
  const matching =
    show === 'changed'
      ? own.where('changed_at', 'is not', null)
      : own.where('material_passages.state', '=', show ?? 'proposed')
  const { items, ...page } = await readPage(ctx, {
    matching,
    order: ORDER,
    place,
    size: PAGE_SIZE,
    read: (rows) => withColumns(rows).execute(),
  })
  return { items: await Promise.all(items.map((row) => present(ctx, row))), ...page }
}

/** One passage of the actor's organisation. Throws `not_found`. */
export async function getPassage(ctx: Ctx, id: string): Promise<MaterialPassage & { sourceName: string }> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const row = await withColumns(
    selectOwn(ctx, organisationId).where('material_passages.id', '=', id),
  ).executeTakeFirst()
  if (row === undefined) throw passageGoneError()
  return { ...(await present(ctx, row)), sourceName: row.source_name }
}

export const passageGoneError = () =>
  new AppError('not_found', 'There is no such passage. Its source may have been removed or read again.')

function selectOwn({ db }: Ctx, organisationId: string) {
  return db
    .selectFrom('material_passages')
    .innerJoin('material_pages', 'material_pages.id', 'page_id')
    .innerJoin('material_sources', 'material_sources.id', 'material_passages.source_id')
    .where('material_passages.organisation_id', '=', organisationId)
}

const withColumns = (rows: ReturnType<typeof selectOwn>) =>
  rows
    .selectAll('material_passages')
    .select(['material_pages.title', 'material_pages.address', 'material_sources.name as source_name'])

async function present(ctx: Ctx, row: Row): Promise<MaterialPassage> {
  return {
    id: row.id,
    sourceId: row.source_id,
    state: row.state,
    language: row.language,
    question: row.question,
    answer: row.answer,
    // A document is named beside its passages.
    page: { title: row.address === '' ? '' : row.title, address: row.address || null, number: row.page_number },
    isInstruction: row.instruction_at !== null,
    entry: row.entry_id === null ? null : await findEntry(ctx, row, row.entry_id),
    previousAnswer: row.previous_answer,
    changedAt: row.changed_at,
    goneAt: row.gone_at,
    comparisons: row.state === 'accepted' ? [] : await compare(ctx, row),
  }
}

/** Null once it was deleted. */
async function findEntry({ db }: Ctx, { language }: Row, id: string): Promise<MaterialPassage['entry']> {
  const entry = await db.selectFrom('knowledge').selectAll().where('id', '=', id).executeTakeFirst()
  return entry === undefined ? null : { id, answer: language === 'en' ? entry.answer_en : entry.answer_ga }
}

const MAX_COMPARED = 3

/** Lists answers of the draft and passages that are not dismissed, if they agree with or contradict each other. */
async function compare(ctx: Ctx, row: Row): Promise<Comparison[]> {
  const { organisation_id: organisationId, language } = row
  const { entries } = await findAnswers(ctx, { organisationId, language, version: 'draft' }, row.question)
  const others = await listSameQuestion(ctx, row)
  const texts = [
    ...entries.map((entry) => ({ ...entry, of: { kind: 'answer' as const, id: entry.id } })),
    ...others.map(({ id, name, ...text }) => ({ ...text, of: { kind: 'passage' as const, id, name } })),
  ]
  const found = texts.flatMap(({ of, question, answer }) => {
    const comparison = compareTexts(row, { question, answer })
    return comparison === undefined ? [] : [{ ...comparison, of, question, answer }]
  })
  return found.slice(0, MAX_COMPARED)
}

function listSameQuestion({ db }: Ctx, row: Row) {
  return db
    .selectFrom('material_passages')
    .innerJoin('material_sources', 'material_sources.id', 'material_passages.source_id')
    .select(['material_passages.id', 'question', 'answer', 'material_sources.name'])
    .where('material_passages.organisation_id', '=', row.organisation_id)
    .where('question_key', '=', row.question_key)
    .where('material_passages.id', '!=', row.id)
    .where('material_passages.state', '=', 'proposed')
    .orderBy('material_passages.id')
    .limit(MAX_COMPARED)
    .execute()
}
