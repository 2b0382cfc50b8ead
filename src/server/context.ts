import type { Kysely, Transaction } from 'kysely'
import type { UserRole, UserType } from '#contracts/session.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { LiveBus } from './live/bus.ts'
import type { Log } from './log.ts'

/** What one process shares between all requests and jobs. */
export type Deps = {
  config: Config
  db: Kysely<Database>
  log: Log
  /** The only clock of the server, so that tests can move it. */
  now: () => Date
  /** Live updates of this process; see live/publish.ts. */
  live: LiveBus
}

/** Who acts. Ids of users and organisations come from here, never from input. */
export type Actor = { kind: 'visitor' } | { kind: 'job'; name: string; organisationId?: string } | Member

/** Somebody who is signed in. */
export type Member = {
  kind: 'member'
  userId: string
  organisationId: string
  userType: UserType
  role: UserRole
  sessionId: string
}

/** Where a request comes from. */
export type Client = {
  /** What limits count; see http/client-address.ts. */
  address: string
  /** The cookie by which accounts know this browser again; see identity/known-devices.ts. */
  knownDevices: () => string | undefined
}

/** Jobs and commands have no client. */
export type Ctx = Deps & {
  actor: Actor
  requestId: string
  client?: Client
  /** What the page that is being made has read; see once.ts. */
  pageReads?: Map<unknown, Promise<unknown>> | undefined
  /** In a transaction: called once it is committed. Must not throw. */
  afterCommit?: (() => void)[]
}

/** The ctx inside a transaction. What belongs into one takes this, so that the ctx outside of it does not compile. */
export type Tx = Ctx & { db: Transaction<Database> }
