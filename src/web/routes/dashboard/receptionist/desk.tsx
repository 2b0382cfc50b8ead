import { Outlet } from 'react-router'
import { DISCLOSURE } from '#content/receptionist/disclosure.ts'
import { deskAddress } from '#contracts/receptionist/desk.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireMember } from '#server/access.ts'
import { searchBookings } from '#server/domains/bookings/index.ts'
import {
  countConversations,
  listConversations,
  listCurrentConversations,
  listEarlierConversations,
} from '#server/domains/conversations/index.ts'
import { getOwnReceptionist } from '#server/domains/receptionists/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DeskScreen, type DeskScreenProps } from '#web/features/receptionist/desk/desk-screen.tsx'
import { groupConversations } from '#web/features/receptionist/desk/group-conversations.ts'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/desk.ts'
import { receptionistPath } from './receptionist-path.ts'

/** The list for the filters of the address. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Omit<DeskScreenProps, 'children'>> {
  const ctx = requestCtx(context)
  const { userId } = requireMember(ctx)
  const address = readSearchParams(request)
  const { after, before, ...filters } = deskAddress.parse(address)
  const isFiltered = Object.values(filters).some(Boolean)
  const isFirst = after === undefined && before === undefined
  const [counts, page, current, bookings, { configuration }] = await Promise.all([
    countConversations(ctx),
    isFiltered ? listConversations(ctx, address) : listEarlierConversations(ctx, address),
    isFiltered || !isFirst ? [] : listCurrentConversations(ctx),
    isFirst ? searchBookings(ctx, filters.q) : [],
    getOwnReceptionist(ctx),
  ])
  const { items, ...pages } = page
  const [first = 'en'] = configuration.languages
  return {
    base: receptionistPath(ctx),
    readerId: userId,
    groups: groupConversations({ current, others: items }, { readerId: userId, today: irishDay(ctx.now()) }),
    bookings,
    // The current conversations are on the first page, before those that are counted.
    page: { ...pages, total: pages.total === undefined ? undefined : pages.total + current.length },
    counts,
    filters,
    firstWords: DISCLOSURE[first](configuration.name[first]),
    firstLanguage: first,
  }
}

/** The list beside every conversation, in both customer portals. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskScreen {...loaderData}>
      <Outlet />
    </DeskScreen>
  )
}
