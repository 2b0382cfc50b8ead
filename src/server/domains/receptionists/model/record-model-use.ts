import { sql } from 'kysely'
import type { ModelMonth } from '#contracts/receptionist/model.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../../context.ts'
import { keptQuery } from '../../../database/kept-query.ts'
import { inTransaction } from '../../../database/transaction.ts'

type Key = { organisationId: string; conversationId: string }

const findMonth = (ctx: Pick<Ctx, 'now'>) => irishDay(ctx.now()).slice(0, 7)

/** The cost of a turn. A turn that the rules finished counts for the rules, including the model's cost before. */
export type ModelUse = { by: 'model' | 'rules'; tokens: number; microcents: number }

/** Adds a turn to the month's use of its organisation and to its conversation. */
export async function recordModelUse(ctx: Ctx, key: Key, { by, tokens, microcents }: ModelUse): Promise<void> {
  const [modelTurns, rulesTurns] = by === 'model' ? [1, 0] : [0, 1]
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('model_uses')
      .values({
        organisation_id: key.organisationId,
        month: findMonth(tx),
        model_turns: modelTurns,
        rules_turns: rulesTurns,
        tokens,
        microcents,
      })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'month']).doUpdateSet({
          model_turns: sql`model_uses.model_turns + ${modelTurns}`,
          rules_turns: sql`model_uses.rules_turns + ${rulesTurns}`,
          tokens: sql`model_uses.tokens + ${tokens}`,
          microcents: sql`model_uses.microcents + ${microcents}`,
        }),
      )
      .execute()
    if (tokens === 0) return
    await tx.db
      .updateTable('conversations')
      .set((row) => ({
        model_tokens: row('model_tokens', '+', tokens),
        model_microcents: row('model_microcents', '+', microcents),
      }))
      .where('id', '=', key.conversationId)
      .execute()
  })
}

const selectMonth = keptQuery((db, values: { organisationId: string; month: string }) =>
  db
    .selectFrom('model_uses')
    .select(['model_turns', 'rules_turns', 'tokens', 'microcents'])
    .where('organisation_id', '=', values.organisationId)
    .where('month', '=', values.month),
)

/** Returns this month's use of an organisation. Null before its first turn. */
export async function findModelMonth(ctx: Pick<Ctx, 'db' | 'now'>, organisationId: string): Promise<ModelMonth | null> {
  const [row] = await selectMonth(ctx, { organisationId, month: findMonth(ctx) })
  if (row === undefined) return null
  // PostgreSQL returns large numbers as text.
  const [modelTurns, rulesTurns] = [Number(row.model_turns), Number(row.rules_turns)]
  return { modelTurns, rulesTurns, tokens: Number(row.tokens), microcents: Number(row.microcents) }
}

/** Far above legitimate use. Also limits models without a price. */
const MAX_TOKENS_PER_CONVERSATION = 100_000
const MAX_TOKENS_PER_MONTH = 100_000_000
const MICROCENTS = 1_000_000

/** Whether an organisation has used its monthly budget. */
export function isMonthSpent(month: ModelMonth | null, monthlyBudgetCents: number): boolean {
  if (month === null) return false
  return (
    month.tokens >= MAX_TOKENS_PER_MONTH ||
    (month.microcents > 0 && month.microcents >= monthlyBudgetCents * MICROCENTS)
  )
}

const selectTokens = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom('conversations').select('model_tokens').where('id', '=', id),
)

/** Returns the exhausted budget, if any. Parallel turns can exceed it by their own cost. */
export async function findSpentBudget(
  ctx: Ctx,
  key: Key,
  monthlyBudgetCents: number,
): Promise<'month' | 'conversation' | undefined> {
  if (isMonthSpent(await findModelMonth(ctx, key.organisationId), monthlyBudgetCents)) return 'month'
  const [row] = await selectTokens(ctx, { id: key.conversationId })
  return Number(row?.model_tokens ?? 0) >= MAX_TOKENS_PER_CONVERSATION ? 'conversation' : undefined
}
