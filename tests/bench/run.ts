// npm run bench: measures the built product on this machine in one run and prints tables.

import { SITE_PAGES } from '#server/http/discovery/sitemap.ts'
import { pageBytes } from '../support/page-bytes.ts'
import { startServer } from '../support/server.ts'
import { measureAuditLog } from './audit-log.ts'
import { measureFreeSlots } from './bookings.ts'
import { measureChat } from './chat.ts'
import { measureConnectionFloods } from './connection-flood.ts'
import { measureGovernment } from './government.ts'
import { measureInbox } from './inbox.ts'
import { type Load, type Measurement, measure, median } from './load.ts'
import { measureMembers } from './members.ts'
import { measureOrganisation } from './organisation.ts'
import { measurePeople } from './people.ts'
import { BUSINESS_PAGES, fillPortal, measurePortal } from './portal.ts'
import { residentMb } from './process-use.ts'
import { measureSignInFlood } from './sign-in-flood.ts'

const ROUNDS = 3
const BARE: Load = { name: 'bare JSON route (/health/live)', paths: ['/health/live'] }

const contactBody = JSON.stringify({
  name: 'Aoife Ní Bhriain',
  email: 'aoife@example.ie',
  organization: 'Claddagh Physio',
  organizationType: 'small-business',
  message: 'About forty calls a day and only two of us.',
})

function buildLoads(url: string, cookie: string): Load[] {
  return [
    { name: 'home page', paths: ['/'], headers: { 'accept-encoding': 'br' } },
    { name: 'all public pages in turn', paths: SITE_PAGES, headers: { 'accept-encoding': 'br' } },
    { name: 'GET /api/auth/user (401)', paths: ['/api/auth/user'], expects: 401 },
    { name: 'GET /api/auth/user (signed in)', paths: ['/api/auth/user'], headers: { cookie } },
    { name: 'business overview', paths: ['/dashboard/business'], headers: { cookie } },
    {
      name: 'POST /api/contact',
      paths: ['/api/contact'],
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: contactBody,
      expects: 201,
    },
  ]
}

const CREDENTIALS = { email: 'aoife@example.ie', password: 'cloch-uisce-7-droichead' }

/** Registers a person and returns the browser's cookies. */
async function signIn(url: string): Promise<string> {
  const person = { firstName: 'Aoife', lastName: 'Ní Bhriain', userType: 'BUSINESS', ...CREDENTIALS }
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(person),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

const startedAt = performance.now()
const server = await startServer({}, { hashes: 'real' })
const startMs = Math.round(performance.now() - startedAt)
await fetch(server.url)
const atRest = residentMb(server)

const loads = [BARE, ...buildLoads(server.url, await signIn(server.url))]
const runs = new Map<string, Measurement[]>(loads.map((load) => [load.name, []]))
let underLoad = atRest
const reading = loads.filter(({ method }) => method === undefined)
const writing = loads.filter(({ method }) => method !== undefined)
// Round by round, so that a slow minute of the machine slows all loads alike. Messages come last, because sending their
// mails takes minutes and would slow later reads.
for (const group of [...Array(ROUNDS).fill(reading), ...Array(ROUNDS).fill(writing)] as Load[][]) {
  for (const load of group) {
    runs.get(load.name)?.push(await measure(server.url, load))
    underLoad = Math.max(underLoad, residentMb(server))
  }
}

const bare = median(runs.get(BARE.name) ?? [])
console.table(
  Object.fromEntries(
    [...runs].map(([name, measured]) => {
      const { perSecond, p50, p99, failed } = median(measured)
      const ratio = (perSecond / bare.perSecond).toFixed(2)
      return [name, { 'requests/s': perSecond, 'of bare': ratio, 'p50 ms': p50, 'p99 ms': p99, failed }]
    }),
  ),
)
console.table({
  'start to ready, new database': `${startMs} ms`,
  'memory at rest': `${atRest} MB`,
  'memory under load': `${underLoad} MB`,
})
await server.stop()
// A second server, because the first one still sends the mails of those messages.
const portals = await startServer({}, { hashes: 'real' })
const portalCookie = await signIn(portals.url)
console.log('The business portal with 100,000 activities and two years of savings, one request at a time')
await fillPortal(portals, portalCookie)
console.table(await measurePortal(portals.url, portalCookie))
console.log('50 sign-ins a second, and how long others wait meanwhile')
console.table(await measureSignInFlood(portals, portalCookie, CREDENTIALS))
console.log('One address floods the server, and how long others wait for the home page meanwhile')
console.table(await measureConnectionFloods(portals, () => residentMb(portals), portalCookie))
console.log('Chat: messages to everybody who is connected, times in ms, memory in MB')
console.table(await measureChat(portals, () => residentMb(portals)))
await import('./receptionist.ts')
console.log('The list of 100,000 users, one request at a time')
console.table(await measurePeople(100_000))
console.log('The people of an organisation with 1,000 members, one page at a time')
console.table(await measureMembers(1_000))
console.log('The page of an organisation with 1,000 members, 1,000 projects and 50,000 audit lines, part by part')
console.table(await measureOrganisation())
console.log('The inbox with 50,000 messages, one request at a time')
console.table(await measureInbox(50_000))
console.log('A public body with 1,000 projects and 50,000 lines of activity, one whole page at a time')
console.table(await measureGovernment(portals))
console.log('The audit log with 1,000,000 lines, one page at a time')
console.table(await measureAuditLog(1_000_000))
console.log('A diary with 10,000 bookings, one search for free times at a time')
console.table(await measureFreeSlots(10_000))
const pages: Record<string, Record<string, string>> = {}
for (const route of [...SITE_PAGES, '/signup', '/signin', '/sign-in', '/sign-up', ...BUSINESS_PAGES]) {
  const bytes = await pageBytes(portals.url, route, portalCookie)
  pages[route] = Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, formatKilobytes(size)]))
}
console.table(pages)
await portals.stop()
