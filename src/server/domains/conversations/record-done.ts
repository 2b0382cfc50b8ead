import type { ConversationOutcome, TalkBooking } from '#contracts/receptionist/talk.ts'
import { formatDay, formatTime } from '#contracts/words/dates.ts'
import type { Tx } from '../../context.ts'
import { recordActivity } from '../activity/index.ts'
import type { ConversationKey } from './messages.ts'

type Done = { outcome?: ConversationOutcome | undefined; booking?: TalkBooking | undefined }

/** Adds the result of a reply to the organisation's recent activity. Contains no name of a caller. */
export async function recordDone(tx: Tx, { organisationId }: ConversationKey, done: Done): Promise<void> {
  const message = inWords(done)
  if (message === undefined) return
  const organisation = await tx.db
    .selectFrom('organisations')
    .select('business_type')
    .where('id', '=', organisationId)
    .executeTakeFirst()
  const type = organisation?.business_type === 'GOVERNMENT' ? 'citizens' : 'efficiency'
  await recordActivity(tx, { organisationId, type, message })
}

function inWords({ outcome, booking }: Done): string | undefined {
  if (booking !== undefined) return `AI receptionist: ${bookingInWords(booking)}`
  if (outcome === 'handed over') return 'AI receptionist: brought in a person'
  if (outcome === 'message taken') return 'AI receptionist: took a message'
  if (outcome === 'urgent') return 'AI receptionist: gave emergency advice'
  return undefined
}

/** The time is that of the appointment, even when it was cancelled. */
function bookingInWords({ state, service, startsAt }: TalkBooking): string {
  return `${state} “${service}” on ${formatDay(startsAt)} at ${formatTime(startsAt)}`
}
