import { type DeskTime, deskTime } from '#contracts/receptionist/usage.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getOwnReceptionist } from './find-receptionist.ts'

/** Returns the costs and times from which savings are computed. */
export async function getDeskTime({ db }: Pick<Ctx, 'db'>, organisationId: string): Promise<DeskTime> {
  return db
    .selectFrom('receptionists')
    .select(['desk_hour_cents as hourCents', 'typing_speed as typingSpeed'])
    .select('writing_up_minutes as writingUpMinutes')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
}

/** Returns those of the actor's organisation. Throws `not_found` without a receptionist. */
export async function getOwnDeskTime(ctx: Ctx): Promise<DeskTime> {
  requirePermission(ctx, 'savings.read')
  return getDeskTime(ctx, (await getOwnReceptionist(ctx)).organisationId)
}

/** Stores them. They apply to days counted from now on: yesterday, if it still changes, and later. */
export async function saveDeskTime(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'savings.change')
  const { hour, speed, writingUp } = parseInput(deskTime, input)
  const { organisationId } = await getOwnReceptionist(ctx)
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('receptionists')
      .set({ desk_hour_cents: hour, typing_speed: speed, writing_up_minutes: writingUp })
      .where('organisation_id', '=', organisationId)
      .execute()
    await recordAudit(tx, 'receptionist.desk_time_changed', { kind: 'organisation', id: organisationId })
  })
}
