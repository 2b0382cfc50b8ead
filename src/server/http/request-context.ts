import { createMiddleware } from 'hono/factory'
import type { Deps } from '../context.ts'
import type { Hub } from '../live/hub.ts'
import { clientAddress } from './client-address.ts'
import type { HttpEnv } from './env.ts'
import { requestIdOf } from './request-id.ts'
import { knownDevicesIn } from './session.ts'

/** Gives each request its id, its ctx and one log line. Addresses, queries and bodies stay out of the log. */
export function requestContext(deps: Deps, hub: Hub) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('deps', deps)
    c.set('hub', hub)
    c.set('requestId', requestId)
    const client = {
      address: clientAddress(c.env.incoming, deps.config.trustedProxy),
      knownDevices: () => knownDevicesIn(c),
    }
    c.set('ctx', { ...deps, actor: { kind: 'visitor' }, requestId, client })
    // Not by c.header: that would build the answer of whoever comes next a second time.
    c.env.outgoing.setHeader('X-Request-Id', requestId)
    await next()
    const line = {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    }
    if (c.res.status >= 500) deps.log.error(line, 'request failed')
    else deps.log.debug(line, 'request')
  })
}
