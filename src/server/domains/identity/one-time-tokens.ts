import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx, Tx } from '../../context.ts'
import type { OneTimeTokenKind } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { TOKEN_LIFETIMES_MS } from './rules.ts'

/** Creates 256 random bits for a cookie or a link. The database stores only the hash. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

type NewToken = {
  kind: OneTimeTokenKind
  userId: string | null
  email: string
  /** Who invites to a membership. */
  organisationId?: string
  data?: Record<string, unknown>
}

/** Stores a new token and returns it. Voids an earlier token of the same person and kind. */
export async function issueToken(
  tx: Tx,
  { kind, userId, email, organisationId, data = {} }: NewToken,
): Promise<string> {
  const token = createToken()
  const now = tx.now()
  await tx.db
    .insertInto('one_time_tokens')
    .values({
      id: hashToken(token),
      kind,
      user_id: userId,
      email,
      organisation_id: organisationId ?? null,
      data: JSON.stringify(data),
      expires_at: new Date(now.getTime() + TOKEN_LIFETIMES_MS[kind]).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .where('used_at', 'is', null)
        // Literals, because the planner uses a partial index only for its exact condition.
        .where(sql<boolean>`kind in ('password_reset', 'email_change')`)
        .doUpdateSet((row) => ({
          id: row.ref('excluded.id'),
          email: row.ref('excluded.email'),
          data: row.ref('excluded.data'),
          expires_at: row.ref('excluded.expires_at'),
          created_at: row.ref('excluded.created_at'),
        })),
    )
    .execute()
  return token
}

/** The row of a valid token, without using it. */
export async function findToken(ctx: Ctx, kind: OneTimeTokenKind, token: string) {
  return ctx.db
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('id', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now().toISOString())
    .executeTakeFirst()
}

/** Uses a token. Of several requests at once one gets the row, the others `undefined`. */
export async function spendToken(tx: Tx, kind: OneTimeTokenKind, token: string) {
  const now = tx.now().toISOString()
  return tx.db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('id', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Returns the same error for used, expired, replaced, altered and invented links. */
export function invalidLinkError(message = 'This link is no longer valid. Please ask for a new one.'): AppError {
  return new AppError('link_invalid', message)
}

/** Voids all links and challenges of a person, after a new password or address. */
export async function voidUserTokens(tx: Tx, userId: string): Promise<void> {
  await tx.db.deleteFrom('one_time_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}
