import { z } from 'zod'
import { EXPORT_FORMATS, type ExportFormat } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { type Participant, requireParticipant } from './require-participant.ts'
import { authorName, selectMessages } from './select-messages.ts'
import { getThreadRow, selectThreads } from './thread-row.ts'

const exportRequest = z.object({
  format: z.enum(EXPORT_FORMATS, { error: 'Please choose csv, json or html' }),
  thread: z
    .string()
    .nullish()
    .transform((id) => id || undefined),
})

/** One line of an export. `number` counts the organisation's messages without gaps. Samples have 0. */
export type ExportedMessage = {
  number: number
  at: string
  conversation: string
  author: string
  side: 'organisation' | 'adviser'
  kind: 'message' | 'notice'
  text: string
}

export type MessageExport = {
  format: ExportFormat
  title: string
  exportedAt: string
  /** In order, read from the database in batches. */
  messages: AsyncIterable<ExportedMessage>
}

const BATCH_SIZE = 500

/** Exports one conversation, or all of the organisation. Advisers export one conversation at a time. */
export async function exportMessages(requestCtx: Ctx, input: unknown): Promise<MessageExport> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const participant = await requireParticipant(ctx)
  const { format, thread } = parseInput(
    participant.scope.kind === 'adviser'
      ? exportRequest.refine((given) => given.thread !== undefined, {
          path: ['thread'],
          message: 'Please choose a conversation',
        })
      : exportRequest,
    input,
  )
  const row = thread === undefined ? undefined : await getThreadRow(ctx, participant.scope, thread)
  const organisationId = row?.organisation_id ?? participant.member.organisationId
  const about =
    row === undefined
      ? { kind: 'organisation' as const, id: organisationId }
      : { kind: 'chat_thread' as const, id: row.id }
  await inTransaction(ctx, (tx) => recordAudit(tx, 'chat.exported', about, { format, organisationId }))
  return {
    format,
    title: row?.title ?? 'All conversations',
    exportedAt: ctx.now().toISOString(),
    messages: readMessages(ctx, participant, organisationId, row?.id),
  }
}

async function* readMessages(
  ctx: Ctx,
  { scope }: Participant,
  organisationId: string,
  threadId: string | undefined,
): AsyncIterable<ExportedMessage> {
  const threads = await selectThreads(ctx, scope).where('chat_threads.organisation_id', '=', organisationId).execute()
  const titles = new Map(threads.map(({ id, title }) => [id, title]))
  let after = -1
  for (;;) {
    let page = selectMessages(ctx)
      .where('chat_messages.organisation_id', '=', organisationId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(BATCH_SIZE)
    if (threadId !== undefined) page = page.where('thread_id', '=', threadId)
    const rows = await page.execute()
    for (const row of rows) {
      yield {
        number: row.sequence,
        at: row.created_at,
        conversation: titles.get(row.thread_id) ?? '',
        author: authorName(row),
        side: row.side,
        kind: row.kind,
        text: row.body,
      }
    }
    after = rows.at(-1)?.sequence ?? after
    if (rows.length < BATCH_SIZE) return
  }
}
