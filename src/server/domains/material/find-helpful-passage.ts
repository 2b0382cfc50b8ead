import { sql } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { HelpfulPassage } from '#contracts/receptionist/material.ts'
import { requirePermission } from '../../access.ts'
import { findAnswer } from '../../assistant/retrieval/find-answer.ts'
import { indexEntries } from '../../assistant/retrieval/index-entries.ts'
import type { Ctx } from '../../context.ts'
import { extractQueryWords } from '../../search/fold.ts'

const MAX_CANDIDATES = 60
const SHORTEST_WORD = 4

/** The passage that may help to answer a question, of those that read like no instruction. */
export async function findHelpfulPassage(
  ctx: Ctx,
  { text, language }: { text: string; language: Language },
): Promise<HelpfulPassage | undefined> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const words = extractQueryWords(text).filter((word) => word.length >= SHORTEST_WORD)
  if (words.length === 0) return undefined
  const rows = await ctx.db
    .selectFrom('material_passages')
    .innerJoin('material_sources', 'material_sources.id', 'material_passages.source_id')
    .select(['material_passages.id', 'question', 'answer', 'language', 'material_sources.name as sourceName'])
    .where('material_passages.organisation_id', '=', organisationId)
    .where('language', '=', language)
    .where('instruction_at', 'is', null)
    .where('gone_at', 'is', null)
    .where(({ or }) => or(words.map((word) => sql<boolean>`search_text like ${`% ${word.slice(0, 6)}%`}`)))
    .orderBy('material_passages.id')
    .limit(MAX_CANDIDATES)
    .execute()
  const entries = rows.map(({ id, question, answer }) => ({ id, [language]: { title: question, text: answer } }))
  const [best] = findAnswer(indexEntries(entries, language), text).entries
  return rows.find(({ id }) => id === best)
}
