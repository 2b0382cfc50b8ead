import { connectDatabase } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { fillGovernment } from '../support/government-rows.ts'
import { organisationOf } from '../support/memberships.ts'
import type { TestServer } from '../support/server.ts'

const ROUNDS = 100
/** A cursor behind every name. */
const END = Buffer.from(JSON.stringify(['\u{10ffff}', 'z'])).toString('base64url')
const TABS: Record<string, string> = {
  overview: '/dashboard/government',
  projects: '/dashboard/government/projects',
  'projects, last page': `/dashboard/government/projects?sort=name&before=${END}`,
  'projects, searched': '/dashboard/government/projects?q=quay+4&department=HEALTH',
  compliance: '/dashboard/government/compliance',
  analytics: '/dashboard/government/analytics',
}

/**
 * Measures each tab of a public body with 1,000 projects and 50,000 lines of activity on SQLite, one request after
 * another: milliseconds from the request to the last byte of the page.
 */
export async function measureGovernment(server: TestServer): Promise<Record<string, Record<string, number>>> {
  const { cookie, organisationId } = await registerGovernment(server)
  const db = connectDatabase({ dataDir: server.dataDir, databaseUrl: undefined }, createLog('silent'))
  await fillGovernment({ db, now: () => new Date(), actor: { organisationId } }, { projects: 1000, activities: 50_000 })
  await db.destroy()
  const results: Record<string, Record<string, number>> = {}
  for (const [name, path] of Object.entries(TABS)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await measurePage(server.url + path, cookie))
    times.sort((a, b) => a - b)
    results[name] = { 'p50 ms': roundToTenth(times[ROUNDS / 2]), 'p99 ms': roundToTenth(times[ROUNDS - 2]) }
  }
  return results
}

async function registerGovernment({ url, dataDir }: TestServer): Promise<{ cookie: string; organisationId: string }> {
  const email = 'grainne@example.ie'
  const person = { firstName: 'Gráinne', lastName: 'Ní Mháille', email, userType: 'GOVERNMENT' }
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ ...person, password: 'cloch-uisce-7-droichead' }),
  })
  const cookie = response.headers.getSetCookie().map((value) => value.split(';', 1)[0])
  const db = connectDatabase({ dataDir, databaseUrl: undefined }, createLog('silent'))
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const organisationId = await organisationOf(db, user.id)
  await db.destroy()
  return { cookie: cookie.join('; '), organisationId }
}

async function measurePage(url: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers: { cookie } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return performance.now() - startedAt
}

function roundToTenth(ms = 0): number {
  return Math.round(ms * 10) / 10
}
