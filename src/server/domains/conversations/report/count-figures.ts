import { sql } from 'kysely'
import type { ConversationOutcome } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../../context.ts'
import { WAITING_OUTCOMES_SQL } from '../needs-person.ts'

/** Instants: `from` inclusive, `to` exclusive. */
export type Span = { from: string; to: string }

export type Figures = {
  conversations: number
  /** Those that count as answered or booked. */
  neededNobody: number
  /** Those that made an appointment. */
  booked: number
  /** Those that count as handed over, message taken or urgent. */
  waited: number
}

/** Whether a conversation made an appointment, however it ended: who booked may still ask for a person. */
export const HAS_BOOKED = sql<boolean>`(conversations.outcome = 'booked'
  or exists (select 1 from bookings where bookings.conversation_id = conversations.id))`

/**
 * The outcome that a conversation counts by. A person who was needed or came in weighs more than a booking, and a booking
 * more than what was answered last.
 */
export const COUNTED_OUTCOME = sql<ConversationOutcome | null>`case
  when conversations.outcome in (${WAITING_OUTCOMES_SQL}) then conversations.outcome
  else coalesce(
    (select needing.outcome from messages as needing where needing.conversation_id = conversations.id
      and needing.outcome in (${WAITING_OUTCOMES_SQL}) order by needing.sequence desc limit 1),
    case when conversations.staff_at is not null then 'handed over' when ${HAS_BOOKED} then 'booked'
      else conversations.outcome end)
  end`

/** Counts the real conversations whose last message is in a span. */
export async function countFigures({ db }: Pick<Ctx, 'db'>, organisationId: string, span: Span): Promise<Figures> {
  const countWhere = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number | null>`sum(case when ${condition} then 1 else 0 end)`
  const row = await db
    .selectFrom('conversations')
    .select(({ fn }) => [
      fn.countAll<number>().as('conversations'),
      countWhere(sql<boolean>`${COUNTED_OUTCOME} in ('answered', 'booked')`).as('neededNobody'),
      countWhere(HAS_BOOKED).as('booked'),
      countWhere(sql<boolean>`${COUNTED_OUTCOME} in (${WAITING_OUTCOMES_SQL})`).as('waited'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'real')
    .where('asked_at', 'is not', null)
    .where('last_message_at', '>=', span.from)
    .where('last_message_at', '<', span.to)
    .executeTakeFirstOrThrow()
  return {
    conversations: Number(row.conversations),
    neededNobody: Number(row.neededNobody ?? 0),
    booked: Number(row.booked ?? 0),
    waited: Number(row.waited ?? 0),
  }
}

/** Counts the characters of the receptionist's replies in a span, without opening texts. */
export async function countWritten({ db }: Pick<Ctx, 'db'>, organisationId: string, span: Span): Promise<number> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('turns', 'turns.conversation_id', 'conversations.id')
    .innerJoin('messages', 'messages.id', 'turns.reply_id')
    .select(sql<number | null>`sum(length(messages.text))`.as('characters'))
    .where('conversations.organisation_id', '=', organisationId)
    .where('conversations.source', '=', 'real')
    .where('conversations.last_message_at', '>=', span.from)
    .where('messages.created_at', '>=', span.from)
    .where('messages.created_at', '<', span.to)
    .executeTakeFirstOrThrow()
  return Number(row.characters ?? 0)
}

/** Counts questions without an answer in conversations whose last message is in a span, and those that are still open. */
export async function countAsked({ db }: Pick<Ctx, 'db'>, organisationId: string, span: Span) {
  const row = await db
    .selectFrom('unanswered_questions')
    .innerJoin('conversations', 'conversations.id', 'unanswered_questions.conversation_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('asked'),
      sql<number | null>`sum(case when resolution is null then 1 else 0 end)`.as('open'),
    ])
    .where('conversations.organisation_id', '=', organisationId)
    .where('source', '=', 'real')
    .where('last_message_at', '>=', span.from)
    .where('last_message_at', '<', span.to)
    .executeTakeFirstOrThrow()
  return { asked: Number(row.asked), open: Number(row.open ?? 0) }
}
