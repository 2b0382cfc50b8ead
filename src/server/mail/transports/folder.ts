import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MailTransport, OutgoingMail } from './mail-transport.ts'

/**
 * Writes each mail as an .eml file to the folder `outbox`. The name consists of creation time and id, so that files sort
 * by time and a mail that is sent again replaces its own file.
 */
export function createFolderTransport(dataDir: string): MailTransport {
  const folder = path.join(dataDir, 'outbox')
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`
      await writeDurably(path.join(folder, name), mail)
    },
    close() {},
  }
}

/** Writes and syncs a temporary file before the rename, so that a power cut leaves no partial mail. */
async function writeDurably(file: string, mail: OutgoingMail): Promise<void> {
  const temporaryFile = `${file}.tmp`
  try {
    const handle = await open(temporaryFile, 'w', 0o600)
    try {
      await handle.writeFile(mail.raw)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporaryFile, file)
  } catch (error) {
    await rm(temporaryFile, { force: true })
    throw error
  }
  await syncFolder(path.dirname(file))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
