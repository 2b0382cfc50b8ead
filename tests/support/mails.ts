import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { TestServer } from './server.ts'

/** The mails of a server to one address, oldest first. It writes them as files to its data folder. */
export async function mailsTo(server: Pick<TestServer, 'dataDir'>, address: string): Promise<Email[]> {
  const folder = path.join(server.dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))))
  return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address))
}
