import type { ListPage } from '#contracts/lists.ts'
import { membersQuery } from '#contracts/members.ts'
import type { OrganisationRole } from '#contracts/permissions.ts'
import type { Ctx, Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Order } from '../../lists/place.ts'
import { readPage } from '../../lists/read-page.ts'
import { parseInput } from '../../parse.ts'
import { buildTermCondition } from '../../search/term-condition.ts'
import { OFFER_MS } from './offer-lifetime.ts'
import { requireCustomerPermission } from './require-members.ts'

const PAGE_SIZE = 25

export type MemberInList = {
  id: string
  userId: string
  name: string
  email: string
  role: OrganisationRole
  /** Instants. Null before the first visit. */
  joinedAt: string
  lastSeenAt: string | null
  hasTwoFactor: boolean
  isDisabled: boolean
  isSelf: boolean
  /** True while an offer of ownership to this person is open. */
  isOfferedOwnership: boolean
}

const BY_NAME: Order<MemberRow> = {
  by: 'users.sort_name',
  of: (row) => row.sort_name,
  id: 'memberships.id',
  direction: 'asc',
}

/** Lists one page of the actor's organisation's people, by name. */
export async function listMembers(ctx: Ctx, input: unknown): Promise<ListPage<MemberInList>> {
  const { organisationId } = requireCustomerPermission(ctx, 'people.read')
  const query = parseInput(membersQuery, input)
  const isMatching = await buildTermCondition(ctx, 'user', 'memberships.user_id', query.q)
  const all = selectMembers(ctx, organisationId)
  const { items, ...page } = await readPage(ctx, {
    matching: isMatching === undefined ? all : all.where(isMatching),
    order: BY_NAME,
    place: query,
    size: PAGE_SIZE,
    read: (rows) => rows.select(COLUMNS).execute(),
  })
  return { items: items.map((row) => presentMember(ctx, row)), ...page }
}

/** Returns a person of the actor's organisation. Throws `not_found`, also for people of others. */
export async function getMember(ctx: Ctx, id: string): Promise<MemberInList> {
  requireCustomerPermission(ctx, 'people.read')
  return presentMember(ctx, await getMemberRow(ctx, id))
}

const COLUMNS = [
  'memberships.id',
  'user_id',
  'memberships.role',
  'joined_at',
  'last_seen_at',
  'ownership_offered_at',
  'first_name',
  'last_name',
  'users.email',
  'sort_name',
  'two_factor_enabled_at',
  'disabled_at',
] as const

export type MemberRow = Awaited<ReturnType<typeof getMemberRow>>

export async function getMemberRow(ctx: Ctx | Tx, id: string) {
  const { organisationId } = requireCustomerPermission(ctx, 'people.read')
  const row = await selectMembers(ctx, organisationId)
    .select(COLUMNS)
    .where('memberships.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such person in your organisation.')
  return row
}

export function selectMembers(ctx: Pick<Ctx, 'db'>, organisationId: string) {
  return ctx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.organisation_id', '=', organisationId)
}

function presentMember(ctx: Ctx, row: MemberRow): MemberInList {
  const isSelf = ctx.actor.kind === 'member' && ctx.actor.userId === row.user_id
  return {
    id: row.id,
    userId: row.user_id,
    name: `${row.first_name} ${row.last_name}`.trim() || row.email,
    email: row.email,
    role: row.role,
    joinedAt: row.joined_at,
    lastSeenAt: row.last_seen_at,
    hasTwoFactor: row.two_factor_enabled_at !== null,
    isDisabled: row.disabled_at !== null,
    isSelf,
    isOfferedOwnership: isOpenOffer(row.ownership_offered_at, ctx.now()),
  }
}

export function isOpenOffer(offeredAt: string | null, now: Date): boolean {
  return offeredAt !== null && Date.parse(offeredAt) + OFFER_MS > now.getTime()
}
