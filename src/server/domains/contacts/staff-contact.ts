import { id } from '#contracts/primitives.ts'
import type { AlsoOf, StaffContact } from '#contracts/receptionist/contacts.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readRecord } from './read-record.ts'
import { type ContactSubject, findSubject } from './subject.ts'

const NEAREST = 5

const contactNotFoundError = () => new AppError('not_found', 'There is no such contact.')

/** The person of a contact of the actor's organisation who has proved an address. Throws `not_found`. */
export async function getStaffSubject(ctx: Ctx, contactId: string) {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  requirePermission(ctx, 'bookings.read')
  if (!id('cnt').safeParse(contactId).success) throw contactNotFoundError()
  const row = await ctx.db
    .selectFrom('contacts')
    .select(['proven_email', 'created_at'])
    .where('id', '=', contactId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row?.proven_email == null) throw contactNotFoundError()
  return { provedAt: row.created_at, subject: await findSubject(ctx, { organisationId, email: row.proven_email }) }
}

/** Everything of one person, for staff. Throws `not_found`. */
export async function getContact(ctx: Ctx, contactId: string): Promise<StaffContact> {
  const { subject, provedAt } = await getStaffSubject(ctx, contactId)
  return { ...(await readRecord(ctx, subject)), id: contactId, provedAt }
}

/** Lists what else the person of a conversation did, newest first. Null without a proved address. */
export async function findAlsoOfConversation(ctx: Ctx, conversationId: string): Promise<AlsoOf | null> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const row = await ctx.db
    .selectFrom('conversations')
    .innerJoin('contacts', 'contacts.id', 'conversations.contact_id')
    .select(['proven_email'])
    .select(({ selectFrom }) =>
      selectFrom('bookings')
        .select('email')
        .whereRef('bookings.conversation_id', '=', 'conversations.id')
        .where('email', 'is not', null)
        .orderBy('bookings.id')
        .limit(1)
        .as('booked_for'),
    )
    .where('conversations.id', '=', conversationId)
    .where('conversations.organisation_id', '=', organisationId)
    .executeTakeFirst()
  return findAlso(ctx, { organisationId, email: row?.proven_email ?? row?.booked_for ?? null }, conversationId)
}

/** The same beside a booking. */
export async function findAlsoOfBooking(ctx: Ctx, bookingId: string): Promise<AlsoOf | null> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const row = await ctx.db
    .selectFrom('bookings')
    .select('email')
    .where('id', '=', bookingId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return findAlso(ctx, { organisationId, email: row?.email ?? null }, bookingId)
}

type Person = Pick<ContactSubject, 'organisationId'> & { email: string | null }

async function findAlso(ctx: Ctx, { organisationId, email }: Person, shownId: string): Promise<AlsoOf | null> {
  if (email === null) return null
  const subject = await findSubject(ctx, { organisationId, email })
  if (subject.contactId === undefined) return null
  const { conversations, bookings } = await readRecord(ctx, subject)
  const isOther = ({ id: otherId }: { id: string }) => otherId !== shownId
  return {
    contactId: subject.contactId,
    conversations: conversations.filter(isOther).slice(0, NEAREST),
    bookings: bookings.filter(isOther).slice(0, NEAREST),
  }
}
