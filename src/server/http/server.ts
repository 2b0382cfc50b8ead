import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type ErrorCode, STATUS_OF } from '../errors.ts'
import { noteRequest } from '../load.ts'
import { type BodyPace, watchBody } from './body-progress.ts'
import { doorOfTarget } from './doors.ts'
import { setDoorHeaders } from './headers.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { requestIdOf } from './request-id.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Of every connection, before it has asked for anything; `doors.ts` has what depends on the address. */
const PATIENCE = {
  headersTimeout: 10_000,
  // Of a whole request: there is none, because a body is limited by its pace.
  requestTimeout: 0,
  keepAliveTimeout: 15_000,
  // How often Node looks for requests that are over these times: its default of 30 s would more than double them.
  connectionsCheckingInterval: 1_000,
}
/** What a script of another site may send: JSON, and a token, but never cookies. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '7200',
}
/** A client that takes nothing of its answer for this long is gone. */
const SILENCE_MS = 60_000

export function createHttpServer(
  listener: Listener,
  { bodyPace, ...patience }: typeof PATIENCE & { bodyPace?: BodyPace } = PATIENCE,
  strictTransport?: string,
): Server {
  const server = createServer(patience, oneAtATime(guarded(listener, strictTransport)))
  server.prependListener('request', (request) => watchBody(request, bodyPace ?? doorOfTarget(request.url).bodyPace))
  server.setTimeout(SILENCE_MS)
  server.maxConnections = 5_000
  return server
}

/** The door's headers on every answer; methods that nothing here answers stop before any code sees them. */
export function guarded(listener: Listener, strictTransport?: string): Listener {
  return (request, response) => {
    noteRequest(response)
    const door = doorOfTarget(request.url)
    setDoorHeaders(response, door, strictTransport)
    if (request.method === 'OPTIONS' && door.readBy === 'everybody') {
      response.writeHead(204, PREFLIGHT).end()
      return
    }
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '))
      return refuse(request, response, 'method_not_allowed', 'This method is not allowed here.')
    }
    if (isAmbiguous(request)) return refuse(request, response, 'malformed', 'The request could not be read.')
    listener(request, response)
  }
}

/** A proxy in front may read these for another host or path than we do. */
function isAmbiguous(request: IncomingMessage): boolean {
  return !request.url?.startsWith('/') || (request.headersDistinct.host?.length ?? 0) > 1
}

function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode, message: string): void {
  const requestId = requestIdOf(request.headers['x-request-id'])
  response.writeHead(STATUS_OF[code], {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Connection: 'close',
  })
  response.end(JSON.stringify({ message, code, requestId }))
}
