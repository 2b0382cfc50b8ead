import { connectDatabase } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { organisationOf } from '../support/memberships.ts'
import type { TestServer } from '../support/server.ts'
import { addYearsOfUse } from '../support/years-of-use.ts'

export const BUSINESS_PAGES = ['', '/tools', '/analytics', '/analytics/savings'].map(
  (tab) => `/dashboard/business${tab}`,
)

const WARM_UP = 50
const REQUESTS = 400

/** Gives the organisation of a cookie two years of data: 100,000 activities, and savings and ratings of every day. */
export async function fillPortal(server: TestServer, cookie: string): Promise<void> {
  const { id: userId } = (await (await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })).json()) as {
    id: string
  }
  const db = connectDatabase({ dataDir: server.dataDir, databaseUrl: undefined }, createLog('silent'))
  await addYearsOfUse(db, await organisationOf(db, userId), new Date())
  await db.destroy()
}

/** Measures each tab of that organisation, one request after another, until the last byte. */
export async function measurePortal(
  url: string,
  cookie: string,
): Promise<Record<string, { 'p50 ms': number; 'p99 ms': number }>> {
  const table: Record<string, { 'p50 ms': number; 'p99 ms': number }> = {}
  for (const path of BUSINESS_PAGES) {
    const times: number[] = []
    for (let asked = 0; asked < WARM_UP + REQUESTS; asked += 1) {
      const startedAt = performance.now()
      const response = await fetch(url + path, { headers: { cookie } })
      await response.text()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      if (asked >= WARM_UP) times.push(performance.now() - startedAt)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1))
    table[path] = { 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
  }
  return table
}
