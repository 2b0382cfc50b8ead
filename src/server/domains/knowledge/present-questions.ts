import type { UnansweredQuestion } from '#contracts/receptionist/knowledge.ts'
import type { Ctx } from '../../context.ts'

/** Questions that mean the same: the id of the newest one, and their number. */
type Group = { question_key: string; id: string; times: number }

const MAX_ROWS = 1_000
const MAX_OTHER_WORDINGS = 3

/** Presents each group: its newest words, other words for it, and where it was asked. */
export async function presentQuestions(
  ctx: Ctx,
  organisationId: string,
  groups: Group[],
): Promise<UnansweredQuestion[]> {
  if (groups.length === 0) return []
  const asked = ctx.db
    .selectFrom('unanswered_questions')
    .innerJoin('conversations', 'conversations.id', 'unanswered_questions.conversation_id')
    .select(['unanswered_questions.id', 'conversation_id', 'text', 'unanswered_questions.language', 'question_key'])
    .select(['unanswered_questions.created_at', 'channel'])
    .where('unanswered_questions.organisation_id', '=', organisationId)
    .orderBy('unanswered_questions.id', 'desc')
    .limit(MAX_ROWS)
  const [ids, keys] = [groups.map(({ id }) => id), groups.map(({ question_key }) => question_key)]
  const [newest, others] = await Promise.all([
    asked.where('unanswered_questions.id', 'in', ids).execute(),
    asked.where('question_key', 'in', keys).execute(),
  ])
  const byKey = Map.groupBy(others, ({ question_key }) => question_key)
  return groups.flatMap(({ question_key, id, times }) => {
    const last = newest.find((row) => row.id === id)
    if (last === undefined) return []
    const same = byKey.get(question_key) ?? []
    const words = new Set(same.map(({ text }) => text))
    words.delete(last.text)
    return {
      id,
      conversationId: last.conversation_id,
      text: last.text,
      language: last.language,
      otherWords: [...words].slice(0, MAX_OTHER_WORDINGS),
      times: Number(times),
      lastAskedAt: last.created_at,
      channels: [...new Set([last, ...same].map(({ channel }) => channel))],
    }
  })
}
