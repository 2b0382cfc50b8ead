import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setSecurityHeaders } from './headers.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Node's own limits are meant for any server; these are ours: nobody may hold a connection open for nothing. */
export function createHttpServer(listener: Listener): Server {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 15_000 },
    guarded(listener),
  )
  server.maxConnections = 5_000
  return server
}

/** Security headers on every answer; methods that nothing here answers stop before any code sees them. */
export function guarded(listener: Listener): Listener {
  return (request, response) => {
    setSecurityHeaders(response)
    if (METHODS.includes(request.method ?? '')) return listener(request, response)
    response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Type': 'application/json', Connection: 'close' })
    response.end(JSON.stringify({ message: 'This method is not allowed here.', code: 'method_not_allowed' }))
  }
}
