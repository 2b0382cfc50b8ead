import { ticketRating, ticketReply } from '#contracts/support.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { limitOrganisation } from '../../limits/organisation-limit.ts'
import { REPLY_BY_ORGANISATION } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { recordSatisfaction } from '../savings/index.ts'
import { notifyTeam } from './mails.ts'
import { addMessage, changeTicketRow, dueByPlan, getOwnTicketRow, refuseSample, type TicketRow } from './ticket-row.ts'

/** Adds to a ticket of the actor's organisation and mails the team. A resolved one is reopened by it. */
export async function replyToTicket(ctx: Ctx, id: string, input: unknown): Promise<void> {
  requireMember(ctx)
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

/** Takes a resolved ticket up again without saying why. Does nothing to one that is open. */
export async function reopenTicket(ctx: Ctx, id: string): Promise<void> {
  requireMember(ctx)
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

/** It is the team's turn: an answer is due, from now on unless one was due already. */
async function handToStaff(tx: Tx, row: TicketRow): Promise<{ due_at: string }> {
  const due_at = row.due_at ?? (await dueByPlan(tx, row.organisation_id))
  const reopened = { state: 'reopened', resolved_at: null, rating: null, rated_at: null } as const
  await changeTicketRow(tx, row, row.version, {
    due_at,
    unread_by_staff_at: tx.now().toISOString(),
    ...(row.state === 'resolved' && reopened),
  })
  return { due_at }
}

/** The customer says that it is settled. Does nothing to a ticket that is resolved. */
export async function resolveTicket(ctx: Ctx, id: string): Promise<void> {
  const { organisationId, userType } = requireMember(ctx)
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

/** 1 to 5 for a resolved ticket; a second rating takes the place of the first. */
export async function rateTicket(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId, userType } = requireMember(ctx)
  const { rating } = parseInput(ticketRating, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getOwnTicketRow(tx, id)
    refuseSample(row)
    if (row.state !== 'resolved') throw new AppError('conflict', 'You can rate a ticket once it is resolved.')
    await changeTicketRow(tx, row, row.version, { rating, rated_at: tx.now().toISOString() })
    await recordAudit(tx, 'ticket.rated', { kind: 'ticket', id }, { rating })
    if (userType === 'BUSINESS') await recordSatisfaction(tx, { organisationId, ticketId: id, score: rating })
  })
}
