import { timingSafeEqual } from 'node:crypto'
import { id } from '#contracts/primitives.ts'
import type { Contact, Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { AppError } from '../../errors.ts'
import { hashToken } from '../identity/index.ts'
import { findOrganisationAt } from '../receptionists/index.ts'

export type ContactCtx = Ctx & { actor: Contact }

const findConversation = keptQuery((db, values: { id: string; organisationId: string }) =>
  db
    .selectFrom('conversations')
    .select(['contact_id', 'token_hash'])
    .where('id', '=', values.id)
    .where('organisation_id', '=', values.organisationId),
)

type Claim = { slug: string; conversationId: string; token: string | undefined }

/**
 * Returns the ctx of the contact with the token of a conversation. Throws `unauthenticated` without a token. Throws the
 * same `not_found` for an unknown conversation, one of another organisation, and another conversation's token.
 */
export async function identifyContact(ctx: Ctx, { slug, conversationId, token }: Claim): Promise<ContactCtx> {
  const organisationId = await findOrganisationAt(ctx, slug)
  if (token === undefined) {
    throw new AppError('unauthenticated', 'Please send the token of the conversation (Authorization: Bearer).')
  }
  const isPossible = id('cvn').safeParse(conversationId).success
  const [row] = isPossible ? await findConversation(ctx, { id: conversationId, organisationId }) : []
  if (row === undefined || !isSameText(row.token_hash, hashToken(token))) throw conversationNotFoundError()
  return { ...ctx, actor: { kind: 'contact', organisationId, contactId: row.contact_id, conversationId } }
}

/** Throws `not_found` when the conversation was deleted after the contact was identified. */
export async function requireConversation({ db, actor }: ContactCtx): Promise<void> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', actor.conversationId)
    .executeTakeFirst()
  if (row === undefined) throw conversationNotFoundError()
}

function isSameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

export function conversationNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such conversation.')
}
