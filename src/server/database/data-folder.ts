import { accessSync, chmodSync, constants, existsSync, linkSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { StartError } from './start-error.ts'

/** Creates DATA_DIR if needed and makes it readable by this user only. Throws StartError when it is not writable. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be used: ${describeReason(error)} Or set DATA_DIR to another folder.`,
    )
  }
  if (!statSync(dataDir).isDirectory()) throw new StartError(`${dataDir} is not a folder. Set DATA_DIR to a folder.`)
}

function describeReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'there is a file where a folder should be. Move the file away.'
  if (code === 'EACCES' || code === 'EPERM')
    return 'this user may not write to it. Change its owner (chown) or mode (chmod).'
  if (code === 'EROFS') return 'its file system is read-only. Mount it writable.'
  if (code === 'ENOSPC') return 'the disk is full. Free some space.'
  return `${error instanceof Error ? error.message : String(error)}.`
}

/** Uses hard links, because a rename would replace the file of a faster process. Some file systems have no links. */
export function moveInPlace(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file)
  } catch {
    if (!existsSync(file)) renameSync(unfinished, file)
  }
}
