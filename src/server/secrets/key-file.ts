import { randomUUID } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { moveInPlace } from '../database/data-folder.ts'
import { StartError } from '../database/start-error.ts'
import type { Log } from '../log.ts'
import { generateKeyText, parseKeys, type SecretKeys } from './cipher.ts'

export function keyFilePath(dataDir: string): string {
  return path.join(dataDir, 'secret.key')
}

/** Undefined when there is no file. Throws StartError when it cannot be read or has no keys. */
export function readKeyFile(dataDir: string, log: Log): SecretKeys | undefined {
  const file = keyFilePath(dataDir)
  const text = readText(file, log)
  if (text === undefined) return undefined
  const keys = parseKeys(text)
  if (keys !== undefined) return keys
  throw new StartError(
    `The key file ${file} is malformed: it must contain 32 bytes in base64 for each key. Restore the file, or set SECRET_KEY.`,
  )
}

function readText(file: string, log: Log): string | undefined {
  try {
    protectFile(file, log)
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new StartError(
      `The key file ${file} cannot be used: ${message}. Let only this user read and write it (mode 0600).`,
    )
  }
}

/** Windows has no such modes. */
const hasModes = process.platform !== 'win32'

/** Warns only, because the data folder protects the file, and a restored copy often has a wider mode. */
function protectFile(file: string, log: Log): void {
  if (!hasModes || (statSync(file).mode & 0o077) === 0) return
  chmodSync(file, 0o600)
  log.warn({ file }, 'the key file was readable by others, its mode is 0600 now')
}

/**
 * Writes the file under a temporary name and then links it, so it is never incomplete. When several processes start
 * together, one creates it and the others read it. Syncs the key to disk before anything is encrypted with it.
 */
export function createKeyFile(dataDir: string, log: Log): SecretKeys {
  const file = keyFilePath(dataDir)
  const unfinished = `${file}.new-${randomUUID()}`
  try {
    writeFileSync(unfinished, `${generateKeyText()}\n`, { mode: 0o600, flush: true })
    moveInPlace(unfinished, file)
    if (hasModes) syncFolder(dataDir)
  } catch (error) {
    throw new StartError(`The key file ${file} cannot be created: ${(error as Error).message}. Or set SECRET_KEY.`)
  } finally {
    rmSync(unfinished, { force: true })
  }
  const keys = readKeyFile(dataDir, log)
  if (keys === undefined) throw new StartError(`The key file ${file} has disappeared. Start again.`)
  return keys
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
