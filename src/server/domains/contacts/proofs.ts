import { normaliseEmail } from '#contracts/primitives.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { hashToken } from '../identity/index.ts'
import { keepContact } from './keep-contact.ts'

type Conversation = { organisationId: string; conversationId: string }

/**
 * Returns the address that a code proved in a conversation, if any. The conversation may change the bookings of that
 * address.
 */
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
 * address. Two addresses are never joined, see docs/decisions/0026-contacts.md.
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
  // Another person's name and number do not belong to the second person.
  const said = own.proven_email === null ? { name: own.name, phone: own.phone } : {}
  const contactId = await keepContact(tx, { organisationId, email: normaliseEmail(given), ...said })
  await tx.db.updateTable('conversations').set({ contact_id: contactId }).where('id', '=', conversationId).execute()
  if (own.proven_email === null) await deleteUnusedContacts(tx, [own.id])
}

/** Deletes the given contacts if no data of them is left. */
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

/** A link that was mailed to the address of its booking proves the mailbox. Other links prove nothing. */
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
    // The booking was erased in the meantime.
    await deleteUnusedContacts(tx, [contactId])
  })
}
