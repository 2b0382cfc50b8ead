import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { openConnection } from './connection.ts'

/** Pause between two reads of the home page. */
const PAUSE_MS = 10

/**
 * Reads the home page again and again until `end` resolves, and returns how long each read took in ms. In a process of its
 * own: one that also holds hundreds of callers would measure its own garbage collection.
 */
export async function visitUntil(url: string, end: Promise<unknown>): Promise<number[]> {
  const visitor = spawn(process.execPath, [import.meta.filename, url], { stdio: ['pipe', 'pipe', 'inherit'] })
  const times = text(visitor.stdout)
  await end
  visitor.stdin.end()
  return JSON.parse(await times) as number[]
}

async function visit(url: URL): Promise<void> {
  let isOver = false
  process.stdin.on('end', () => {
    isOver = true
  })
  process.stdin.resume()
  const connection = await openConnection(url)
  const request = `GET / HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\n\r\n`
  const times: number[] = []
  while (!isOver) {
    const startedAt = performance.now()
    if ((await connection.ask(request)) !== 200) throw new Error('the home page was refused')
    times.push(performance.now() - startedAt)
    await wait(PAUSE_MS)
  }
  connection.close()
  process.stdout.write(JSON.stringify(times))
}

const [, script = '', url = ''] = process.argv
if (script === import.meta.filename) await visit(new URL(url))
