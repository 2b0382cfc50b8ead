import fs from 'node:fs'
import { promisify } from 'node:util'

/**
 * The write-ahead log of a SQLite file, which has every commit that is not in the file yet. SQLite itself would wait for
 * the disk on the event loop: some milliseconds each time, and much more on a busy disk.
 */
export class LogFile {
  readonly #path: string
  #handle: number | undefined

  constructor(databasePath: string) {
    this.#path = `${databasePath}-wal`
  }

  /** Resolves when everything that was committed is on the disk. The file is the same while a connection is open. */
  async sync(): Promise<void> {
    this.#handle ??= fs.openSync(this.#path, 'r+')
    await promisify(fs.fdatasync)(this.#handle)
  }

  close(): void {
    if (this.#handle !== undefined) fs.closeSync(this.#handle)
    this.#handle = undefined
  }
}
