import { answerEnquiryInput, assignment, changeTicketStateInput, internalNote } from '#contracts/inbox.ts'
import { TICKET_STATE_LABELS, type TicketState } from '#contracts/support.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { requireStaffId } from '../identity/index.ts'
import { mailCustomer } from './mail-ticket.ts'
import { listNextStates } from './rules.ts'
import { addMessage, calculateDueByPlan, changeTicketRow, getTicketRow, type TicketRow } from './ticket-row.ts'

/** Answers the customer in the portal and by mail. The ticket then waits for the customer. */
export async function answerTicket(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { userId } = await requireAdministrator(ctx)
  const { message, version } = parseInput(answerEnquiryInput, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getTicketRow(tx, id)
    const isTakenUp = row.state === 'new' || row.state === 'reopened'
    await changeTicketRow(tx, row, version, {
      due_at: null,
      unread_by_customer_at: tx.now().toISOString(),
      unread_by_staff_at: null,
      assignee_id: row.assignee_id ?? userId,
      thread: await mailCustomer(tx, row, { kind: 'replied', message }),
      ...(isTakenUp && { state: 'in_progress' }),
    })
    await addMessage(tx, row, { kind: 'message', side: 'staff', body: message })
    await recordAudit(tx, 'ticket.answered', { kind: 'ticket', id }, { organisationId: row.organisation_id })
  })
}

/** Adds a note for colleagues. The customer never sees it. */
export async function addTicketNote(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { message } = parseInput(internalNote, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getTicketRow(tx, id)
    await addMessage(tx, row, { kind: 'note', side: 'staff', body: message })
    await recordAudit(tx, 'ticket.noted', { kind: 'ticket', id }, { organisationId: row.organisation_id })
  })
}

/** Changes the state of a ticket. Mails the customer when it is resolved. */
export async function changeTicketState(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { state, version } = parseInput(changeTicketStateInput, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getTicketRow(tx, id)
    if (row.state === state) return
    if (row.version === version && !listNextStates(row.state).includes(state)) {
      const labels = `${TICKET_STATE_LABELS[row.state]} to ${TICKET_STATE_LABELS[state]}`
      throw new AppError('conflict', `A ticket cannot change from ${labels}.`)
    }
    await changeTicketRow(tx, row, version, await buildStateChange(tx, row, state))
    await addMessage(tx, row, { kind: 'event', side: 'staff', body: state })
    const details = { from: row.state, to: state, organisationId: row.organisation_id }
    await recordAudit(tx, 'ticket.state_changed', { kind: 'ticket', id }, details)
  })
}

async function buildStateChange(tx: Tx, row: TicketRow, state: TicketState) {
  if (state === 'resolved') {
    const now = tx.now().toISOString()
    const thread = await mailCustomer(tx, row, { kind: 'resolved' })
    return { state, resolved_at: now, due_at: null, unread_by_customer_at: now, unread_by_staff_at: null, thread }
  }
  if (state !== 'reopened') return { state }
  return {
    state,
    resolved_at: null,
    rating: null,
    rated_at: null,
    due_at: await calculateDueByPlan(tx, row.organisation_id),
  }
}

/** Assigns a ticket to an administrator, or to nobody. */
export async function assignTicket(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { assigneeId, version } = parseInput(assignment, input)
  await inTransaction(ctx, async (tx) => {
    const assignee = await requireStaffId(tx, assigneeId)
    const row = await getTicketRow(tx, id)
    await changeTicketRow(tx, row, version, { assignee_id: assignee })
    const details = { assignee, organisationId: row.organisation_id }
    await recordAudit(tx, 'ticket.assigned', { kind: 'ticket', id }, details)
  })
}
