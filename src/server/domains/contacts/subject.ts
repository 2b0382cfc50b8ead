import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'

/** All data of one person in an organisation. A proved address finds it, never a name. */
export type ContactSubject = {
  organisationId: string
  email: string
  /** The contact of the address; undefined until somebody proves it. */
  contactId: string | undefined
  bookingIds: string[]
  /** In which the address was proved, or from which one of the bookings came. Their person may read them. */
  conversationIds: string[]
  /**
   * In which the address was only typed. Somebody else may have typed it, so nobody is shown them by this address.
   * Erasing erases them.
   */
  typedIds: string[]
  /** Their places on the waiting list. */
  waitingIds: string[]
}

/** The caller checks access: a member of the organisation, or a person who proved the address. */
export async function findSubject(
  ctx: Pick<Ctx, 'db'>,
  { organisationId, email }: Pick<ContactSubject, 'organisationId' | 'email'>,
): Promise<ContactSubject> {
  const [contact, bookings, typed] = await Promise.all([
    ctx.db
      .selectFrom('contacts')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('proven_email', '=', email)
      .executeTakeFirst(),
    ctx.db
      .selectFrom('bookings')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('email', '=', email)
      .where('source', '=', 'real')
      .orderBy('id')
      .execute(),
    selectUnproved(ctx, organisationId).where(sql<string>`lower(contacts.email)`, '=', email).execute(),
  ])
  const conversationIds = await listOwnConversations(ctx, { organisationId, email, contactId: contact?.id })
  const own = new Set(conversationIds)
  const typedIds = typed.map(({ id }) => id).filter((id) => !own.has(id))
  const waiting = await ctx.db
    .selectFrom('waiting_entries')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where((row) =>
      row.or([row('email', '=', email), row('conversation_id', 'in', ['', ...conversationIds, ...typedIds])]),
    )
    .execute()
  return {
    organisationId,
    email,
    contactId: contact?.id,
    bookingIds: bookings.map(({ id }) => id),
    conversationIds,
    typedIds,
    waitingIds: waiting.map(({ id }) => id),
  }
}

type Owner = Pick<ContactSubject, 'organisationId' | 'email' | 'contactId'>

async function listOwnConversations(ctx: Pick<Ctx, 'db'>, { organisationId, email, contactId }: Owner) {
  const proved = ctx.db
    .selectFrom('conversations')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('contact_id', '=', contactId ?? '')
    .where('source', '=', 'real')
  const booked = selectUnproved(ctx, organisationId).where('conversations.id', 'in', (row) =>
    row
      .selectFrom('bookings')
      .select((column) => column.ref('conversation_id').$notNull().as('conversation_id'))
      .where('bookings.organisation_id', '=', organisationId)
      .where('bookings.email', '=', email)
      .where('conversation_id', 'is not', null),
  )
  const ids = [...(await proved.execute()), ...(await booked.execute())].map(({ id }) => id)
  return ids.toSorted()
}

/** Conversations without a proved address. One with another proved address belongs to somebody else. */
function selectUnproved({ db }: Pick<Ctx, 'db'>, organisationId: string) {
  return db
    .selectFrom('conversations')
    .innerJoin('contacts', 'contacts.id', 'conversations.contact_id')
    .select(['conversations.id', 'contact_id'])
    .where('conversations.organisation_id', '=', organisationId)
    .where('conversations.source', '=', 'real')
    .where('proven_email', 'is', null)
}

export const isHeld = ({ contactId, bookingIds, conversationIds, typedIds, waitingIds }: ContactSubject): boolean =>
  contactId !== undefined || [bookingIds, conversationIds, typedIds, waitingIds].some((ids) => ids.length > 0)
