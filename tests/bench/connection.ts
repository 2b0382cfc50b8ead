import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A keep-alive connection that reads only the status and length of a response. Load generators in JavaScript that parse
 * whole responses are slower than the server's cached pages, and would measure themselves.
 */
export async function openConnection(url: URL): Promise<{ ask(request: string): Promise<number>; close(): void }> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay()
  await once(socket, 'connect')
  const answers = readAnswers(socket)
  return {
    ask: (request) => {
      socket.write(request)
      return answers()
    },
    close: () => socket.destroy(),
  }
}

/** Returns a function that waits for the next response and returns its status. */
function readAnswers(socket: Socket): () => Promise<number> {
  let settle = { resolve: (_: number) => {}, reject: (_: Error) => {} }
  let head = ''
  let missing = 0
  let status = 0
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end === -1) return
      status = Number(head.slice(9, 12))
      missing = end + 4 + Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0) - head.length
      head = ''
    } else missing -= chunk.length
    if (missing === 0) settle.resolve(status)
  })
  socket.on('error', (error) => settle.reject(error))
  socket.on('close', () => settle.reject(new Error('the server closed a connection')))
  return () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject }
    })
}
