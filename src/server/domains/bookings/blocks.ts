import { blockByHand, blockRemoval, type DiaryBlock, type StaffBlock } from '#contracts/receptionist/diary-screen.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { notifyStaff } from '../../live/desk-topic.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { loadUserNames } from '../identity/index.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { type BlockRow, listCellsOfBlock } from './block-rows.ts'
import { fillCells, releaseCells } from './cells.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { fillFreedCells } from './fill-freed-cells.ts'

/**
 * Blocks time of a diary. Existing bookings stay until staff move or cancel them. Their time is blocked then. A caller
 * who holds such a time is offered another one. Returns the number of bookings that stay.
 */
export async function blockTime(ctx: Ctx, input: unknown): Promise<{ id: string; bookingsInside: number }> {
  const { organisationId, userId } = requirePermission(ctx, 'bookings.change')
  const { diaryId, startsAt, endsAt, reason, key } = parseInput(blockByHand, input)
  return inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    if (Date.parse(endsAt) <= tx.now().getTime()) throw pastError()
    const row: BlockRow = {
      id: newId('blk'),
      organisation_id: organisationId,
      diary_id: diaryId,
      diary_name: await getDiaryName(tx, organisationId, diaryId),
      starts_at: startsAt,
      ends_at: endsAt,
      reason,
      user_id: userId,
      request_key: `${userId}:${key}`,
      created_at: tx.now().toISOString(),
    }
    const known = await findKnown(tx, row)
    if (known === undefined) {
      await tx.db.insertInto('diary_blocks').values(row).execute()
      await fillCells(tx, listCellsOfBlock(row), row.id)
      await recordAudit(tx, 'diary.blocked', { kind: 'diary_block', id: row.id }, { organisationId, diaryId })
      notifyStaff(tx, organisationId)
    }
    return { id: known ?? row.id, bookingsInside: await countBookingsIn(tx, row) }
  })
}

/** Frees blocked time. Throws `not_found`. */
export async function unblockTime(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'bookings.change')
  const { blockId } = parseInput(blockRemoval, input)
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const row = await getBlockRow(tx, organisationId, blockId)
    await releaseCells(tx, [row.id])
    await tx.db.deleteFrom('diary_blocks').where('id', '=', row.id).execute()
    // Other blocks or calendars at this time take the freed cells.
    await fillFreedCells(tx, listCellsOfBlock(row))
    await recordAudit(tx, 'diary.unblocked', { kind: 'diary_block', id: row.id }, { organisationId })
    notifyStaff(tx, organisationId)
  })
}

/** Returns one block. Throws `not_found`. */
export async function getBlock(ctx: Ctx, blockId: string): Promise<StaffBlock> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const row = await getBlockRow(ctx, organisationId, blockId)
  const names = await loadUserNames(ctx, [row.user_id])
  return {
    ...presentBlock(row),
    diaryId: row.diary_id,
    diaryName: row.diary_name,
    author: names.get(row.user_id ?? '') ?? null,
    createdAt: row.created_at,
  }
}

export function presentBlock({ id, starts_at, ends_at, reason }: BlockRow): DiaryBlock {
  return { id, from: starts_at, to: ends_at, reason }
}

async function findKnown(tx: Tx, { organisation_id, request_key }: BlockRow): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('diary_blocks')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('request_key', '=', request_key)
    .executeTakeFirst()
  return row?.id
}

async function getBlockRow(ctx: Ctx, organisationId: string, blockId: string): Promise<BlockRow> {
  const row = await ctx.db
    .selectFrom('diary_blocks')
    .selectAll()
    .where('id', '=', blockId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such blocked time.')
  return row
}

async function getDiaryName(tx: Tx, organisationId: string, diaryId: string): Promise<string> {
  const configuration = await findDiaryConfiguration(tx, organisationId)
  const diary = configuration?.diaries.find(({ id }) => id === diaryId)
  if (diary === undefined) throw new AppError('not_found', 'There is no such diary.')
  return diary.name
}

async function countBookingsIn(tx: Tx, { organisation_id, diary_id, starts_at, ends_at }: BlockRow): Promise<number> {
  const { count } = await tx.db
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisation_id)
    .where('diary_id', '=', diary_id)
    .where('status', '=', 'booked')
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function pastError(): AppError {
  const message = 'This time has passed'
  return new AppError('invalid_input', message, { fieldErrors: { endsAt: message } })
}
