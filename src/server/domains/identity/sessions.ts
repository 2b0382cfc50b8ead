import { sql } from 'kysely'
import type { CurrentUser, UserRole } from '#contracts/session.ts'
import type { SecuritySettings } from '#contracts/settings.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Member, Tx } from '../../context.ts'
import type { SessionsTable, UsersTable } from '../../database/account-tables.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { getPortal, listMemberships } from '../organisations/index.ts'
import { getSecuritySettings, getSettings } from '../settings/index.ts'
import { addKnownDevice } from './known-devices.ts'
import { createToken, hashToken } from './one-time-tokens.ts'
import { DAY, HOUR } from './rules.ts'
import { actAs, buildMember, type PlacedUser, placeUser, presentUser } from './users.ts'

const TOUCH_INTERVAL_MS = 5 * 60_000

/** The token for the browser's cookie, and the user. */
export type SignedIn = {
  token: string
  expiresAt: string
  cookie: SessionsTable['cookie']
  /** The cookie by which the account will know this browser. See known-devices.ts. */
  knownDevices: string
  user: CurrentUser
  organisationId: string
}

/** Starts a session under a new token, in the caller's transaction. */
async function createSession(
  tx: Tx,
  user: PlacedUser,
  session: Pick<SessionsTable, 'device' | 'cookie'>,
): Promise<SignedIn> {
  const token = createToken()
  const now = tx.now()
  const { latest, idle } = await calculateExpiry(tx, user.role, now)
  await tx.db
    .insertInto('sessions')
    .values({
      id: hashToken(token),
      user_id: user.id,
      organisation_id: user.organisation_id,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: idle,
      ...session,
    })
    .execute()
  const knownDevices = addKnownDevice(tx.client?.knownDevices(), user, now)
  const { organisation_id: organisationId } = user
  return { token, expiresAt: latest, cookie: session.cookie, knownDevices, user: presentUser(user), organisationId }
}

/**
 * When a session ends at the latest, and when it ends unused. `expires_at` holds the second, and every use moves it, so
 * no other code has to know the shorter limit of administrators.
 */
async function calculateExpiry(ctx: Ctx, role: UserRole, startedAt: Date): Promise<{ latest: string; idle: string }> {
  const { sessionDays, adminIdleHours } = await getSecuritySettings(ctx)
  const latest = new Date(startedAt.getTime() + sessionDays * DAY).toISOString()
  if (role !== 'ADMIN') return { latest, idle: latest }
  const idle = new Date(ctx.now().getTime() + adminIdleHours * HOUR).toISOString()
  return { latest, idle: [idle, latest].toSorted()[0] ?? latest }
}

/** Signs a person in, in the caller's transaction, and ends the earlier session of this browser. */
export async function beginSession(
  tx: Tx,
  user: PlacedUser,
  session: Pick<SessionsTable, 'device' | 'cookie'>,
): Promise<SignedIn> {
  if (tx.actor.kind === 'member') await tx.db.deleteFrom('sessions').where('id', '=', tx.actor.sessionId).execute()
  const last_login_at = tx.now().toISOString()
  const { id, user_type } = user
  await tx.db.updateTable('users').set({ last_login_at, user_type }).where('id', '=', id).execute()
  await storeLastSeen(tx, user, last_login_at)
  const signedIn = await createSession(tx, { ...user, last_login_at }, session)
  await recordAudit(actAs(tx, user), 'session.started', { kind: 'user', id: user.id })
  return signedIn
}

/** Ends all sessions of the actor and continues this one under a new token. */
export async function renewSession(tx: Tx, account: UsersTable): Promise<SignedIn> {
  const { sessionId, organisationId, organisationRole, userType } = requireMember(tx)
  const place = { organisation_id: organisationId, organisation_role: organisationRole, user_type: userType }
  const user = { ...account, ...place }
  const ended = await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .returning(['id', 'device', 'cookie'])
    .execute()
  const current = ended.find((session) => session.id === sessionId)
  // The session was ended elsewhere at this moment and must not come back.
  if (current === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
  return createSession(tx, user, { device: current.device, cookie: current.cookie })
}

/** Continues the actor's session in another of their organisations, or with another role, under a new token. */
export async function enterOrganisation(tx: Tx, user: UsersTable, organisationId: string): Promise<SignedIn> {
  const { sessionId } = requireMember(tx)
  const membership = (await listMemberships(tx, user)).find((own) => own.organisationId === organisationId)
  const current = await tx.db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .returning(['device', 'cookie'])
    .executeTakeFirst()
  if (current === undefined || membership === undefined) {
    throw new AppError('unauthenticated', 'You are not signed in.')
  }
  const placed = placeUser(user, membership)
  await tx.db.updateTable('users').set({ user_type: placed.user_type }).where('id', '=', user.id).execute()
  await storeLastSeen(tx, placed, tx.now().toISOString())
  return createSession(tx, placed, current)
}

/** Finds the owner of a token with one query. Undefined when the session has ended or the account is disabled. */
export async function findSession(ctx: Ctx, token: string): Promise<{ member: Member; user: CurrentUser } | undefined> {
  const now = ctx.now()
  const [row] = await findLive(ctx, { id: hashToken(token), now: now.toISOString() })
  if (row === undefined) return undefined
  if (now.getTime() - Date.parse(row.last_used_at) > TOUCH_INTERVAL_MS) await touchSession(ctx, row)
  const user = { ...row, user_type: getPortal(row, row) }
  const member = buildMember(user, row.session_id)
  if (row.has_others) member.otherWorkplaces = { current: row.organisation }
  return { member, user: presentUser(user) }
}

const findLive = keptQuery((db, { id, now }: { id: string; now: string }) =>
  // SQLite plans a join again for every parameter, which takes longer than the rest. The materialized step finds the
  // session by its key, and the join has no parameters.
  db
    .with(
      (step) => step('live').materialized(),
      (query) =>
        query
          .selectFrom('sessions')
          .select(['id as session_id', 'user_id', 'organisation_id', 'last_used_at', 'created_at as started_at'])
          .where('id', '=', id)
          .where('expires_at', '>', now),
    )
    .selectFrom('live')
    .innerJoin('users', 'users.id', 'live.user_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'live.user_id')
        .onRef('memberships.organisation_id', '=', 'live.organisation_id'),
    )
    .innerJoin('organisations', 'organisations.id', 'live.organisation_id')
    .select(['session_id', 'last_used_at', 'started_at', 'live.organisation_id', 'organisations.kind', 'business_type'])
    .select(['users.id', 'first_name', 'last_name', 'users.email', 'user_type', 'users.role', 'last_login_at'])
    .select('single_keys_off_at')
    .select(['memberships.role as organisation_role', 'organisations.name as organisation'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as others')
          .select('others.id')
          .whereRef('others.user_id', '=', 'live.user_id')
          .whereRef('others.organisation_id', '!=', 'live.organisation_id'),
      ).as('has_others'),
    )
    .where('users.disabled_at', 'is', null),
)

type UsedSession = { session_id: string; started_at: string; id: string; organisation_id: string; role: UserRole }

async function touchSession(ctx: Ctx, used: UsedSession): Promise<void> {
  const { session_id, started_at, role } = used
  const last_used_at = ctx.now().toISOString()
  try {
    const later = role === 'ADMIN' ? { expires_at: (await calculateExpiry(ctx, role, new Date(started_at))).idle } : {}
    await ctx.db
      .updateTable('sessions')
      .set({ last_used_at, ...later })
      .where('id', '=', session_id)
      .execute()
    await storeLastSeen(ctx, used, last_used_at)
  } catch (error) {
    // Requests still work when nothing can be written, for example on a full disk.
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'last use of a session could not be stored')
  }
}

async function storeLastSeen(
  ctx: Ctx,
  user: { id: string; organisation_id: string },
  last_seen_at: string,
): Promise<void> {
  await ctx.db
    .updateTable('memberships')
    .set({ last_seen_at })
    .where('user_id', '=', user.id)
    .where('organisation_id', '=', user.organisation_id)
    .execute()
}

/** Applies the new limits to current sessions, in the caller's transaction. */
export async function shortenSessions(tx: Tx, { sessionDays, adminIdleHours }: SecuritySettings): Promise<void> {
  const latest = addHours(tx, 'created_at', sessionDays * 24)
  await tx.db.updateTable('sessions').set({ expires_at: latest }).where('expires_at', '>', latest).execute()
  const idle = addHours(tx, 'last_used_at', adminIdleHours)
  await tx.db
    .updateTable('sessions')
    .set({ expires_at: idle })
    .where('expires_at', '>', idle)
    .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('role', '=', 'ADMIN'))
    .execute()
}

function addHours(tx: Tx, column: 'created_at' | 'last_used_at', hours: number) {
  return tx.config.databaseUrl === undefined
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${`+${hours} hours`})`
    : sql<string>`${sql.ref(column)} + cast(${hours} as integer) * interval '1 hour'`
}

/** Deletes sessions after their retention period, and links and challenges a day after their end. */
export async function deleteExpiredSessions(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const now = ctx.now()
  const { endedSessionDays } = await getSettings(ctx, 'retention')
  const kept = new Date(now.getTime() - endedSessionDays * DAY).toISOString()
  await ctx.db.deleteFrom('sessions').where('expires_at', '<=', kept).execute()
  const dayAgo = new Date(now.getTime() - DAY).toISOString()
  await ctx.db.deleteFrom('one_time_tokens').where('expires_at', '<=', dayAgo).execute()
}
