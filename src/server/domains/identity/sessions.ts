import { sql } from 'kysely'
import type { CurrentUser } from '#contracts/session.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Member } from '../../context.ts'
import type { SessionsTable, UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { getSecuritySettings, getSettings } from '../settings/index.ts'
import { hashToken, newToken } from './one-time-tokens.ts'
import { DAY } from './rules.ts'
import { actingAs, memberOf, presentUser } from './users.ts'

const TOUCH_EVERY_MS = 5 * 60_000

/** What a browser gets: the token for its cookie, and who is signed in. */
export type SignedIn = {
  token: string
  expiresAt: string
  cookie: SessionsTable['cookie']
  user: CurrentUser
}

/** Starts a session under a new token, in the caller's transaction. */
export async function createSession(
  tx: Ctx,
  user: UsersTable,
  session: Pick<SessionsTable, 'device' | 'cookie'>,
): Promise<SignedIn> {
  const token = newToken()
  const now = tx.now()
  const { sessionDays } = await getSecuritySettings(tx)
  const expiresAt = new Date(now.getTime() + sessionDays * DAY).toISOString()
  await tx.db
    .insertInto('sessions')
    .values({
      id: hashToken(token),
      user_id: user.id,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: expiresAt,
      ...session,
    })
    .execute()
  return { token, expiresAt, cookie: session.cookie, user: presentUser(user) }
}

/** Signs a person in, in the caller's transaction. What this browser was signed in as before has ended. */
export async function beginSession(
  tx: Ctx,
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
export async function renewSession(tx: Ctx, user: UsersTable): Promise<SignedIn> {
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
  if (now.getTime() - Date.parse(row.last_used_at) > TOUCH_EVERY_MS) await touch(ctx, row.session_id)
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
          .select(['id as session_id', 'user_id', 'last_used_at'])
          .where('id', '=', 'token')
          .where('expires_at', '>', 'now'),
    )
    .selectFrom('live')
    .innerJoin('users', 'users.id', 'live.user_id')
    .select(['session_id', 'last_used_at'])
    .select(['users.id', 'first_name', 'last_name', 'email', 'user_type', 'role', 'last_login_at', 'organisation_id'])
    .where('users.disabled_at', 'is', null)
    .compile()
}

async function touch(ctx: Ctx, sessionId: string): Promise<void> {
  const last_used_at = ctx.now().toISOString()
  try {
    await ctx.db.updateTable('sessions').set({ last_used_at }).where('id', '=', sessionId).execute()
  } catch (error) {
    // Reading goes on where nothing can be written, e.g. on a full disk.
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'last use of a session could not be stored')
  }
}

/** In the caller's transaction: no session lasts longer than this from its sign-in on, those that run already too. */
export async function shortenSessions(tx: Ctx, days: number): Promise<void> {
  const end =
    tx.config.databaseUrl === undefined
      ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ${`+${days} days`})`
      : sql<string>`created_at + cast(${days} as integer) * interval '1 day'`
  await tx.db.updateTable('sessions').set({ expires_at: end }).where('expires_at', '>', end).execute()
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
