import { privacyPaceChange } from '#contracts/privacy.ts'
import { PRIVACY_DAYS, type PrivacyPace } from '#contracts/privacy-rights.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { changeEnquiryRow, getEnquiryRow } from './enquiry-row.ts'

const DAY = 24 * 3_600_000

export type OpenPrivacyRequest = {
  id: string
  version: number
  topic: string
  name: string
  email: string
  pace: PrivacyPace
  /** Instants. */
  receivedAt: string
  replyDueAt: string
}

/** Unanswered requests of data subjects, most urgent first. */
export async function listOpenPrivacyRequests(ctx: Ctx): Promise<OpenPrivacyRequest[]> {
  await requireAdministrator(ctx)
  const rows = await ctx.db
    .selectFrom('enquiries')
    .select(['id', 'version', 'topic', 'name', 'email', 'created_at', 'reply_due_at'])
    .where('kind', '=', 'privacy')
    .where('status', 'in', ['new', 'in_progress'])
    .orderBy('reply_due_at')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ created_at: receivedAt, reply_due_at: replyDueAt, topic, ...row }) => ({
    ...row,
    topic: topic ?? '',
    receivedAt,
    replyDueAt,
    pace: findPace(receivedAt, replyDueAt),
  }))
}

function findPace(receivedAt: string, replyDueAt: string): PrivacyPace {
  const days = (Date.parse(replyDueAt) - Date.parse(receivedAt)) / DAY
  if (days <= PRIVACY_DAYS.urgent) return 'urgent'
  return days <= PRIVACY_DAYS.standard ? 'standard' : 'complex'
}

/** Sets the response time to 5, 30 or 60 days from the day of the request. Throws `conflict`, `not_found`. */
export async function setPrivacyPace(ctx: Ctx, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { id, version, pace } = parseInput(privacyPaceChange, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getEnquiryRow(tx, id)
    if (row.kind !== 'privacy') throw new AppError('not_found', 'There is no such request.')
    const reply_due_at = new Date(Date.parse(row.created_at) + PRIVACY_DAYS[pace] * DAY).toISOString()
    await changeEnquiryRow(tx, row, version, { reply_due_at })
    await recordAudit(
      tx,
      'privacy_request.pace_set',
      { kind: 'enquiry', id },
      { pace, organisationId: row.organisation_id },
    )
  })
}
