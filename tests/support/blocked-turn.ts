import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { RULES } from '#server/assistant/answerers/rules/rules-answerer.ts'
import type { Tools } from '#server/assistant/tools/tools.ts'
import { runTurns } from '#server/assistant/turn/run-turns.ts'
import { connectDatabase } from '#server/database/connect.ts'
import { type TestDatabase, testClock, testConfig, testDeps } from './database.ts'

type Blocked = {
  dataDir: string
  databaseUrl?: string | undefined
  now: string
  conversationId: string
  lease: string
  /** The tool that finishes in the database but never returns. */
  after: 'holdSlot' | 'book'
}

const BLOCKED = 'blocked'
const BUILD = path.resolve(import.meta.dirname, '../../build/server')

/** Runs a turn by the rules, without the result of one tool. */
export async function blockTurn({ dataDir, databaseUrl, now, conversationId, lease, after }: Blocked): Promise<void> {
  const config = { ...testConfig(), dataDir, databaseUrl }
  const clock = testClock(now)
  const deps = testDeps({ config, clock, db: connectDatabase(config, testDeps({ db: undefined as never }).log) })
  const block = (tools: Tools): Tools => ({
    ...tools,
    [after]: async (...input: unknown[]) => {
      await (tools[after] as (...args: unknown[]) => Promise<unknown>)(...input)
      process.stdout.write(BLOCKED)
      setInterval(() => {}, 60_000)
      return new Promise(() => {})
    },
  })
  const answerer = {
    name: RULES.name,
    answer: (...[turn, tools, signal]: Parameters<typeof RULES.answer>) => RULES.answer(turn, block(tools), signal),
  }
  await runTurns(deps, conversationId, lease, { answerer, limitMs: 600_000 })
}

/** Bundles this file for the processes, because loading its modules one by one takes them four seconds. */
export async function bundleTurn() {
  const { bundleServerCode } = await import('./bundle-server-code.ts')
  const folder = await bundleServerCode(['blocked-turn'])
  // The classifiers, as the build trained them.
  for (const name of globSync('*.weights', { cwd: BUILD }))
    copyFileSync(path.join(BUILD, name), path.join(folder, name))
  return {
    kill: killInTurn.bind(undefined, path.join(folder, 'blocked-turn.mjs')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Starts such a process, waits until it blocks, and kills it. */
async function killInTurn(
  bundle: string,
  { config, now }: Pick<TestDatabase, 'config' | 'now'>,
  turn: Pick<Blocked, 'conversationId' | 'lease' | 'after'>,
): Promise<void> {
  const { dataDir, databaseUrl } = config
  const request: Blocked = { dataDir, databaseUrl, now: now().toISOString(), ...turn }
  const script = path.join(import.meta.dirname, 'blocked-turn.mjs')
  const child = spawn(process.execPath, [script, bundle, JSON.stringify(request)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([waitFor(child, BLOCKED), ended])
  child.kill('SIGKILL')
  const [, signal] = await ended
  if (signal !== 'SIGKILL') throw new Error('The turn did not block.')
}

async function waitFor(child: ChildProcess, text: string): Promise<void> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += chunk
    if (said.includes(text)) return
  }
}
