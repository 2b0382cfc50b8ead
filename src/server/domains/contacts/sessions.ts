import type { Ctx, Tx } from '../../context.ts'
import { createToken, hashToken } from '../identity/index.ts'

const MINUTES = 30

/** Gives a person who proved an address access to their data for half an hour. Only the token's hash is stored. */
export async function createContactSession(tx: Tx, organisationId: string, contactId: string): Promise<string> {
  const token = createToken()
  await tx.db
    .insertInto('contact_sessions')
    .values({
      token_hash: hashToken(token),
      organisation_id: organisationId,
      contact_id: contactId,
      expires_at: new Date(tx.now().getTime() + MINUTES * 60_000).toISOString(),
    })
    .execute()
  return token
}

/** The address that the holder of a token has proved to this organisation; undefined for any other token, and afterwards. */
export async function findContactSession(ctx: Ctx, organisationId: string, token: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('contact_sessions')
    .innerJoin('contacts', 'contacts.id', 'contact_sessions.contact_id')
    .select('proven_email')
    .where('token_hash', '=', hashToken(token))
    .where('contact_sessions.organisation_id', '=', organisationId)
    .where('expires_at', '>', ctx.now().toISOString())
    .executeTakeFirst()
  return row?.proven_email ?? undefined
}

export async function endContactSession(ctx: Pick<Ctx, 'db'>, token: string): Promise<void> {
  await ctx.db.deleteFrom('contact_sessions').where('token_hash', '=', hashToken(token)).execute()
}
