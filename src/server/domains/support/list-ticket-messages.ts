import type { TicketMessage } from '#contracts/support-views.ts'
import type { Ctx } from '../../context.ts'
import { formatName } from '../identity/index.ts'

/** Oldest first. Only staff see notes. */
export async function listTicketMessages(
  ctx: Ctx,
  ticketId: string,
  reader: 'customer' | 'staff',
): Promise<TicketMessage[]> {
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
    author: formatName({ first_name, last_name, email }),
    createdAt: created_at,
  }))
}
