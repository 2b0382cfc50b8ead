import { sql } from 'kysely'
import { z } from 'zod'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { wakeWorker } from '../../mail/wake.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'

// As text in the statement: only so the engines may use the indexes of what is queued and of what is dead.
const QUEUED = sql.lit<'queued'>('queued')
const DEAD = sql.lit<'dead'>('dead')
const MOST_SHOWN = 50

export type DeadMail = {
  id: string
  template: string
  recipient: string
  attempts: number
  lastError: string | null
  createdAt: string
}

export type MailQueue = { queued: number; oldestQueuedAt: string | null; dead: number; deadMails: DeadMail[] }

/** What waits, and what was given up, newest first. */
export async function getMailQueue(ctx: Ctx): Promise<MailQueue> {
  await requireAdministrator(ctx)
  const waiting = await ctx.db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number | string>().as('mails'), fn.min('created_at').as('oldest')])
    .where('status', '=', QUEUED)
    .executeTakeFirstOrThrow()
  const dead = await ctx.db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('mails'))
    .where('status', '=', DEAD)
    .executeTakeFirstOrThrow()
  const rows = await ctx.db
    .selectFrom('outbox')
    .select(['id', 'template', 'recipient', 'attempts', 'last_error', 'created_at'])
    .where('status', '=', DEAD)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return {
    queued: Number(waiting.mails),
    oldestQueuedAt: waiting.oldest,
    dead: Number(dead.mails),
    deadMails: rows.map(({ last_error, created_at, ...row }) => ({
      ...row,
      lastError: last_error,
      createdAt: created_at,
    })),
  }
}

const retryInput = z.object({ id: z.string().max(100).optional() })

/** Puts a mail that was given up, or all of them, back into the queue as if new. Throws `not_found`. */
export async function retryDeadMails(ctx: Ctx, input: unknown): Promise<{ retried: number }> {
  await requireAdministrator(ctx)
  const { id } = parseInput(retryInput, input)
  const retried = await inTransaction(ctx, async (tx) => {
    const now = tx.now().toISOString()
    const rows = await tx.db
      .updateTable('outbox')
      // Its age counts from now: a mail that has waited for too long would be given up again at once.
      .set({ status: 'queued', attempts: 0, next_attempt_at: now, created_at: now, last_error: null })
      .where('status', '=', DEAD)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .returning('id')
      .execute()
    if (id !== undefined && rows.length === 0) throw new AppError('not_found', 'This mail is no longer waiting here.')
    for (const row of rows) await recordAudit(tx, 'mail.retried', { kind: 'mail', id: row.id })
    return rows.length
  })
  wakeWorker()
  return { retried }
}
