import { ticketRating, ticketReply } from '#contracts/support.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { limitOrganisation } from '../../limits/limit-organisation.ts'
import { REPLY_BY_ORGANISATION } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { recordSatisfaction } from '../savings/index.ts'
import { notifyTeam } from './mail-ticket.ts'
import {
  addMessage,
  calculateDueByPlan,
  changeTicketRow,
  getOwnTicketRow,
  refuseSample,
  type TicketRow,
} from './ticket-row.ts'

/** Adds a message to a ticket of the actor's organisation and mails the team. Reopens a resolved ticket. */
export async function replyToTicket(ctx: Ctx, id: string, input: unknown): Promise<void> {
  requirePermission(ctx, 'tickets.change')
  const { message } = parseInput(ticketReply, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getOwnTicketRow(tx, id)
    refuseSample(row)
    await limitOrganisation(tx, REPLY_BY_ORGANISATION, 'messages')
    const isReopened = row.state === 'resolved'
    const waiting = await handToStaff(tx, row)
    if (isReopened) await addMessage(tx, row, { kind: 'event', side: 'customer', body: 'reopened' })
    await addMessage(tx, row, { kind: 'message', side: 'customer', body: message })
    await recordAudit(tx, 'ticket.replied', { kind: 'ticket', id })
    await notifyTeam(tx, { ...row, ...waiting }, isReopened ? 'reopened' : 'replied', message)
  })
}

/** Reopens a resolved ticket without a message. Does nothing to an open ticket. */
export async function reopenTicket(ctx: Ctx, id: string): Promise<void> {
  requirePermission(ctx, 'tickets.change')
  await inTransaction(ctx, async (tx) => {
    const row = await getOwnTicketRow(tx, id)
    refuseSample(row)
    if (row.state !== 'resolved') return
    await limitOrganisation(tx, REPLY_BY_ORGANISATION, 'messages')
    const waiting = await handToStaff(tx, row)
    await addMessage(tx, row, { kind: 'event', side: 'customer', body: 'reopened' })
    await recordAudit(tx, 'ticket.reopened', { kind: 'ticket', id })
    await notifyTeam(tx, { ...row, ...waiting }, 'reopened', '')
  })
}

/** Passes the ticket to staff. Keeps an earlier deadline. */
async function handToStaff(tx: Tx, row: TicketRow): Promise<{ due_at: string }> {
  const due_at = row.due_at ?? (await calculateDueByPlan(tx, row.organisation_id))
  const reopened = { state: 'reopened', resolved_at: null, rating: null, rated_at: null } as const
  await changeTicketRow(tx, row, row.version, {
    due_at,
    unread_by_staff_at: tx.now().toISOString(),
    ...(row.state === 'resolved' && reopened),
  })
  return { due_at }
}

/** Resolves a ticket as the customer. Does nothing to a resolved ticket. */
export async function resolveTicket(ctx: Ctx, id: string): Promise<void> {
  const { organisationId, userType } = requirePermission(ctx, 'tickets.change')
  await inTransaction(ctx, async (tx) => {
    const row = await getOwnTicketRow(tx, id)
    refuseSample(row)
    if (row.state === 'resolved') return
    await changeTicketRow(tx, row, row.version, {
      state: 'resolved',
      resolved_at: tx.now().toISOString(),
      due_at: null,
      unread_by_customer_at: null,
    })
    await addMessage(tx, row, { kind: 'event', side: 'customer', body: 'resolved' })
    if (userType === 'BUSINESS') {
      const message = `Support ticket #${row.number} resolved: ${row.subject}`
      await recordActivity(tx, { organisationId, type: 'support', message })
    }
    await recordAudit(tx, 'ticket.resolved', { kind: 'ticket', id })
  })
}

/** Rates a resolved ticket from 1 to 5. A second rating replaces the first. */
export async function rateTicket(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId, userType } = requirePermission(ctx, 'tickets.change')
  const { rating } = parseInput(ticketRating, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getOwnTicketRow(tx, id)
    refuseSample(row)
    if (row.state !== 'resolved') throw new AppError('conflict', 'You can rate a ticket once it is resolved.')
    await changeTicketRow(tx, row, row.version, { rating, rated_at: tx.now().toISOString() })
    await recordAudit(tx, 'ticket.rated', { kind: 'ticket', id }, { rating })
    if (userType === 'BUSINESS')
      await recordSatisfaction(tx, { organisationId, origin: 'ticket', of: id, score: rating })
  })
}
