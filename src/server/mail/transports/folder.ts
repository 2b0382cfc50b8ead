import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MailTransport, OutgoingMail } from './index.ts'

/**
 * Writes each mail as an .eml file into the folder `outbox`, named so that they sort by time. The name does not depend
 * on when it is sent: a mail that is sent again replaces its own file.
 */
export function folderTransport(dataDir: string): MailTransport {
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

/** Under its final name there is never half a mail, also after a power cut. */
async function writeDurably(file: string, mail: OutgoingMail): Promise<void> {
  const unfinished = `${file}.tmp`
  try {
    const handle = await open(unfinished, 'w', 0o600)
    try {
      await handle.writeFile(mail.raw)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(path.dirname(file))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such call and refuses to open a folder.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
