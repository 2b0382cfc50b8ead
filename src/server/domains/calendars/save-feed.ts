import { feedChange, feedForm } from '#contracts/receptionist/calendars.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { sealSecret } from '../../secrets/seal-secret.ts'
import { recordAudit } from '../audit/index.ts'
import { createToken, hashToken } from '../identity/index.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { findFeed } from './feed-rows.ts'
import { requireDiary } from './save-calendar.ts'

/** Creates the feed address of a diary, or changes what the feed shows. Throws `not_found`. */
export async function saveFeed(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { diaryId, detail } = parseInput(feedForm, input)
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await requireDiary(tx, organisationId, diaryId)
    const known = await findFeed(tx, organisationId, diaryId)
    const id = known?.id ?? newId('fed')
    if (known === undefined) {
      const row = { id, organisation_id: organisationId, diary_id: diaryId, detail, created_at: tx.now().toISOString() }
      await tx.db
        .insertInto('calendar_feeds')
        .values({ ...row, ...createSecret(tx, id) })
        .execute()
    } else await tx.db.updateTable('calendar_feeds').set({ detail }).where('id', '=', id).execute()
    await recordAudit(tx, 'calendar_feed.saved', { kind: 'calendar_feed', id }, { organisationId, diaryId })
  })
}

/** Gives a diary a new feed address. The old one stops working immediately. Throws `not_found`. */
export async function renewFeed(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { diaryId } = parseInput(feedChange, input)
  await inTransaction(ctx, async (tx) => {
    const { id } = await getFeed(tx, organisationId, diaryId)
    await tx.db
      .updateTable('calendar_feeds')
      .set({ ...createSecret(tx, id), created_at: tx.now().toISOString() })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, 'calendar_feed.renewed', { kind: 'calendar_feed', id }, { organisationId, diaryId })
  })
}

/** Removes the feed of a diary. Throws `not_found`. */
export async function removeFeed(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { diaryId } = parseInput(feedChange, input)
  await inTransaction(ctx, async (tx) => {
    const { id } = await getFeed(tx, organisationId, diaryId)
    await tx.db.deleteFrom('calendar_feeds').where('id', '=', id).execute()
    await recordAudit(tx, 'calendar_feed.removed', { kind: 'calendar_feed', id }, { organisationId, diaryId })
  })
}

async function getFeed(tx: Tx, organisationId: string, diaryId: string) {
  await lockOrganisation(tx, organisationId)
  const feed = await findFeed(tx, organisationId, diaryId)
  if (feed === undefined) throw new AppError('not_found', 'This diary has no address for other calendars.')
  return feed
}

/** Requests find the feed by the hash. The token itself is encrypted, to show the address again. */
function createSecret(tx: Tx, id: string): { token: string; token_hash: string } {
  const token = createToken()
  return { token: sealSecret(tx, token, { column: 'calendar_feeds.token', id }), token_hash: hashToken(token) }
}
