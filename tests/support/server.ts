import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createServerDatabase, TEST_SECRET_KEY } from './server-database.ts'

const ENTRY = path.resolve(import.meta.dirname, '../../build/server/index.js')
/** The compiled code of the build, which ends a start in two thirds of the time; `prepare-servers.ts` fills it. */
export const COMPILE_CACHE = path.resolve(path.dirname(ENTRY), '.compile-cache')
/** What every process of the built product gets. */
export const PRODUCT_ENV = { PATH: process.env.PATH, NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILE_CACHE }
/** Room for what a start creates: V8 would collect garbage for a tenth of it. A bench starts the product as `npm start` does. */
const NODE_FLAGS = process.argv[1]?.endsWith('bench.ts') ? [] : ['--min-semi-space-size=16']
const CHEAP_HASHES = path.join(import.meta.dirname, 'cheap-password-hashes.mjs')
const READY_WITHIN_MS = 60_000

/** Nothing listens there: mails wait in the outbox, where a test can read what they will say. */
export const MAILS_WAIT = { MAIL_URL: 'smtp://127.0.0.1:9' }

/** Passwords are hashed at their real cost, which few tests are about. */
export type ServerOptions = { hashes?: 'real' }

export type TestServer = {
  url: string
  dataDir: string
  /** Undefined on SQLite. */
  databaseUrl: string | undefined
  process: ChildProcess
  /** Everything the process printed so far. */
  output: () => string
  /** Sends the signal and resolves with the exit code once the process has ended. The data stays. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Ends the process and removes its data. */
  stop: () => Promise<void>
}

const started = new Map<string, TestServer>()

/** The server that this process started at an address. */
export function serverAt(url: string): TestServer {
  const server = started.get(url)
  if (server === undefined) throw new Error(`No server was started at ${url}`)
  return server
}

/** Starts the built product on a free port with a new, empty database of the engine under test. */
export async function startServer(
  env: Record<string, string> = {},
  { hashes }: ServerOptions = {},
): Promise<TestServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'ogham-test-'))
  const isGiven = env.DATA_DIR !== undefined || env.DATABASE_URL !== undefined
  const database = isGiven ? undefined : await createServerDatabase(dataDir)
  const port = Number(env.PORT ?? (await freePort()))
  const preload = hashes === 'real' ? [] : ['--import', CHEAP_HASHES]
  const child = spawn(process.execPath, [...NODE_FLAGS, ...preload, ENTRY], {
    env: {
      ...PRODUCT_ENV,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SECRET_KEY: TEST_SECRET_KEY,
      RATE_LIMITS: 'off',
      ...(database !== undefined && { DATABASE_URL: database.url }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  await ready(() => output, ended).catch(async (error: unknown) => {
    await end('SIGKILL')
    throw error
  })
  const server: TestServer = {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? database?.url,
    process: child,
    output: () => output,
    end,
    async stop() {
      await end('SIGKILL')
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  started.set(server.url, server)
  return server
}

async function ready(output: () => string, ended: Promise<number | null>): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  while (!output().includes('Ready at ')) {
    if (hasEnded || Date.now() > giveUpAt) throw new Error(`The server did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
