import { sql } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import { listNames, Masker } from '../../assistant/answerers/model/masker.ts'
import type { Ctx } from '../../context.ts'
import type { Scope } from './period.ts'

/** What callers asked in vain. */
export type RecordedQuestion = {
  times: number
  callers: number
  language: Language
  /** What became of it. Null: nobody has dealt with it. */
  resolution: 'answered' | 'dismissed' | null
  /** Null: the words could lead to a caller. */
  words: string | null
}

const PAGE_SIZE = 200
/** The words of one caller may name them. What several asked alike names none of them. */
const LEAST_CALLERS = 2

/** Questions without an answer of the conversations that are still kept, those that mean the same together. */
export async function* readQuestions(ctx: Ctx, scope: Scope): AsyncGenerator<RecordedQuestion> {
  for (let after = ''; ; ) {
    const page = await selectPage(ctx, scope, after)
    for (const row of page) {
      const [times, callers] = [Number(row.times), Number(row.callers)]
      const words = callers < LEAST_CALLERS || hasTrace(row.text) ? null : row.text
      yield { times, callers, language: row.language, resolution: row.resolution, words }
    }
    after = page.at(-1)?.question_key ?? after
    if (page.length < PAGE_SIZE) return
  }
}

/** Whether a text has a name, a number or an address in it. */
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
