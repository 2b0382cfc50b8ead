import { firstWording } from '#contracts/receptionist/answer-text.ts'
import type { NamedAnswer } from '#contracts/receptionist/scenarios.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'

/** So many answers are listed to choose from. */
const MAX_NAMED = 200

/** Lists answers of the actor's draft by topic, and those of these ids in any case. */
export async function listNamedAnswers(ctx: Ctx, ids: string[]): Promise<NamedAnswer[]> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const own = ctx.db
    .selectFrom('knowledge')
    .select(['id', 'question_en', 'question_ga'])
    .where('organisation_id', '=', organisationId)
  const listed = await own.orderBy('topic').orderBy('id').limit(MAX_NAMED).execute()
  const others = ids.filter((id) => listed.every((row) => row.id !== id))
  const added = others.length === 0 ? [] : await own.where('id', 'in', others).execute()
  return [...listed, ...added].map(({ id, question_en, question_ga }) => ({
    id,
    questionEn: question_en && firstWording(question_en),
    questionGa: question_ga && firstWording(question_ga),
  }))
}
