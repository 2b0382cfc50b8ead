import { newTicket } from '#contracts/support.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { limitOrganisation } from '../../limits/limit-organisation.ts'
import { TICKET_BY_ORGANISATION } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { addTerms } from '../../search/terms.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { getOrganisation, lockOrganisation } from '../organisations/index.ts'
import { notifyTeam } from './mail-ticket.ts'
import { addMessage, calculateDueByPlan } from './ticket-row.ts'

/** Opens a ticket of the actor's organisation and mails the team. Returns its id and number. */
export async function openTicket(ctx: Ctx, input: unknown): Promise<{ id: string; number: number }> {
  const { organisationId, userId, userType } = requirePermission(ctx, 'tickets.change')
  const { subject, category, message } = parseInput(newTicket, input)
  const id = newId('tic')
  return inTransaction(ctx, async (tx) => {
    await limitOrganisation(tx, TICKET_BY_ORGANISATION, 'tickets')
    const number = await takeTicketNumber(tx, organisationId)
    const now = tx.now().toISOString()
    const due_at = await calculateDueByPlan(tx, organisationId)
    await tx.db
      .insertInto('tickets')
      .values({
        id,
        organisation_id: organisationId,
        number,
        opened_by: userId,
        subject,
        category,
        state: 'new',
        due_at,
        unread_by_staff_at: now,
        source: 'real',
        created_at: now,
        updated_at: now,
      })
      .execute()
    const ticket = { id, organisation_id: organisationId, number, subject }
    await addMessage(tx, ticket, { kind: 'message', side: 'customer', body: message })
    const { name } = await getOrganisation(tx)
    await addTerms(tx, { kind: 'ticket', id }, [name, subject, String(number)])
    if (userType === 'BUSINESS') {
      await recordActivity(tx, {
        organisationId,
        type: 'support',
        message: `Support ticket #${number} opened: ${subject}`,
      })
    }
    await recordAudit(tx, 'ticket.opened', { kind: 'ticket', id }, { category })
    await notifyTeam(tx, { ...ticket, due_at }, 'opened', message)
    return { id, number }
  })
}

/** Locks the organisation first, so that two tickets opened at the same moment get different numbers. */
async function takeTicketNumber(tx: Tx, organisationId: string): Promise<number> {
  await lockOrganisation(tx, organisationId)
  const { last } = await tx.db
    .selectFrom('tickets')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
