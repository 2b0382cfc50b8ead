import { stringify } from 'csv-stringify/sync'
import type { Context } from 'hono'
import type { ExportFormat } from '#contracts/chat.ts'
import { type ExportedMessage, exportMessages, type MessageExport } from '../domains/chat/index.ts'
import { exportDocument } from './chat-export-document.ts'
import type { HttpEnv } from './env.ts'

const TYPES: Record<ExportFormat, string> = { csv: 'text/csv', json: 'application/json', html: 'text/html' }

/** A download that is written while it is read, so that its length costs no memory. */
export async function exportConversations(c: Context<HttpEnv>): Promise<Response> {
  const exported = await exportMessages(c.var.ctx, c.req.query())
  const name = `conversations-${exported.exportedAt.slice(0, 10)}.${exported.format}`
  const body = c.req.method === 'HEAD' ? null : streamOf(WRITERS[exported.format](exported))
  return new Response(body, {
    headers: {
      'Content-Type': `${TYPES[exported.format]}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

const WRITERS: Record<ExportFormat, (exported: MessageExport) => AsyncIterable<string>> = {
  csv: writeCsv,
  json: writeJson,
  html: exportDocument,
}

const COLUMNS = [
  'number',
  'at',
  'conversation',
  'author',
  'side',
  'kind',
  'text',
] as const satisfies (keyof ExportedMessage)[]

/** A text that a spreadsheet would take for a formula is marked as text. */
async function* writeCsv({ messages }: MessageExport): AsyncIterable<string> {
  yield `\ufeff${stringify([COLUMNS])}`
  for await (const message of messages)
    yield stringify([COLUMNS.map((name) => message[name])], { escape_formulas: true })
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

function streamOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const iterator = texts[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
}
