import type { Config } from '../../config.ts'
import { createFolderTransport } from './folder.ts'
import type { MailTransport } from './mail-transport.ts'
import { createSmtpTransport } from './smtp.ts'

/** SMTP with MAIL_URL, else files in the data folder. */
export function createMailTransport(config: Pick<Config, 'mailUrl' | 'dataDir'>): MailTransport {
  return config.mailUrl === undefined ? createFolderTransport(config.dataDir) : createSmtpTransport(config.mailUrl)
}
