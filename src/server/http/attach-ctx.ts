import { createMiddleware } from 'hono/factory'
import type { Deps } from '../context.ts'
import type { Hub } from '../live/hub.ts'
import { resolveClientAddress } from './client-address.ts'
import { findDoor } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { chooseRequestId } from './request-id.ts'
import { readKnownDevices } from './session.ts'

/** Gives each request its id and ctx, and logs one line without address, query and body. */
export function attachCtx(deps: Deps, hub: Hub) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now()
    const requestId = chooseRequestId(c.req.header('x-request-id'))
    c.set('deps', deps)
    c.set('hub', hub)
    c.set('requestId', requestId)
    const client = {
      address: resolveClientAddress(c.env.incoming, deps.config.trustedProxy),
      knownDevices: () => readKnownDevices(c),
    }
    c.set('ctx', { ...deps, actor: { kind: 'visitor' }, requestId, client })
    // Not c.header, which would make Hono build the response of a later handler twice.
    c.env.outgoing.setHeader('X-Request-Id', requestId)
    await next()
    const line = {
      requestId,
      method: c.req.method,
      path: findDoor(c.req.url).hidesReferrer ? '(hidden)' : c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    }
    if (c.res.status >= 500) deps.log.error(line, 'request failed')
    else deps.log.debug(line, 'request')
  })
}
