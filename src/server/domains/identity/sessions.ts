import { sql } from 'kysely'
import type { CurrentUser, UserRole } from '#contracts/session.ts'
import type { SecuritySettings } from '#contracts/settings.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Member, Tx } from '../../context.ts'
import type { SessionsTable, UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { getSecuritySettings, getSettings } from '../settings/index.ts'
import { addKnownDevice } from './known-devices.ts'
import { hashToken, newToken } from './one-time-tokens.ts'
import { DAY, HOUR } from './rules.ts'
import { actingAs, memberOf, presentUser } from './users.ts'

const TOUCH_EVERY_MS = 5 * 60_000

/** What a browser gets: the token for its cookie, and who is signed in. */
export type SignedIn = {
  token: string
  expiresAt: string
  cookie: SessionsTable['cookie']
  /** By which the account will know this browser again; see known-devices.ts. */
  knownDevices: string
  user: CurrentUser
}

/** Starts a session under a new token, in the caller's transaction. */
export async function createSession(
  tx: Tx,
  user: UsersTable,
  session: Pick<SessionsTable, 'device' | 'cookie'>,
): Promise<SignedIn> {
  const token = newToken()
  const now = tx.now()
  const { whole, idle } = await endsOf(tx, user.role, now)
  await tx.db
    .insertInto('sessions')
    .values({
      id: hashToken(token),
      user_id: user.id,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: idle,
      ...session,
    })
    .execute()
  const knownDevices = addKnownDevice(tx.client?.knownDevices(), user, now)
  return { token, expiresAt: whole, cookie: session.cookie, knownDevices, user: presentUser(user) }
}

/**
 * When a session that began then ends, at the latest and if it is not used again from now on. `expires_at` holds the
 * second, and every use moves it, so nothing else has to know that administrators are signed out earlier.
 */
async function endsOf(ctx: Ctx, role: UserRole, startedAt: Date): Promise<{ whole: string; idle: string }> {
  const { sessionDays, adminIdleHours } = await getSecuritySettings(ctx)
  const whole = new Date(startedAt.getTime() + sessionDays * DAY).toISOString()
  if (role !== 'ADMIN') return { whole, idle: whole }
  const idle = new Date(ctx.now().getTime() + adminIdleHours * HOUR).toISOString()
  return { whole, idle: [idle, whole].toSorted()[0] ?? whole }
}

/** Signs a person in, in the caller's transaction. What this browser was signed in as before has ended. */
export async function beginSession(
  tx: Tx,
  user: UsersTable,
  session: Pick<SessionsTable, 'device' | 'cookie'>,
): Promise<SignedIn> {
  if (tx.actor.kind === 'member') await tx.db.deleteFrom('sessions').where('id', '=', tx.actor.sessionId).execute()
  const last_login_at = tx.now().toISOString()
  await tx.db.updateTable('users').set({ last_login_at }).where('id', '=', user.id).execute()
  const signedIn = await createSession(tx, { ...user, last_login_at }, session)
  await recordAudit(actingAs(tx, user), 'session.started', { kind: 'user', id: user.id })
  return signedIn
}

/** Ends every session of the actor, this one too, and goes on under a new token. */
export async function renewSession(tx: Tx, user: UsersTable): Promise<SignedIn> {
  const { sessionId } = requireMember(tx)
  const ended = await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .returning(['id', 'device', 'cookie'])
    .execute()
  const current = ended.find((session) => session.id === sessionId)
  // Ended elsewhere in this very moment: then it must not come back.
  if (current === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
  return createSession(tx, user, { device: current.device, cookie: current.cookie })
}

/** Who holds this token: one query. Undefined when the session is over or the account disabled. */
export async function findSession(ctx: Ctx, token: string): Promise<{ member: Member; user: CurrentUser } | undefined> {
  const now = ctx.now()
  const query: SessionQuery = { ...sessionQuery(ctx.db), parameters: [hashToken(token), now.toISOString()] }
  const [row] = (await ctx.db.executeQuery(query)).rows
  if (row === undefined) return undefined
  if (now.getTime() - Date.parse(row.last_used_at) > TOUCH_EVERY_MS) await touch(ctx, row)
  return { member: memberOf(row, row.session_id), user: presentUser(row) }
}

type SessionQuery = ReturnType<typeof compileSessionQuery>
const sessionQueries = new WeakMap<Ctx['db'], SessionQuery>()

/** Asked with every request of somebody who is signed in, so it is compiled once. */
function sessionQuery(db: Ctx['db']): SessionQuery {
  const known = sessionQueries.get(db)
  if (known !== undefined) return known
  const query = compileSessionQuery(db)
  sessionQueries.set(db, query)
  return query
}

function compileSessionQuery(db: Ctx['db']) {
  // SQLite plans a join anew for every value it is given, which takes longer than the rest. In a step of its own the
  // session is found by its key, and what joins has no values left.
  return db
    .with(
      (step) => step('live').materialized(),
      (query) =>
        query
          .selectFrom('sessions')
          .select(['id as session_id', 'user_id', 'last_used_at', 'created_at as started_at'])
          .where('id', '=', 'token')
          .where('expires_at', '>', 'now'),
    )
    .selectFrom('live')
    .innerJoin('users', 'users.id', 'live.user_id')
    .select(['session_id', 'last_used_at', 'started_at'])
    .select(['users.id', 'first_name', 'last_name', 'email', 'user_type', 'role', 'last_login_at', 'organisation_id'])
    .where('users.disabled_at', 'is', null)
    .compile()
}

type Used = { session_id: string; started_at: string; role: UserRole }

async function touch(ctx: Ctx, { session_id, started_at, role }: Used): Promise<void> {
  const last_used_at = ctx.now().toISOString()
  try {
    const later = role === 'ADMIN' ? { expires_at: (await endsOf(ctx, role, new Date(started_at))).idle } : {}
    await ctx.db
      .updateTable('sessions')
      .set({ last_used_at, ...later })
      .where('id', '=', session_id)
      .execute()
  } catch (error) {
    // Reading goes on where nothing can be written, e.g. on a full disk.
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'last use of a session could not be stored')
  }
}

/** In the caller's transaction: no session lasts longer than the settings say, those that run already too. */
export async function shortenSessions(tx: Tx, { sessionDays, adminIdleHours }: SecuritySettings): Promise<void> {
  const whole = hoursAfter(tx, 'created_at', sessionDays * 24)
  await tx.db.updateTable('sessions').set({ expires_at: whole }).where('expires_at', '>', whole).execute()
  const idle = hoursAfter(tx, 'last_used_at', adminIdleHours)
  await tx.db
    .updateTable('sessions')
    .set({ expires_at: idle })
    .where('expires_at', '>', idle)
    .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('role', '=', 'ADMIN'))
    .execute()
}

function hoursAfter(tx: Tx, column: 'created_at' | 'last_used_at', hours: number) {
  return tx.config.databaseUrl === undefined
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${`+${hours} hours`})`
    : sql<string>`${sql.ref(column)} + cast(${hours} as integer) * interval '1 hour'`
}

/** Removes what is over: sessions once their time of keeping is, and links and challenges a day after their end. */
export async function sweepSessions(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const now = ctx.now()
  const { endedSessionDays } = await getSettings(ctx, 'retention')
  const kept = new Date(now.getTime() - endedSessionDays * DAY).toISOString()
  await ctx.db.deleteFrom('sessions').where('expires_at', '<=', kept).execute()
  const dayAgo = new Date(now.getTime() - DAY).toISOString()
  await ctx.db.deleteFrom('one_time_tokens').where('expires_at', '<=', dayAgo).execute()
}
