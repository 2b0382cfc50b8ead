import type { HttpBindings } from '@hono/node-server'
import type { CurrentUser } from '#contracts/session.ts'
import type { Ctx, Deps } from '../context.ts'
import type { Hub } from '../live/hub.ts'

/** The variables of a request. */
export type HttpEnv = {
  Bindings: HttpBindings
  Variables: {
    deps: Deps
    hub: Hub
    ctx: Ctx
    requestId: string
    /** Set when a member is signed in. */
    currentUser?: CurrentUser
  }
}
