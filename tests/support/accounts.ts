import { randomBytes } from 'node:crypto'
import type { MailProps } from '#server/mail/templates/mail-template.ts'
import { Browser } from './http-browser.ts'
import { loadPeople } from './load-people.ts'
import type { NewPerson } from './people.ts'
import { MAILS_WAIT, type ServerOptions, startServer } from './server.ts'
import { TEST_SECRET_KEY } from './server-database.ts'

export const PASSWORD = 'three blue herons'

/** An unused address. */
export function newEmail(name = 'person'): string {
  return `${name}.${randomBytes(5).toString('hex')}@example.ie`
}

/** The fields of the registration wizard. */
export function businessForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    businessName: 'Claddagh Physio',
    businessType: 'SME',
    industry: 'Healthcare & Medical',
    businessAddress: '4 Quay Street, Galway, H91 X4A2',
    businessPhone: '091 123456',
    businessEmail: 'info@claddagh-physio.example',
    vatNumber: '6388047v',
    contactName: 'Niamh Ní Bhriain',
    contactTitle: 'Owner',
    contactPhone: '087 123 4567',
    contactEmail: newEmail('niamh'),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    selectedPlan: 'professional',
    planPrice: 2500,
    termsAccepted: true,
    gdprConsent: true,
    marketingConsent: false,
    ...changes,
  }
}

/** The fields of the registration under a tab. */
export function accountForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Séamus',
    lastName: 'Ó Dálaigh',
    email: newEmail('seamus'),
    password: PASSWORD,
    userType: 'BUSINESS',
    ...changes,
  }
}

export type Person = { browser: Browser; id: string; email: string; userType: string; role: string }

/** Starts the product, with access to its database and people to use it. An empty MAIL_URL sends mails. */
export async function startAccounts(env: Record<string, string> = {}, options?: ServerOptions) {
  const server = await startServer({ ...MAILS_WAIT, ...env }, options)
  const { dataDir, databaseUrl } = server
  const { connectTo, peopleIn } = await loadPeople()
  const deps = connectTo(server, env.APP_URL)
  const { db } = deps
  const people = peopleIn(deps)
  const browser = (headers: Record<string, string> = {}) => new Browser(server.url, headers)

  const register = async (path: string, form: Record<string, unknown>, headers = {}): Promise<Person> => {
    const own = browser(headers)
    const { status, body } = await own.post(path, form)
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return { browser: own, ...(body as Omit<Person, 'browser'>) }
  }

  const signedIn = async (person: Promise<NewPerson>, headers = {}): Promise<Person> => {
    const { user, cookies } = await person
    const own = browser(headers)
    own.keep(cookies)
    return { browser: own, ...user }
  }
  const account = (changes = {}, headers = {}) => signedIn(people.account(accountForm(changes)), headers)

  /** The props of the newest mail of a template to an address. */
  async function newestMail<Name extends keyof MailProps>(template: Name, to: string): Promise<MailProps[Name]> {
    const row = await db
      .selectFrom('outbox')
      .select('props')
      .where('template', '=', template)
      .where('recipient', '=', to)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return JSON.parse(row.props)
  }

  return {
    server,
    db,
    shared: { SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    browser,
    newestMail,
    /** The user with an address, with the organisation. */
    rowOf: (email: string) =>
      db
        .selectFrom('users')
        .innerJoin('memberships', 'memberships.user_id', 'users.id')
        .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
        .selectAll('users')
        .select('organisation_id')
        .select(['organisations.name', 'organisations.kind', 'business_type', 'eircode', 'vat_number', 'completed_at'])
        .select('organisations.phone as organisation_phone')
        .where('users.email', '=', email)
        .executeTakeFirst(),
    /** The row counts of the tables that a registration writes. */
    counts: async () => {
      const tables = [
        'users',
        'organisations',
        'subscriptions',
        'invoices',
        'consents',
        'sessions',
        'outbox',
        'audit_log',
      ] as const
      const entries = tables.map(async (table) => {
        const rows = await db.selectFrom(table).select('id').execute()
        return [table, rows.length]
      })
      return Object.fromEntries(await Promise.all(entries))
    },
    mailedToken: async (template: 'password-reset' | 'email-change-confirm', to: string) => {
      const { url } = await newestMail(template, to)
      return new URL(url).searchParams.get('token') ?? ''
    },
    /** The token of an administrator's invitation. */
    invite: people.invite,
    /** By the forms, for tests of the registration itself. */
    registerBusiness: (changes = {}) => register('/api/auth/signup', businessForm(changes)),
    registerAccount: (changes = {}, headers = {}) => register('/api/register', accountForm(changes), headers),
    business: (changes = {}) => signedIn(people.business(businessForm(changes))),
    /** `headers` sets the browser's address, where that matters. */
    account,
    government: (headers = {}) => account({ userType: 'GOVERNMENT' }, headers),
    /** Sets the role in the database. The tests of invitations cover the real way. */
    administrator: async (headers = {}) => {
      const person = await account({}, headers)
      await db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', person.id).execute()
      return { ...person, role: 'ADMIN' }
    },
    disable: (id: string) =>
      db.updateTable('users').set({ disabled_at: new Date().toISOString() }).where('id', '=', id).execute(),
    stop: async () => {
      await db.destroy()
      await server.stop()
    },
  }
}

export type Accounts = Awaited<ReturnType<typeof startAccounts>>

const shared = new Map<string, Promise<Accounts>>()

/** One product with these variables for all files of a worker. It ends when Vitest ends the worker. */
export function shareAccountsWith(env: Record<string, string>): Promise<Accounts> {
  const name = JSON.stringify(env)
  const known = shared.get(name)
  if (known !== undefined) return known
  if (shared.size === 0) process.once('SIGTERM', () => void stopShared().finally(() => process.exit()))
  const app = startAccounts(env)
  shared.set(name, app)
  return app
}

const stopShared = () => Promise.all([...shared.values()].map(async (app) => (await app).stop()))

/** One product for all files of a worker that ask nothing special of it. */
export const shareAccounts = () => shareAccountsWith({})
