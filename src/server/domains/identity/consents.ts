import { changeConsentInput } from '#contracts/account-settings.ts'
import { LEGAL_TEXT_VERSION } from '#contracts/registration-options.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ConsentKind, ConsentsTable } from '../../database/account-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'

/** Adds one line for each kind, in the caller's transaction: the answer, the version of the text and the place. */
export async function recordConsents(
  tx: Tx,
  userId: string,
  consents: { kinds: ConsentKind[]; state: ConsentsTable['state']; source: string },
): Promise<void> {
  const at = tx.now().toISOString()
  const rows = consents.kinds.map((kind) => ({
    id: newId('con'),
    user_id: userId,
    kind,
    state: consents.state,
    text_version: LEGAL_TEXT_VERSION,
    source: consents.source,
    at,
  }))
  await tx.db.insertInto('consents').values(rows).execute()
}

export type Consent = Pick<ConsentsTable, 'kind' | 'state' | 'source' | 'at'> & { textVersion: string }

/** All consents of the actor, newest first. The first line of each kind is the current one. */
export async function listConsents(ctx: Ctx): Promise<Consent[]> {
  const rows = await ctx.db
    .selectFrom('consents')
    .select(['kind', 'state', 'text_version', 'source', 'at'])
    .where('user_id', '=', requireMember(ctx).userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ text_version: textVersion, ...row }) => ({ ...row, textVersion }))
}

export async function changeConsent(ctx: Ctx, input: unknown): Promise<Consent[]> {
  const { userId } = requireMember(ctx)
  const { kind, state } = parseInput(changeConsentInput, input)
  return inTransaction(ctx, async (tx) => {
    await recordConsents(tx, userId, { kinds: [kind], state, source: 'account' })
    await recordAudit(tx, 'consent.changed', { kind: 'user', id: userId }, { kind, state })
    return listConsents(tx)
  })
}
