import { normaliseEmail } from '#contracts/primitives.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { hashToken } from '../identity/index.ts'
import { keepContact } from './keep-contact.ts'

type Conversation = { organisationId: string; conversationId: string }

/** The address that was proved in a conversation by a code, if any. Whoever writes there may change its bookings. */
export async function findProvenEmail({ db }: Pick<Ctx, 'db'>, conversationId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('contacts', 'contacts.id', 'conversations.contact_id')
    .select('proven_email')
    .where('conversations.id', '=', conversationId)
    .executeTakeFirst()
  return row?.proven_email ?? undefined
}

/**
 * Gives a conversation to the contact whose address was proved in it. After a second proof it belongs to the second
 * address: two addresses are never joined, see docs/decisions/0026-contacts.md.
 */
export async function noteProvenEmail(tx: Tx, conversation: Conversation, given: string): Promise<void> {
  const { organisationId, conversationId } = conversation
  const own = await tx.db
    .selectFrom('contacts')
    .innerJoin('conversations', 'conversations.contact_id', 'contacts.id')
    .select(['contacts.id', 'contacts.name', 'contacts.phone', 'proven_email'])
    .where('conversations.id', '=', conversationId)
    .where('conversations.organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (own === undefined) return
  // What somebody else said about themselves is not the second person's.
  const said = own.proven_email === null ? { name: own.name, phone: own.phone } : {}
  const contactId = await keepContact(tx, { organisationId, email: normaliseEmail(given), ...said })
  await tx.db.updateTable('conversations').set({ contact_id: contactId }).where('id', '=', conversationId).execute()
  if (own.proven_email === null) await deleteUnusedContacts(tx, [own.id])
}

/** Deletes those contacts of whom nothing is kept any more. */
export async function deleteUnusedContacts(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .deleteFrom('contacts')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('conversations').select('id').whereRef('contact_id', '=', 'contacts.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('id')
            .whereRef('bookings.organisation_id', '=', 'contacts.organisation_id')
            .whereRef('bookings.email', '=', 'contacts.proven_email'),
        ),
      ),
    )
    .execute()
}

/** Whoever opens a link that was mailed to the address of its booking has that mailbox. Other links prove nothing. */
export async function noteOpenedLink(ctx: Ctx, token: string): Promise<void> {
  const booking = await ctx.db
    .selectFrom('booking_links')
    .innerJoin('bookings', 'bookings.id', 'booking_links.booking_id')
    .leftJoin('contacts', (join) =>
      join
        .onRef('contacts.organisation_id', '=', 'bookings.organisation_id')
        .onRef('contacts.proven_email', '=', 'bookings.email'),
    )
    .select(['bookings.organisation_id', 'bookings.email', 'bookings.name', 'bookings.phone', 'contacts.id as known'])
    .where('token_hash', '=', hashToken(token))
    .where('mailed_at', 'is not', null)
    .executeTakeFirst()
  const { email = null, known = null } = booking ?? {}
  if (booking === undefined || email === null || known !== null) return
  const { organisation_id: organisationId, name, phone } = booking
  await inTransaction({ ...ctx, actor: { kind: 'visitor' } }, async (tx) => {
    const contactId = await keepContact(tx, { organisationId, email, name, phone })
    // The booking was erased meanwhile.
    await deleteUnusedContacts(tx, [contactId])
  })
}
