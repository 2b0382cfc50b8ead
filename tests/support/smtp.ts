import { once } from 'node:events'
import { createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

export type ReceivedMail = Email & { envelope: { from: string; to: string[] } }

/** A refusal, or nothing to accept. May never resolve. */
type Answer = SmtpRefusal | undefined | Promise<SmtpRefusal | undefined>

export type SmtpBehaviour = {
  port?: number
  /** Offers STARTTLS with an untrusted certificate. */
  offerTls?: boolean
  /** Requires a sign-in, and asks this function. */
  signIn?: (user: string, password: string) => boolean
  mostBytes?: number
  onRecipient?: (address: string) => Answer
  /** Called after the whole mail has arrived. */
  onMail?: (mail: ReceivedMail) => Answer
}

export type TestSmtpServer = {
  port: number
  url: string
  /** The accepted mails. */
  received: ReceivedMail[]
  connectionCount(): number
  /** Cuts all connections. */
  dropConnections(): void
  stop(): Promise<void>
}

export class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message = 'refused') {
    super(message)
    this.responseCode = responseCode
  }
}

/** A real SMTP server on the loopback address that keeps its mails. */
export async function startSmtpServer(behaviour: SmtpBehaviour = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: [...(behaviour.offerTls ? [] : ['STARTTLS']), ...(behaviour.signIn ? [] : ['AUTH'])],
    authOptional: behaviour.signIn === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 20,
    logger: false,
    ...(behaviour.mostBytes !== undefined && { size: behaviour.mostBytes }),
    onConnect: (_session, callback) => {
      connections += 1
      callback()
    },
    onAuth: ({ username, password }, _session, callback) => {
      if (behaviour.signIn?.(username ?? '', password ?? '')) callback(null, { user: username })
      else callback(new SmtpRefusal(535, 'wrong password'))
    },
    onRcptTo: async ({ address }, _session, callback) => callback(await behaviour.onRecipient?.(address)),
    onData: async (stream, session, callback) => {
      const mail = await parse(stream, session)
      const refusal = stream.sizeExceeded ? new SmtpRefusal(552) : await behaviour.onMail?.(mail)
      if (refusal === undefined) received.push(mail)
      callback(refusal)
    },
  })
  // Many tests disconnect the client.
  server.on('error', () => {})
  server.listen(behaviour.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    connectionCount: () => connections,
    dropConnections: () => {
      for (const { _socket } of (server as unknown as OpenConnections).connections) _socket.destroy()
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

type OpenConnections = { connections: Set<{ _socket: { destroy(): void } }> }

async function parse(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<ReceivedMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
  return { ...mail, envelope: { from, to: envelope.rcptTo.map(({ address }) => address) } }
}

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
