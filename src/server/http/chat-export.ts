import type { Context } from 'hono'
import type { ExportFormat } from '#contracts/chat.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { streamCsv } from '../documents/csv.ts'
import { type ExportedMessage, exportMessages, type MessageExport } from '../domains/chat/index.ts'
import { writeHtmlExport } from './chat-export-document.ts'
import { download } from './download.ts'
import type { HttpEnv } from './env.ts'

/** Streams the export, so that its length needs no memory. */
export async function sendConversationExport(c: Context<HttpEnv>): Promise<Response> {
  const exported = await exportMessages(c.var.ctx, c.req.query())
  const { format, exportedAt } = exported
  return download(`conversations-${irishDay(exportedAt)}.${format}`, WRITERS[format](exported))
}

const WRITERS: Record<ExportFormat, (exported: MessageExport) => AsyncIterable<string>> = {
  csv: writeCsv,
  json: writeJson,
  html: writeHtmlExport,
}

const COLUMNS = ['number', 'at', 'conversation', 'author', 'side', 'kind', 'text'] satisfies (keyof ExportedMessage)[]

async function* writeCsv({ messages }: MessageExport): AsyncIterable<string> {
  yield* streamCsv(COLUMNS, toBatches(messages))
}

async function* toBatches(messages: AsyncIterable<ExportedMessage>) {
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
