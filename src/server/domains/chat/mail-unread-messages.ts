import { sql } from 'kysely'
import { PERMISSIONS } from '#contracts/permissions.ts'
import type { Ctx, Tx } from '../../context.ts'
import { BATCH_SIZE, forEachDue } from '../../for-each-due.ts'
import { href } from '../../links.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { PRESENCE_MS } from './presence.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A reader with the page open has read a message by then. */
const UNREAD_AFTER_MS = 10 * MINUTE
/** Older messages were mailed before. */
const MAX_AGE_DAYS = 2

type Digest = {
  /** The ids of the person and the conversation. */
  id: string
  user_id: string
  thread_id: string
  organisation_id: string
  email: string
  first_name: string
  role: 'USER' | 'ADMIN'
  title: string
  organisation_name: string
  up_to: number
  messages: number
}

/**
 * Mails people what they missed while they were away, one mail for each conversation. The next mail follows after they
 * read the conversation or after a day. Only the process that sets the mark sends the mail.
 */
export async function mailUnreadMessages(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, findDigests, async (tx, digest) => {
    if (!(await claimDigest(tx, digest))) return false
    await mailDigest(tx, digest)
    return true
  })
}

async function mailDigest(tx: Tx, digest: Digest): Promise<void> {
  const isAdviser = digest.role === 'ADMIN'
  await enqueueMail(tx, {
    template: 'chat-unread',
    to: digest.email,
    props: {
      firstName: digest.first_name,
      title: digest.title,
      messages: digest.messages,
      from: isAdviser ? digest.organisation_name : null,
      path: isAdviser
        ? href('/dashboard/admin/governance/:threadId', { threadId: digest.thread_id })
        : href('/dashboard/government/governance-platform/:threadId', { threadId: digest.thread_id }),
    },
  })
}

async function claimDigest(tx: Tx, { user_id, thread_id, organisation_id, up_to }: Digest): Promise<boolean> {
  const now = tx.now()
  const mailed = { mailed_sequence: up_to, mailed_at: now.toISOString() }
  const claimed = await tx.db
    .insertInto('chat_read_marks')
    .values({ user_id, thread_id, organisation_id, read_sequence: 0, ...mailed })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'thread_id'])
        .doUpdateSet(mailed)
        .where('chat_read_marks.read_sequence', '<', up_to)
        .where((mark) =>
          mark.or([
            mark('chat_read_marks.mailed_sequence', '<=', mark.ref('chat_read_marks.read_sequence')),
            mark('chat_read_marks.mailed_at', '<', new Date(now.getTime() - DAY).toISOString()),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** People without an open page who have had unread messages of the other side for a while. */
async function findDigests(ctx: Ctx, after: Digest | undefined): Promise<Digest[]> {
  const getInstantBefore = (ms: number) => new Date(ctx.now().getTime() - ms).toISOString()
  const since = getInstantBefore(MAX_AGE_DAYS * DAY)
  const rows = await ctx.db
    .selectFrom('chat_threads as t')
    .innerJoin('organisations as o', 'o.id', 't.organisation_id')
    .innerJoin('chat_messages as m', 'm.thread_id', 't.id')
    .innerJoin('users as u', (join) => join.on(IS_ADDRESSEE))
    .leftJoin('chat_read_marks as k', (join) => join.onRef('k.user_id', '=', 'u.id').onRef('k.thread_id', '=', 't.id'))
    .leftJoin('chat_presence as p', 'p.user_id', 'u.id')
    .select(['u.id as user_id', 't.id as thread_id', 't.organisation_id', 'u.email', 'u.first_name', 'u.role'])
    .select(['t.title', 'o.name as organisation_name'])
    .select([sql<number>`max(m.sequence)`.as('up_to'), sql<number>`count(*)`.as('messages')])
    .where('t.last_message_at', '>=', since)
    .where('m.created_at', '>=', since)
    .where('m.kind', '=', 'message')
    .where('m.sequence', '>', sql<number>`coalesce(k.read_sequence, 0)`)
    .where('m.created_at', '>=', sql<string>`u.created_at`)
    .where('u.disabled_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(u.id, t.id) > (${after?.user_id}, ${after?.thread_id})`),
    )
    .where((row) => row.or([row('p.seen_at', 'is', null), row('p.seen_at', '<', getInstantBefore(PRESENCE_MS))]))
    .where((row) =>
      row.or([
        row('k.mailed_at', 'is', null),
        row('k.mailed_sequence', '<=', row.ref('k.read_sequence')),
        row.and([row('k.mailed_at', '<', getInstantBefore(DAY)), row('m.sequence', '>', row.ref('k.mailed_sequence'))]),
      ]),
    )
    .groupBy(['u.id', 't.id', 't.organisation_id', 'u.email', 'u.first_name', 'u.role', 't.title', 'o.name'])
    .having(sql`min(m.created_at)`, '<=', getInstantBefore(UNREAD_AFTER_MS))
    .orderBy('u.id')
    .orderBy('t.id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map((row) => ({ ...row, id: `${row.user_id} ${row.thread_id}` }))
}

/**
 * Messages of advisers go to everybody of the public body who may answer. Messages of the public body go to the advisers who take
 * part, or to all until one does.
 */
const IS_ADDRESSEE = sql<boolean>`(
    (m.side = 'adviser' and u.role = 'USER' and exists (
      select 1 from memberships b where b.user_id = u.id and b.organisation_id = t.organisation_id
        and b.role in (${sql.join(PERMISSIONS['conversations.answer'].roles)}) and b.joined_at <= m.created_at
    ))
    or (m.side = 'organisation' and u.role = 'ADMIN' and (
      exists (select 1 from chat_messages w where w.thread_id = t.id and w.author_id = u.id)
      or not exists (select 1 from chat_messages w where w.thread_id = t.id and w.side = 'adviser' and w.source = 'real')
    )))`
