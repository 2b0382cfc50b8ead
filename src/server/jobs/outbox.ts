import { type ExpressionBuilder, sql } from 'kysely'
import type { Deps } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { StoredMail, TemplateName } from '../mail/send.ts'
import { MAIL_TEMPLATES } from '../mail/templates/index.ts'

/** A mail refused so often (some four minutes) lets later ones to the same recipient pass. */
const GIVES_WAY_AFTER = 8

// As text in the statement, not as a parameter: only so the engines may use the index of what is queued.
const QUEUED = sql.lit<'queued'>('queued')

export type ClaimedMail = StoredMail & { leaseId: string; attempts: number }

type Store = Pick<Deps, 'db' | 'now' | 'config'>

/**
 * Takes up to `limit` mails that are due, in one statement: of several processes only one gets each. Of each recipient
 * only the oldest mail is taken, so that mails arrive in the order in which they were written. Mails of templates that
 * only a newer version of the program knows are left to it.
 */
export async function claimMails(store: Store, limit: number, leaseMs: number): Promise<ClaimedMail[]> {
  const leaseId = newId('lease')
  const rows = await store.db
    .with('due', (db) => {
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where((row) => isDue(row, store.now().toISOString()))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
      return store.config.databaseUrl === undefined ? due : due.forUpdate().skipLocked()
    })
    .updateTable('outbox')
    .set((row) => ({
      lease_id: leaseId,
      leased_until: new Date(store.now().getTime() + leaseMs).toISOString(),
      // Counted before the attempt: a mail that kills the process must not do so for ever.
      attempts: row('attempts', '+', 1),
    }))
    .where('id', 'in', (db) => db.selectFrom('due').select('due.id'))
    .returning(['id', 'template', 'recipient', 'reply_to', 'thread', 'props', 'attempts', 'created_at'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    template: row.template as TemplateName,
    to: row.recipient,
    replyTo: row.reply_to,
    thread: row.thread?.split(' ') ?? [],
    props: row.props,
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
    leaseId,
  }))
}

function isDue(row: ExpressionBuilder<Database, 'outbox'>, now: string) {
  const known = Object.keys(MAIL_TEMPLATES)
  const oldestOfEach = row
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('status', '=', QUEUED)
    .where('template', 'in', known)
    .where('attempts', '<', GIVES_WAY_AFTER)
    .groupBy('recipient')
  return row.and([
    row('status', '=', QUEUED),
    row('template', 'in', known),
    row('next_attempt_at', '<=', now),
    row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]),
    row.or([row('attempts', '>=', GIVES_WAY_AFTER), row('id', 'in', oldestOfEach)]),
  ])
}

/**
 * These four return false when the lease was lost: then the mail is another worker's and is left alone. What a mail said
 * goes with it: links that still work are in nobody's mailbox but the recipient's.
 */
export function markSent(store: Store, mail: ClaimedMail): Promise<boolean> {
  return settle(store, mail, { status: 'sent', sent_at: store.now().toISOString(), last_error: null, props: '{}' })
}

export function retryLater(store: Store, mail: ClaimedMail, waitMs: number, code: string): Promise<boolean> {
  const next = new Date(store.now().getTime() + waitMs).toISOString()
  return settle(store, mail, { next_attempt_at: next, last_error: code })
}

export function giveUp(store: Store, mail: ClaimedMail, code: string): Promise<boolean> {
  return settle(store, mail, { status: 'dead', last_error: code })
}

/** Gives a mail back as if it had not been tried, behind those that have waited longer. */
export function release(store: Store, mail: ClaimedMail, code?: string): Promise<boolean> {
  return settle(store, mail, {
    attempts: mail.attempts - 1,
    next_attempt_at: store.now().toISOString(),
    ...(code !== undefined && { last_error: code }),
  })
}

type Outcome = {
  status?: 'sent' | 'dead'
  sent_at?: string
  props?: string
  attempts?: number
  next_attempt_at?: string
  last_error?: string | null
}

async function settle(store: Store, mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('outbox')
    .set({ ...outcome, lease_id: null, leased_until: null })
    .where('id', '=', mail.id)
    .where('lease_id', '=', mail.leaseId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
