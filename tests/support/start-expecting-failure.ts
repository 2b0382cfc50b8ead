import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { PRODUCT_ENV } from './server.ts'
import { TEST_SECRET_KEY } from './server-database.ts'

const ENTRY = path.resolve(import.meta.dirname, '../../build/server/index.js')

/** A folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ogham-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function spawnProduct(env: Record<string, string>, uid?: number) {
  return spawn(process.execPath, [ENTRY], {
    env: { ...PRODUCT_ENV, PORT: '0', HOST: '127.0.0.1', SECRET_KEY: TEST_SECRET_KEY, ...env },
    ...(uid !== undefined && { uid }),
  })
}

/** Starts the product and returns the output and exit code of its failure. */
export async function startExpectingFailure(env: Record<string, string>) {
  const child = spawnProduct({ DATA_DIR: emptyFolder(), ...env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const giveUp = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [code] = await once(child, 'close')
  clearTimeout(giveUp)
  return { code, said }
}
