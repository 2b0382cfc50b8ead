import { type Retention, retentionForm } from '#contracts/receptionist/contacts.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'

/** For how many months an organisation keeps conversations and bookings. No part of a version: callers read it on their page. */
export async function getRetention({ db }: Pick<Ctx, 'db'>, organisationId: string): Promise<Retention> {
  return db
    .selectFrom('receptionists')
    .select(['retention_months as conversations', 'booking_retention_months as bookings'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow(() => new AppError('not_found', 'This organisation has no receptionist.'))
}

/** The periods that the form showed, so that nobody overwrites a colleague's choice. */
const describeSeen = ({ conversations, bookings }: Retention) => `${conversations}-${bookings}`

/** Changes the periods. Older data is deleted within the hour. Throws `conflict` if a colleague has changed them. */
export async function saveRetention(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'contacts.change')
  const { conversations, bookings, seen } = parseInput(retentionForm, input)
  const [before = '', beforeBookings = ''] = seen.split('-')
  await inTransaction(ctx, async (tx) => {
    const stored = await getRetention(tx, organisationId)
    const saved = await tx.db
      .updateTable('receptionists')
      .set({ retention_months: conversations, booking_retention_months: bookings })
      .where('organisation_id', '=', organisationId)
      .where('retention_months', '=', Number(before) || 0)
      .where('booking_retention_months', '=', Number(beforeBookings) || 0)
      .returning('organisation_id')
      .executeTakeFirst()
    if (saved === undefined) {
      throw new AppError(
        'conflict',
        `A colleague has changed these periods meanwhile. They are ${inWords(stored)} now.`,
      )
    }
    const details = { from: describeSeen(stored), to: describeSeen({ conversations, bookings }) }
    await recordAudit(tx, 'receptionist.retention_changed', { kind: 'organisation', id: organisationId }, details)
  })
}

const inWords = ({ conversations, bookings }: Retention) =>
  `${conversations} months for conversations and ${bookings} months for bookings`
