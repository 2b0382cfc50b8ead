import { type RawBuilder, sql } from 'kysely'
import type { ConversationOutcome } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { requireReader } from './staff-access.ts'

/** Outcomes after which the contact waits for a person. */
const WAITING_OUTCOMES = ['handed over', 'message taken', 'urgent'] as const satisfies ConversationOutcome[]

export type WaitingOutcome = (typeof WAITING_OUTCOMES)[number]

export const isWaitingOutcome = (outcome: ConversationOutcome | undefined): outcome is WaitingOutcome =>
  WAITING_OUTCOMES.some((waiting) => waiting === outcome)

export const WAITING_OUTCOMES_SQL = sql.join(WAITING_OUTCOMES.map((outcome) => sql.lit(outcome)))

/**
 * Condition for conversations in which something happened that needs a person, who has not joined since. What was answered
 * afterwards does not count. Excludes samples.
 */
export const NEEDED_PERSON: RawBuilder<boolean> = sql`(conversations.handler = 'receptionist'
  and conversations.source = 'real' and conversations.closed_at is null
  and exists (select 1 from messages as asked where asked.conversation_id = conversations.id
    and asked.outcome in (${WAITING_OUTCOMES_SQL})
    and (conversations.staff_at is null or asked.created_at > conversations.staff_at)))`

/** Condition for those of them whose contact still waits: nothing else came of the conversation afterwards. */
export const NEEDS_PERSON: RawBuilder<boolean> = sql`(${NEEDED_PERSON}
  and coalesce(conversations.outcome, '') in (${WAITING_OUTCOMES_SQL}))`

const countNeeding = keptQuery((db, values: { organisationId: string }) =>
  db
    .selectFrom('conversations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', values.organisationId)
    .where(NEEDS_PERSON),
)

/** Counts the conversations of the actor's organisation that need a person. */
export async function countWaiting(ctx: Ctx): Promise<number> {
  const { organisationId } = requireReader(ctx)
  const [row] = await countNeeding(ctx, { organisationId })
  return Number(row?.count ?? 0)
}
