import { bookingPerson } from '#contracts/receptionist/bookings.ts'
import type { DiaryConfiguration, Language } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { startOfIrishDay } from '../../../calendar/irish-day.ts'
import type { Tx } from '../../../context.ts'
import { newId } from '../../../ids.ts'
import { notifyStaff } from '../../../live/desk-topic.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { keepFirstConfiguration } from '../configuration.ts'
import { listBookableWindow } from '../slots.ts'
import { mailWaitingNews } from './mail-waiting-news.ts'
import { NOTHING_OFFERED, readOfferMinutes, type WaitingRow } from './waiting-rows.ts'

/** Limits that keep one person from filling another organisation's list. */
const [MAX_ENTRIES_PER_DAY, MAX_ENTRIES_PER_CONVERSATION] = [20, 3]

type WaitingRequest = {
  organisationId: string
  configuration: DiaryConfiguration
  conversationId: string
  serviceId: string
  /** An Irish day. */
  day: string
  name: string
  email?: string | undefined
  phone?: string | undefined
  language: Language
  /** Idempotency key. The same key joins once. */
  key: string
}

/**
 * Adds a person to the waiting list of a day and mails them a link. `full`: the day or the conversation has too many
 * entries. `not offered`: callers cannot book this service or this day. Throws `invalid_input`.
 */
export async function joinWaitingList(tx: Tx, request: WaitingRequest): Promise<'joined' | 'full' | 'not offered'> {
  const { organisationId, configuration, conversationId, serviceId, day, key } = request
  const { name, email, phone, language } = parseInput(bookingPerson, request)
  const service = configuration.services.find(({ id }) => id === serviceId)
  if (service?.booksAlone !== true || !isBookable(tx, service, day)) return 'not offered'
  await keepFirstConfiguration(tx, { organisationId, configuration })
  await lockOrganisation(tx, organisationId)
  const others = await listOpen(tx, organisationId)
  const isSame = (row: WaitingRow) =>
    row.day === day &&
    row.service_id === serviceId &&
    (row.conversation_id === conversationId || (email !== null && row.email === email))
  const requestKey = `${conversationId}:${key}`
  if (others.some((row) => row.request_key === requestKey || isSame(row))) return 'joined'
  const ofConversation = others.filter((row) => row.conversation_id === conversationId)
  if (ofConversation.length >= MAX_ENTRIES_PER_CONVERSATION) return 'full'
  if (others.filter((row) => row.day === day).length >= MAX_ENTRIES_PER_DAY) return 'full'
  const entry: WaitingRow = {
    ...NOTHING_OFFERED,
    id: newId('wai'),
    organisation_id: organisationId,
    conversation_id: conversationId,
    request_key: requestKey,
    service_id: serviceId,
    service_name: JSON.stringify(service.name),
    day,
    name,
    email,
    phone,
    language,
    passed: '[]',
    created_at: tx.now().toISOString(),
  }
  await tx.db.insertInto('waiting_entries').values(entry).execute()
  await mailWaitingNews(tx, entry, { offer: null, minutes: await readOfferMinutes(tx, organisationId) })
  await recordAudit(tx, 'waiting.joined', { kind: 'waiting_entry', id: entry.id }, { organisationId })
  notifyStaff(tx, organisationId)
  return 'joined'
}

function isBookable(tx: Tx, service: DiaryConfiguration['services'][number], day: string): boolean {
  const { to } = listBookableWindow(service, tx.now())
  return day >= irishDay(tx.now()) && Date.parse(startOfIrishDay(day)) < to
}

function listOpen(tx: Tx, organisationId: string): Promise<WaitingRow[]> {
  return tx.db
    .selectFrom('waiting_entries')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', irishDay(tx.now()))
    .where('state', 'in', ['waiting', 'offered'])
    .execute()
}
