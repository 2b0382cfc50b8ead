import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const SHARED_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 2 ** 30

/**
 * Temporary files of this process and its children are kept in memory until it ends, where Linux has room for them. There a
 * test database is created eight times as fast, and a commit waits for no disk. Elsewhere nothing changes.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return
  const folder = mkdtempSync(path.join(SHARED_MEMORY, 'tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}

/** In a container, shared memory is often only 64 MB. */
function hasRoom() {
  if (!existsSync(SHARED_MEMORY)) return false
  try {
    accessSync(SHARED_MEMORY, constants.W_OK)
  } catch {
    return false
  }
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= ENOUGH_BYTES
}
