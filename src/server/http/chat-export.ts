import type { Context } from 'hono'
import type { ExportFormat } from '#contracts/chat.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { csvPieces } from '../documents/csv.ts'
import { type ExportedMessage, exportMessages, type MessageExport } from '../domains/chat/index.ts'
import { exportDocument } from './chat-export-document.ts'
import { download, MEDIA_TYPES } from './download.ts'
import type { HttpEnv } from './env.ts'

/** Written while it is read, so that its length costs no memory. */
export async function exportConversations(c: Context<HttpEnv>): Promise<Response> {
  const exported = await exportMessages(c.var.ctx, c.req.query())
  const { format, exportedAt } = exported
  return download(`conversations-${irishDay(exportedAt)}.${format}`, MEDIA_TYPES[format], WRITERS[format](exported))
}

const WRITERS: Record<ExportFormat, (exported: MessageExport) => AsyncIterable<string>> = {
  csv: writeCsv,
  json: writeJson,
  html: exportDocument,
}

const COLUMNS = ['number', 'at', 'conversation', 'author', 'side', 'kind', 'text'] satisfies (keyof ExportedMessage)[]

async function* writeCsv({ messages }: MessageExport): AsyncIterable<string> {
  yield* csvPieces(COLUMNS, batchesOf(messages))
}

async function* batchesOf(messages: AsyncIterable<ExportedMessage>) {
  for await (const message of messages) yield [COLUMNS.map((name) => message[name])]
}

async function* writeJson({ title, exportedAt, messages }: MessageExport): AsyncIterable<string> {
  yield `{"title":${JSON.stringify(title)},"exportedAt":"${exportedAt}","messages":[`
  let separator = '\n'
  for await (const message of messages) {
    yield separator + JSON.stringify(message)
    separator = ',\n'
  }
  yield '\n]}\n'
}
