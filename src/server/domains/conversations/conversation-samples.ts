import type { Insertable } from 'kysely'
import { DISCLOSURE_VERSION } from '#content/receptionist/disclosure.ts'
import { listSampleConversations, type SampleConversation, type SampleExchange } from '#content/receptionist/samples.ts'
import type { Booking } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TalkBooking } from '#contracts/receptionist/talk.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { fromIrishClock, toIrishClock } from '#contracts/words/irish-clock.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import type {
  ContactsTable,
  ConversationsTable,
  MessagesTable,
  TurnsTable,
} from '../../database/receptionist-tables.ts'
import { newId } from '../../ids.ts'
import { addTerms, deleteTerms } from '../../search/terms.ts'
import { addBookingSamples, linkBookingSample } from '../bookings/index.ts'
import { createToken, hashToken } from '../identity/index.ts'
import { createReceptionist, findOrganisationReceptionist, type Receptionist } from '../receptionists/index.ts'
import { createTermsSubject } from './messages.ts'
import { listOpeningTexts } from './open-conversation.ts'

type Rows = {
  contacts: Insertable<ContactsTable>[]
  conversations: Insertable<ConversationsTable>[]
  messages: Insertable<MessagesTable>[]
  turns: Insertable<TurnsTable>[]
}

/** Adds sample conversations, and the sample bookings of one of them. They are closed and excluded from all counts. */
export async function addConversationSamples(tx: Tx, organisationId: string): Promise<void> {
  const receptionist = await requireReceptionist(tx, organisationId)
  const bookings = await addBookingSamples(tx, { organisationId, configuration: receptionist.configuration.diary })
  const [language = 'en'] = receptionist.configuration.languages
  const booking = bookings.find(({ startsAt }) => startsAt > tx.now().toISOString())
  const samples = listSampleConversations(
    language,
    booking && {
      ...booking,
      phone: booking.phone ?? '',
      service: booking.serviceName[language],
      local: toLocal(booking),
    },
  )
  const rows: Rows = { contacts: [], conversations: [], messages: [], turns: [] }
  for (const sample of samples) addRows(rows, tx, sample, { receptionist, booking })
  await tx.db.insertInto('contacts').values(rows.contacts).execute()
  await tx.db.insertInto('conversations').values(rows.conversations).execute()
  await tx.db.insertInto('messages').values(rows.messages).execute()
  await tx.db.insertInto('turns').values(rows.turns).execute()
  const making = samples.findIndex(({ exchanges }) => exchanges.some(({ isBooked }) => isBooked))
  if (booking !== undefined) await linkBookingSample(tx, booking.id, rows.conversations[making]?.id)
  for (const [index, { id }] of rows.conversations.entries()) {
    const texts = samples[index]?.exchanges.map(({ asked }) => asked) ?? []
    await addTerms(tx, createTermsSubject({ organisationId, conversationId: id }), [
      samples[index]?.contact.name ?? null,
      ...texts,
    ])
  }
}

async function requireReceptionist(tx: Tx, organisationId: string): Promise<Receptionist> {
  const known = await findOrganisationReceptionist(tx, organisationId)
  if (known !== undefined) return known
  await createReceptionist(tx, organisationId)
  const created = await findOrganisationReceptionist(tx, organisationId)
  if (created === undefined) throw new Error('a receptionist was not created')
  return created
}

const toLocal = ({ startsAt }: Booking) => toIrishClock(startsAt).toISOString().slice(0, 16)

type SampleContext = { receptionist: Receptionist; booking: Booking | undefined }

const REPLY_MS = 2_000
const NEXT_MS = 40_000

function addRows(rows: Rows, tx: Tx, sample: SampleConversation, { receptionist, booking }: SampleContext): void {
  const { organisationId } = receptionist
  const { daysAgo, time, language, contact, exchanges } = sample
  const day = addToDay(irishDay(tx.now()), { days: -daysAgo })
  const begins = fromIrishClock(new Date(`${day}T${time}:00Z`)).getTime()
  const place = { id: newId('cvn'), organisationId, language }
  const contactId = newId('cnt')
  for (const spoken of listOpeningTexts(receptionist.configuration, language))
    addMessage(rows, place, begins, { sender: 'receptionist', ...spoken })
  for (const [index, exchange] of exchanges.entries()) {
    addExchange(rows, place, { ...exchange, at: begins + (index + 1) * NEXT_MS, booking })
  }
  const begun = new Date(begins).toISOString()
  const ended = rows.messages.at(-1)?.created_at ?? begun
  rows.contacts.push({ id: contactId, organisation_id: organisationId, ...contact, created_at: begun })
  rows.conversations.push({
    id: place.id,
    organisation_id: organisationId,
    contact_id: contactId,
    channel: 'web-chat',
    // A hash without a known token, so that nobody can write in a sample.
    token_hash: hashToken(createToken()),
    language,
    outcome: exchanges.at(-1)?.outcome ?? null,
    version: receptionist.version,
    disclosure: DISCLOSURE_VERSION,
    state: '{}',
    asked_at: begun,
    last_message_at: ended,
    closed_at: ended,
    source: 'sample',
    created_at: begun,
  })
}

type Place = { id: string; organisationId: string; language: Language }
type Message = Insertable<MessagesTable>

/** Adds a message with the next number of its conversation. Returns its row. */
function addMessage(
  { messages }: Rows,
  { id, organisationId, language }: Place,
  at: number,
  message: Pick<Message, 'sender' | 'text'> & Partial<Message>,
): Message {
  const row: Message = {
    id: newId('cmsg'),
    organisation_id: organisationId,
    conversation_id: id,
    sequence: messages.filter(({ conversation_id }) => conversation_id === id).length + 1,
    language,
    entries: '[]',
    outcome: null,
    booking: null,
    created_at: new Date(at).toISOString(),
    ...message,
  }
  messages.push(row)
  return row
}

type Exchange = SampleExchange & { at: number; booking: Booking | undefined }

function addExchange(
  rows: Rows,
  place: Place,
  { asked, steps, replied, outcome, isBooked, at, booking }: Exchange,
): void {
  const shown = isBooked && booking ? JSON.stringify(presentBooking(booking, place.language)) : null
  const question = addMessage(rows, place, at, { sender: 'contact', text: asked })
  const reply = addMessage(rows, place, at + REPLY_MS, {
    sender: 'receptionist',
    text: replied,
    outcome: outcome ?? null,
    booking: shown,
  })
  rows.turns.push({
    id: newId('turn'),
    organisation_id: place.organisationId,
    conversation_id: place.id,
    message_id: question.id,
    sequence: question.sequence,
    answerer: 'rules',
    result: 'replied',
    reply_id: reply.id,
    steps: JSON.stringify(steps),
    created_at: question.created_at,
    done_at: reply.created_at,
  })
}

function presentBooking({ id, serviceId, serviceName, startsAt, endsAt }: Booking, language: Language): TalkBooking {
  return { id, serviceId, service: serviceName[language], startsAt, endsAt, state: 'booked' }
}

/** Deletes the sample conversations with their contacts. They contain no member's work. */
export async function clearConversationSamples(tx: Tx, organisationId: string): Promise<void> {
  const rows = await tx.db
    .selectFrom('conversations')
    .select(['id', 'contact_id'])
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await deleteTerms(tx, 'conversation', ids)
  await tx.db.deleteFrom('conversations').where('id', 'in', ids).execute()
  await tx.db
    .deleteFrom('contacts')
    .where(
      'id',
      'in',
      rows.map(({ contact_id }) => contact_id),
    )
    .execute()
}
