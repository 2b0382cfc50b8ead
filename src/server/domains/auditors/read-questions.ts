import { sql } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import { listNames, Masker } from '../../assistant/guardrails/masker.ts'
import type { Ctx } from '../../context.ts'
import type { Scope } from './period.ts'

/** Questions of callers without an answer. */
export type RecordedQuestion = {
  times: number
  callers: number
  language: Language
  /** Null: open. */
  resolution: 'answered' | 'dismissed' | null
  /** Null when the words could identify a caller. */
  words: string | null
}

const PAGE_SIZE = 200
/** The words of a single caller may identify them. Words that several callers used do not. */
const MIN_CALLERS = 2

/** Reads the unanswered questions of stored conversations, grouped by meaning. */
export async function* readQuestions(ctx: Ctx, scope: Scope): AsyncGenerator<RecordedQuestion> {
  for (let after = ''; ; ) {
    const page = await selectPage(ctx, scope, after)
    for (const row of page) {
      const [times, callers] = [Number(row.times), Number(row.callers)]
      const words = callers < MIN_CALLERS || hasTrace(row.text) ? null : row.text
      yield { times, callers, language: row.language, resolution: row.resolution, words }
    }
    after = page.at(-1)?.question_key ?? after
    if (page.length < PAGE_SIZE) return
  }
}

/** Whether a text contains a name, a number or an address. */
const hasTrace = (text: string) => new Masker(listNames([text])).mask(text) !== text

function selectPage({ db }: Ctx, { organisationId, from, until }: Scope, after: string) {
  return db
    .selectFrom('unanswered_questions')
    .innerJoin('conversations', 'conversations.id', 'unanswered_questions.conversation_id')
    .select(({ fn }) => [
      'question_key',
      fn.countAll<number>().as('times'),
      fn.count<number>('contact_id').distinct().as('callers'),
      fn.max('unanswered_questions.text').as('text'),
      fn.max('resolution').as('resolution'),
      sql<Language>`max(unanswered_questions.language)`.as('language'),
    ])
    .where('unanswered_questions.organisation_id', '=', organisationId)
    .where('conversations.source', '=', 'real')
    .where('unanswered_questions.created_at', '>=', from)
    .where('unanswered_questions.created_at', '<', until)
    .where('question_key', '>', after)
    .groupBy('question_key')
    .orderBy('question_key')
    .limit(PAGE_SIZE)
    .execute()
}
