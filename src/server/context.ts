import type { Kysely, Transaction } from 'kysely'
import type { OrganisationRole } from '#contracts/permissions.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { LiveBus } from './live/live-bus.ts'
import type { Log } from './log.ts'
import type { KeyRing } from './secrets/key-ring.ts'

/** What one process shares between all requests and jobs. */
export type Deps = {
  config: Config
  db: Kysely<Database>
  log: Log
  /** The keys of stored secrets; see secrets/seal-secret.ts. */
  secrets: KeyRing
  /** The server reads the time only here, so that tests can change it. */
  now: () => Date
  /** Live updates of this process; see live/publish.ts. */
  live: LiveBus
}

/** Who acts. Verbs take ids of users and organisations from here, never from input. access.ts defines permissions. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'job'; name: string; organisationId?: string }
  | Member
  | Contact
  | Channel
  | ApiKey

/** A person who writes to a receptionist. */
export type Contact = { kind: 'contact'; organisationId: string; contactId: string; conversationId: string }

/** A service that delivers contacts' messages, such as a telephone line. */
export type Channel = { kind: 'channel'; organisationId: string; channelId: string }

/** A customer's program. */
export type ApiKey = { kind: 'api-key'; organisationId: string; keyId: string }

/** A signed-in person. An administrator has the role ADMIN. */
export type Member = {
  kind: 'member'
  userId: string
  /** The organisation that this session works in. */
  organisationId: string
  organisationRole: OrganisationRole
  userType: UserType
  role: UserRole
  sessionId: string
  /** Set for a member of several organisations: the name of the current one. */
  otherWorkplaces?: { current: string }
}

/** The client that sent a request. */
export type Client = {
  /** The address that rate limits count; see http/client-address.ts. */
  address: string
  /** Reads the cookie by which accounts recognise this browser; see identity/known-devices.ts. */
  knownDevices: () => string | undefined
}

/** Jobs and commands have no client. */
export type Ctx = Deps & {
  actor: Actor
  requestId: string
  client?: Client
  /** Answers that the parts of one page share; see once.ts. */
  pageReads?: Map<unknown, Promise<unknown>> | undefined
  /** Callbacks that run after the commit. They must not throw. */
  afterCommit?: (() => void)[]
}

/** The ctx inside a transaction. A function that must run in one takes a Tx, so that an outer ctx does not compile. */
export type Tx = Ctx & { db: Transaction<Database> }
