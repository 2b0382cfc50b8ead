import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { listEnquiries } from '#server/domains/enquiries/index.ts'
import { openTestDatabase } from '../support/database.ts'
import { fillInbox } from '../support/fill-inbox.ts'
import { createAdministrator } from '../support/staff.ts'

const TIMES = 100

type Times = { 'p50 ms': number; 'p99 ms': number }

/** What the team asks of the inbox, and the questions that are hardest to answer. */
const QUESTIONS: Record<string, object> = {
  'open, most urgent first': {},
  'all, page 1': { view: 'all' },
  'all, page 1,000': { view: 'all', page: 1_000 },
  'open privacy requests': { kind: 'privacy' },
  'search: a rare word': { view: 'all', q: 'heron' },
  'search: a word in every message': { view: 'all', q: 'recep' },
  'search: a rare and a common word': { view: 'all', q: 'heronry calls' },
  'search: two common words': { view: 'all', q: 'galway niamh' },
  'search: nothing': { view: 'all', q: 'xylophone' },
}

/** How long a page of the inbox takes among `count` messages, by question, in milliseconds of the server. */
export async function measureInbox(count: number): Promise<Record<string, Times>> {
  const deps = await openTestDatabase()
  try {
    const admin = await createAdministrator(deps)
    await fillInbox(deps.db, count)
    // What PostgreSQL does by itself soon after so many rows came.
    await sql.raw(deps.config.databaseUrl === undefined ? 'analyze' : 'vacuum analyze').execute(deps.db)
    const results: Record<string, Times> = {}
    for (const [name, filter] of Object.entries(QUESTIONS)) results[name] = await timesOf(admin, filter)
    return results
  } finally {
    await deps.close()
  }
}

async function timesOf(admin: Ctx, filter: object): Promise<Times> {
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
