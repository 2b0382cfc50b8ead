import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

/** One connection for each slot of the lane `mail`. */
const MAX_CONNECTIONS = 4

/** Sends through the server at `url`. Options in the URL's query override these, e.g. `?requireTLS=true`. */
export function createSmtpTransport(url: string): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // The worker retries. One requeue covers an idle connection that the server has closed.
    maxRequeues: 1,
    idleTimeout: 30_000,
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    socketCloseTimeout: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, signal) {
      // With the size the server can refuse a large mail before it is transferred.
      const envelope = { from: mail.from, to: [mail.to], size: mail.raw.byteLength }
      await pool.sendMail({ envelope, raw: mail.raw, ...(signal && { signal }) })
    },
    close: () => pool.close(),
  }
}
