/** A mail as bytes, for a server or a file. */
export type OutgoingMail = {
  /** The id of the outbox row, which is also in the Message-ID. */
  id: string
  createdAt: Date
  from: string
  to: string
  raw: Buffer
}

export type MailTransport = {
  /** Resolves when the mail is accepted or durably written. `signal` aborts. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
  close(): void
}
