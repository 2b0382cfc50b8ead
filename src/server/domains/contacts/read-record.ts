import type { ContactBooking, ContactConversation, ContactRecord } from '#contracts/receptionist/contacts.ts'
import { bilingualName } from '#contracts/receptionist/diary.ts'
import { addInIreland } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { getRetention } from './retention.ts'
import type { ContactSubject } from './subject.ts'

/** A person's data as shown to them, newest first. */
export async function readRecord(ctx: Ctx, subject: ContactSubject): Promise<ContactRecord> {
  const { organisationId, email } = subject
  const retention = await getRetention(ctx, organisationId)
  const [conversations, bookings, contact, booking] = await Promise.all([
    readConversations(ctx, subject.conversationIds, retention.conversations),
    readBookings(ctx, subject.bookingIds, retention.bookings),
    ctx.db
      .selectFrom('contacts')
      .select(['name', 'phone'])
      .where('id', '=', subject.contactId ?? '')
      .executeTakeFirst(),
    ctx.db
      .selectFrom('bookings')
      .select(['name', 'phone'])
      .where('id', 'in', ['', ...subject.bookingIds])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    email,
    name: contact?.name ?? booking?.name ?? null,
    phone: contact?.phone ?? booking?.phone ?? null,
    conversations,
    bookings,
    typed: subject.typedIds.length,
  }
}

async function readConversations(ctx: Ctx, ids: string[], months: number): Promise<ContactConversation[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('conversations')
    .select(['id', 'channel', 'outcome', 'created_at', 'last_message_at'])
    .select(({ selectFrom }) =>
      selectFrom('messages')
        .select('text')
        .whereRef('conversation_id', '=', 'conversations.id')
        .where('sender', '=', 'contact')
        .orderBy('sequence')
        .limit(1)
        .as('first_words'),
    )
    .where('id', 'in', ids)
    .orderBy('last_message_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, channel, outcome, first_words, created_at, last_message_at }) => ({
    id,
    channel,
    outcome,
    firstWords: first_words ?? '',
    startedAt: created_at,
    lastMessageAt: last_message_at,
    deletedOn: addInIreland(last_message_at, { months }),
  }))
}

async function readBookings(ctx: Ctx, ids: string[], months: number): Promise<ContactBooking[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('bookings')
    .select(['id', 'service_name', 'diary_name', 'starts_at', 'ends_at', 'status'])
    .where('id', 'in', ids)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    serviceName: bilingualName.parse(JSON.parse(row.service_name)),
    diaryName: row.diary_name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status,
    isComing: row.status === 'booked' && row.starts_at > ctx.now().toISOString(),
    deletedOn: addInIreland(row.ends_at, { months }),
  }))
}
