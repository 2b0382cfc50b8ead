import { connect, createServer, type Socket } from 'node:net'
import { type Kysely, sql } from 'kysely'
import { connectDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { api } from '#server/http/api/index.ts'
import { createLog } from '#server/log.ts'
import { shareAccounts } from './accounts.ts'
import { startServer, type TestServer } from './server.ts'
import { TEST_SECRET_KEY } from './server-database.ts'

export const isPostgres = process.env.TEST_DATABASE_URL !== undefined

export type Product = TestServer & {
  /** The variables with which another process uses the same database. */
  env: Record<string, string>
  /** A connection of the test to the product's database. */
  db: Kysely<Database>
}

/** The built product on a new database, with the test's connection to it. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const server = await startServer(env)
  const { dataDir, databaseUrl } = server
  const shared = {
    ...env,
    SECRET_KEY: TEST_SECRET_KEY,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const db = connectDatabase({ dataDir, databaseUrl }, createLog('silent'))
  return {
    ...server,
    env: shared,
    db,
    async stop() {
      await db.destroy()
      await server.stop()
    },
  }
}

/** One product for all files of a worker that ask nothing special of it. */
export async function shareProduct(): Promise<Product> {
  const { server, shared, db } = await shareAccounts()
  return { ...server, env: shared, db }
}

export const VALID_MESSAGE = {
  name: 'Niamh Ní Bhriain',
  email: 'niamh@example.ie',
  organization: 'Siopa Leabhar',
  organizationType: 'small-business',
  message: 'Do you answer in Irish?',
}

/** Posts as our own page does. A header set to undefined is left out. */
export function post(
  product: Pick<TestServer, 'url'>,
  path: string,
  body: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<Response> {
  const all = { Origin: product.url, 'Content-Type': 'application/json', ...headers }
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
  return fetch(product.url + path, {
    method: 'POST',
    headers: given,
    redirect: 'manual',
    body: (isRaw ? body : JSON.stringify(body)) as string,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

/** Every changing address of the API, from the app itself. */
export function mutatingRoutes(): { method: string; path: string }[] {
  const isChange = (method: string) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
  const routes = api.routes.filter(({ method }) => isChange(method))
  return routes.map(({ method, path }) => ({ method, path: `/api${path.replaceAll(/:\w+/g, 'some-id')}` }))
}

/** The row count of each table, in one statement. Two equal results mean that nothing was stored between them. */
export async function countRows(db: Kysely<Database>): Promise<Record<string, number>> {
  const { rows } = await (await countStatement(db)).execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

const statements = new WeakMap<Kysely<Database>, ReturnType<typeof buildCountStatement>>()

/** Tables stay as they are, and listing them takes longer than counting their rows. */
function countStatement(db: Kysely<Database>): ReturnType<typeof buildCountStatement> {
  const statement = statements.get(db) ?? buildCountStatement(db)
  statements.set(db, statement)
  return statement
}

async function buildCountStatement(db: Kysely<Database>) {
  const names = (await db.introspection.getTables()).map(({ name }) => name)
  // Scheduled jobs and mails run at any time.
  const counted = names.filter((name) => name !== 'job_runs' && name !== 'jobs')
  const counts = counted.map((name) => sql`select ${sql.lit(name)} as name, count(*) as count from ${sql.table(name)}`)
  return sql<{ name: string; count: number | string }>`${sql.join(counts, sql` union all `)}`
}

export type RawAnswer = { status: number; head: string; body: string; isClosed: boolean }

/** Writes raw bytes to a socket and reads latin1 until the server closes it, or for `waitMs`. */
export function sendRaw(product: Pick<TestServer, 'url'>, bytes: string | Buffer, waitMs = 1_500): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = openSocket(product)
    let text = ''
    const finish = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const [head = '', ...body] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)
      resolve({ status, head, body: body.join('\r\n\r\n'), isClosed })
    }
    const timer = setTimeout(() => finish(false), waitMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', () => finish(true))
    socket.write(bytes)
  })
}

export function openSocket(product: Pick<TestServer, 'url'>): Socket {
  return connect(Number(new URL(product.url).port), '127.0.0.1').on('error', () => {})
}

/** A proxy to the database that can go silent without closing anything, like a broken network. */
export async function startTcpProxy(target: { host: string; port: number }) {
  let isSilent = false
  const sockets = new Set<Socket>()
  const pipe = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => isSilent || to.write(chunk))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      if (!isSilent) to.destroy()
    })
  }
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    pipe(client, upstream)
    pipe(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    goSilent() {
      isSilent = true
    },
    comeBack() {
      isSilent = false
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
