import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Connection = { isBusy: boolean; waiting: [IncomingMessage, ServerResponse][] }

/** Browsers and proxies wait for each response. Some tools pipeline a few requests. */
const MAX_WAITING = 32

/**
 * Handles pipelined requests of one connection one after another. Node reads 64 KB of them at once and would start all
 * together. A client that pipelines more than MAX_WAITING requests loses its connection.
 */
export function serializeRequests(listener: Listener): Listener {
  const connections = new WeakMap<Socket, Connection>()

  function answer(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.isBusy = true
    response.once('close', () => {
      connection.isBusy = false
      const next = connection.waiting.shift()
      if (next !== undefined && !request.socket.destroyed) answer(connection, ...next)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    let connection = connections.get(socket)
    if (connection === undefined) {
      connection = { isBusy: false, waiting: [] }
      connections.set(socket, connection)
    }
    if (!connection.isBusy) answer(connection, request, response)
    else if (connection.waiting.length < MAX_WAITING) connection.waiting.push([request, response])
    else socket.destroy()
  }
}
