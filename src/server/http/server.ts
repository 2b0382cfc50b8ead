import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { type ErrorCode, STATUS_BY_CODE } from '../errors.ts'
import { trackRequest } from '../request-load.ts'
import { type BodyPace, enforceBodyPace } from './body-pace.ts'
import { findDoorOfTarget } from './doors.ts'
import { setDoorHeaders } from './headers.ts'
import { limitConnections } from './limit-connections.ts'
import { parseInSlices } from './parse-in-slices.ts'
import { chooseRequestId } from './request-id.ts'
import { serializeRequests } from './serialize-requests.ts'

type Surroundings = {
  /** The value of the header Strict-Transport-Security. */
  strictTransport?: string
  trustedProxy?: BlockList | undefined
  maxByAddress?: number
}
type Listener = (request: IncomingMessage, response: ServerResponse) => void

const ALLOWED_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Timeouts of every connection. Settings that depend on the address are in `doors.ts`. */
const CONNECTION_TIMEOUTS = {
  headersTimeout: 10_000,
  // Off: the pace limits a body instead.
  requestTimeout: 0,
  // Proxies keep idle connections for 60 s. One that closes earlier here would cut off a request on its way.
  keepAliveTimeout: 65_000,
  // How often Node checks these timeouts. Its default of 30 s would more than double them.
  connectionsCheckingInterval: 1_000,
}
/** Closes a connection on which nothing was sent or received for this time. */
const SOCKET_IDLE_TIMEOUT_MS = 60_000

export function createHttpServer(
  listener: Listener,
  { bodyPace, ...timeouts }: typeof CONNECTION_TIMEOUTS & { bodyPace?: BodyPace } = CONNECTION_TIMEOUTS,
  { strictTransport, trustedProxy, maxByAddress }: Surroundings = {},
): Server {
  const server = createServer(timeouts, serializeRequests(withDoorChecks(listener, strictTransport)))
  limitConnections(server, trustedProxy, maxByAddress)
  server.on('connection', parseInSlices)
  const findPace = ({ url }: IncomingMessage) => bodyPace ?? findDoorOfTarget(url).bodyPace
  server.prependListener('request', (request) => enforceBodyPace(request, findPace))
  server.setTimeout(SOCKET_IDLE_TIMEOUT_MS)
  return server
}

/** Sets the door's headers, and refuses unsupported methods and ambiguous requests. */
function withDoorChecks(listener: Listener, strictTransport?: string): Listener {
  return (request, response) => {
    trackRequest(response)
    const door = findDoorOfTarget(request.url)
    setDoorHeaders(response, door, strictTransport)
    if (!ALLOWED_METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', ALLOWED_METHODS.join(', '))
      return refuse(request, response, 'method_not_allowed', 'This method is not allowed here.')
    }
    if (isAmbiguous(request)) return refuse(request, response, 'malformed', 'The request could not be read.')
    listener(request, response)
  }
}

/** A proxy could interpret host or path of such a request differently. */
function isAmbiguous(request: IncomingMessage): boolean {
  return !request.url?.startsWith('/') || (request.headersDistinct.host?.length ?? 0) > 1
}

function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode, message: string): void {
  const requestId = chooseRequestId(request.headers['x-request-id'])
  response.writeHead(STATUS_BY_CODE[code], {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Connection: 'close',
  })
  response.end(JSON.stringify({ message, code, requestId }))
}
