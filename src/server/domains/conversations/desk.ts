import { sql } from 'kysely'
import type { ListPage } from '#contracts/lists.ts'
import { type DeskConversation, type DeskFilters, deskAddress } from '#contracts/receptionist/desk.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import type { Place } from '../../lists/place.ts'
import { readPage } from '../../lists/read-page.ts'
import { buildTermCondition } from '../../search/term-condition.ts'
import { type DeskRow, getLiveSince, presentConversations, readRows, selectConversations } from './desk-row.ts'
import { countWaiting, NEEDS_PERSON } from './needs-person.ts'
import { requireReader } from './staff-access.ts'

const PAGE_SIZE = 50
/** More than staff can follow at once. */
const MAX_CURRENT = 100

const BY_LAST_MESSAGE = {
  by: 'last_message_at',
  of: (row: DeskRow) => row.last_message_at,
  id: 'conversations.id',
  direction: 'desc',
  kind: 'instant',
} as const

/** Selects the organisation's conversations with at least one message of a contact. */
function selectOwn(ctx: Ctx) {
  return selectConversations(ctx)
    .where('conversations.organisation_id', '=', requireReader(ctx).organisationId)
    .where('asked_at', 'is not', null)
}

type Conversations = ReturnType<typeof selectOwn>

/** Lists one page of the conversations that the address filters, newest first. */
export async function listConversations(ctx: Ctx, input: unknown): Promise<ListPage<DeskConversation>> {
  requireReader(ctx)
  const { after, before, q, ...filters } = deskAddress.parse(input)
  const found = await buildTermCondition(ctx, 'conversation', 'conversations.id', q)
  const shown = filtered(ctx, selectOwn(ctx), filters)
  return readConversations(ctx, found === undefined ? shown : shown.where(found), { after, before })
}

type Filters = Omit<DeskFilters, 'q'>

function filtered(ctx: Ctx, conversations: Conversations, { show, language, day }: Filters): Conversations {
  const shown = withState(ctx, conversations, show)
  const spoken = language === undefined ? shown : shown.where(isWrittenIn(language))
  if (day === undefined) return spoken
  const [from, to] = [startOfIrishDay(day), startOfIrishDay(addToDay(day, { days: 1 }))]
  return spoken.where('last_message_at', '>=', from).where('last_message_at', '<', to)
}

const isWrittenIn = (language: Language) => sql<boolean>`exists (select 1 from messages
  where conversation_id = conversations.id and sender = 'contact' and language = ${language})`

function withState(ctx: Ctx, conversations: Conversations, show: DeskFilters['show']): Conversations {
  if (show === 'waiting') return conversations.where(NEEDS_PERSON)
  if (show === 'live') return whereLive(ctx, conversations)
  return show === 'missed' ? whereMissed(ctx, conversations) : conversations
}

const whereLive = (ctx: Ctx, conversations: Conversations) =>
  conversations.where('closed_at', 'is', null).where('last_message_at', '>', getLiveSince(ctx))

/** Closed without an answer. */
const whereMissed = (ctx: Ctx, conversations: Conversations) =>
  conversations
    .where('outcome', '=', 'not answered')
    .where((row) => row.or([row('closed_at', 'is not', null), row('last_message_at', '<=', getLiveSince(ctx))]))

/** Live, handled by a person, or waiting for one. */
const isCurrent = (ctx: Ctx) =>
  sql<boolean>`(closed_at is null and (handler = 'person' or last_message_at > ${getLiveSince(ctx)} or ${NEEDS_PERSON}))`

/** Lists the current conversations, newest first. */
export async function listCurrentConversations(ctx: Ctx): Promise<DeskConversation[]> {
  const current = selectOwn(ctx).where(isCurrent(ctx)).orderBy('last_message_at', 'desc').limit(MAX_CURRENT)
  return presentConversations(ctx, await readRows(current))
}

/** Lists one page of all other conversations, newest first. */
export async function listEarlierConversations(ctx: Ctx, input: unknown): Promise<ListPage<DeskConversation>> {
  requireReader(ctx)
  const { after, before } = deskAddress.parse(input)
  return readConversations(ctx, selectOwn(ctx).where(sql<boolean>`not ${isCurrent(ctx)}`), { after, before })
}

async function readConversations(ctx: Ctx, matching: Conversations, place: Place): Promise<ListPage<DeskConversation>> {
  const { items, ...page } = await readPage(ctx, {
    matching,
    order: BY_LAST_MESSAGE,
    place,
    size: PAGE_SIZE,
    read: readRows,
  })
  return { items: await presentConversations(ctx, items), ...page }
}

/** Counts the conversations of each filter, up to the counting limit of lists. */
export async function countConversations(ctx: Ctx): Promise<{ waiting: number; live: number }> {
  requireReader(ctx)
  const [waiting, live] = await Promise.all([
    countWaiting(ctx),
    whereLive(ctx, selectOwn(ctx))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { waiting, live: Number(live.count) }
}
