import { createTransport } from 'nodemailer'
import type { MailTransport } from './index.ts'

/** One connection for each mail that the worker sends at a time. */
const MOST_CONNECTIONS = 4

/** Sends through the server at `url`. Options in the URL's query win, e.g. `?requireTLS=true`. */
export function smtpTransport(url: string): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    // Our worker decides when to try again; once is for a kept connection that the server has closed meanwhile.
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
      // With the size a server can refuse what is too large for it before all of it is on its way.
      const envelope = { from: mail.from, to: [mail.to], size: mail.raw.byteLength }
      await pool.sendMail({ envelope, raw: mail.raw, ...(signal && { signal }) })
    },
    close: () => pool.close(),
  }
}
