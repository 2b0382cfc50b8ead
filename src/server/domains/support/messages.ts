import type { TicketMessage } from '#contracts/support-views.ts'
import type { Ctx } from '../../context.ts'
import { nameOf } from '../identity/index.ts'

/** The oldest first. Notes are left out unless a member of staff reads. */
export async function listMessages(ctx: Ctx, ticketId: string, reader: 'customer' | 'staff'): Promise<TicketMessage[]> {
  const rows = await ctx.db
    .selectFrom('ticket_messages')
    .leftJoin('users', 'users.id', 'ticket_messages.author_id')
    .select(['ticket_messages.id', 'kind', 'side', 'body', 'ticket_messages.created_at'])
    .select(['first_name', 'last_name', 'email'])
    .where('ticket_id', '=', ticketId)
    .$if(reader === 'customer', (query) => query.where('kind', '!=', 'note'))
    .orderBy('ticket_messages.id')
    .execute()
  return rows.map(({ first_name, last_name, email, created_at, ...message }) => ({
    ...message,
    author: nameOf({ first_name, last_name, email }),
    createdAt: created_at,
  }))
}
