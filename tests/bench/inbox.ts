import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { listEnquiries } from '#server/domains/enquiries/index.ts'
import { openTestDatabase } from '../support/database.ts'
import { fillInbox } from '../support/fill-inbox.ts'
import { createAdministrator } from '../support/staff.ts'

const TIMES = 100
/** A cursor behind every message. */
const END = Buffer.from(JSON.stringify([''])).toString('base64url')

type Times = { 'p50 ms': number; 'p99 ms': number }

/** Usual filters of the inbox, and the slowest ones. */
const FILTERS: Record<string, object> = {
  'open, most urgent first': {},
  'all, page 1': { view: 'all' },
  'all, the last page': { view: 'all', before: END },
  'open privacy requests': { kind: 'privacy' },
  'search: a rare word': { view: 'all', q: 'heron' },
  'search: a word in every message': { view: 'all', q: 'recep' },
  'search: a rare and a common word': { view: 'all', q: 'heronry calls' },
  'search: two common words': { view: 'all', q: 'galway niamh' },
  'search: nothing': { view: 'all', q: 'xylophone' },
}

/** Measures a page of the inbox with `count` messages, by filter, in milliseconds on the server. */
export async function measureInbox(count: number): Promise<Record<string, Times>> {
  const deps = await openTestDatabase()
  try {
    const admin = await createAdministrator(deps)
    await fillInbox(deps.db, count)
    // PostgreSQL does this itself soon after so many inserts.
    await sql.raw(deps.config.databaseUrl === undefined ? 'analyze' : 'vacuum analyze').execute(deps.db)
    const results: Record<string, Times> = {}
    for (const [name, filter] of Object.entries(FILTERS)) results[name] = await measureQuery(admin, filter)
    return results
  } finally {
    await deps.close()
  }
}

async function measureQuery(admin: Ctx, filter: object): Promise<Times> {
  const times: number[] = []
  for (let round = 0; round < TIMES; round++) {
    const startedAt = performance.now()
    await listEnquiries(admin, filter)
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.ceil(share * TIMES) - 1] ?? 0) * 10) / 10
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}
