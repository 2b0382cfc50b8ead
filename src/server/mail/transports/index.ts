import type { Config } from '../../config.ts'
import { folderTransport } from './folder.ts'
import { smtpTransport } from './smtp.ts'

/** A finished mail: the same bytes go to a server or into a file. */
export type OutgoingMail = {
  /** The id of the outbox row, which is also in the Message-ID. */
  id: string
  createdAt: Date
  from: string
  to: string
  raw: Buffer
}

export type MailTransport = {
  /** Resolves when the mail is in other hands for good. `signal` gives up. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
  close(): void
}

/** SMTP when MAIL_URL is set, else files in the data folder. */
export function createMailTransport(config: Pick<Config, 'mailUrl' | 'dataDir'>): MailTransport {
  return config.mailUrl === undefined ? folderTransport(config.dataDir) : smtpTransport(config.mailUrl)
}
