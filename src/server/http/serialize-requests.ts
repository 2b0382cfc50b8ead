import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Exchange = [IncomingMessage, ServerResponse]

/** Browsers and proxies wait for each response. Some tools pipeline a few requests. */
const MAX_WAITING = 32

/**
 * Handles pipelined requests of one connection one after another. Node reads 64 KB of them at once and would start all
 * together. A client that pipelines more than MAX_WAITING requests loses its connection before the first is started.
 */
export function serializeRequests(listener: Listener): Listener {
  /** The requests behind the one that is being handled. */
  const waitingBySocket = new WeakMap<Socket, Exchange[]>()

  function handle([request, response]: Exchange): void {
    const { socket } = request
    if (socket.destroyed) return
    response.once('close', () => {
      const next = waitingBySocket.get(socket)?.shift()
      if (next === undefined) waitingBySocket.delete(socket)
      else handle(next)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const waiting = waitingBySocket.get(socket)
    if (waiting === undefined) {
      waitingBySocket.set(socket, [])
      // After everything that Node has read of this connection was parsed.
      process.nextTick(handle, [request, response])
    } else if (waiting.length < MAX_WAITING) {
      waiting.push([request, response])
    } else {
      // Node keeps a lost connection for a while, and a flood leaves many.
      waiting.length = 0
      socket.destroy()
    }
  }
}
