import { sql } from 'kysely'
import { listPeople } from '#server/domains/identity/index.ts'
import { buildSortName } from '#server/domains/identity/users.ts'
import { extractTerms } from '#server/search/fold.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { membershipRow } from '../support/memberships.ts'
import { createAdministrator } from '../support/staff.ts'

const FIRST = ['Niamh', 'Seán', 'Aoife', 'Cian', 'Gráinne', 'Tomás', 'Mary', 'John', 'Olena', 'Piotr', 'Úna', 'Fiadh']
const LAST = ['Murphy', 'Ní Bhriain', 'Ó Dálaigh', 'Kelly', 'Walsh', 'O’Connor', 'Byrne', 'Kowalski', 'Ryan', 'Doyle']
const TRADES = ['Physio', 'Bakery', 'Dental', 'Motors', 'Solicitors', 'Hotel', 'Pharmacy', 'Council']

/** Usual queries of administrators, and the slowest ones. */
const QUERIES: Record<string, Record<string, string>> = {
  'first page': {},
  'a name': { q: 'niamh murphy' },
  'a rare name': { q: 'grainne 4711' },
  'an address': { q: 'sean.99@' },
  'an organisation': { q: 'claddagh 5000' },
  'one letter': { q: 'm' },
  'two words that many have': { q: 'mary hotel', sort: 'newest' },
  'words that never meet': { q: 'physio bakery' },
  'public bodies by last sign-in': { type: 'GOVERNMENT', sort: 'sign-in' },
  administrators: { role: 'ADMIN', sort: 'newest' },
  disabled: { status: 'disabled', sort: 'sign-in' },
  'nobody at all': { q: 'zzz' },
}

/** Fills a database with people. Many share a name, and two share an organisation. */
export async function fillWithPeople(deps: TestDatabase, count: number): Promise<void> {
  const start = Date.parse('2024-01-01T00:00:00.000Z')
  for (let from = 0; from < count; from += 500) {
    const numbers = Array.from({ length: Math.min(500, count - from) }, (_, index) => from + index)
    const at = (number: number) => new Date(start + number * 60_000).toISOString()
    const organisations = numbers
      .filter((number) => number % 2 === 0)
      .map((number) => {
        const trade = TRADES[(number / 2) % TRADES.length] ?? ''
        const name = `Claddagh ${trade} ${number}`
        return { id: `org_${number}`, name, kind: 'customer' as const, created_at: at(number) }
      })
    const users = numbers.map((number) => {
      const first_name = FIRST[(number * 7) % FIRST.length] ?? ''
      const last_name = LAST[(number * 3) % LAST.length] ?? ''
      return {
        id: `usr_${number}`,
        email: `${first_name}.${number}@example.ie`.toLowerCase(),
        first_name,
        last_name,
        sort_name: buildSortName({ first_name, last_name }),
        user_type: number % 40 === 0 ? ('GOVERNMENT' as const) : ('BUSINESS' as const),
        role: 'USER' as const,
        password_hash: 'none',
        disabled_at: number % 50 === 0 ? at(number) : null,
        last_login_at: at(number + ((number * 7919) % 50_000)),
        created_at: at(number),
      }
    })
    const memberships = numbers.map((number) => membershipRow(`usr_${number}`, `org_${number - (number % 2)}`))
    const terms = [
      ...organisations.flatMap(({ id, name }) =>
        extractTerms([name]).map((term) => ({ subject_kind: 'organisation' as const, subject_id: id, term })),
      ),
      ...users.flatMap((user) =>
        extractTerms([user.first_name, user.last_name, user.email]).map((term) => ({
          subject_kind: 'user' as const,
          subject_id: user.id,
          term,
        })),
      ),
    ]
    await deps.db.transaction().execute(async (tx) => {
      await tx.insertInto('organisations').values(organisations).execute()
      await tx.insertInto('users').values(users).execute()
      await tx.insertInto('memberships').values(memberships).execute()
      await tx.insertInto('search_terms').values(terms).execute()
    })
  }
  await sql`analyze`.execute(deps.db)
}

/** Measures the list of people with `count` accounts, by query, in milliseconds on the server. */
export async function measurePeople(count: number): Promise<Record<string, { 'p50 ms': number; 'p99 ms': number }>> {
  const deps = await openTestDatabase()
  try {
    const admin = await createAdministrator(deps)
    await fillWithPeople(deps, count)
    const results: Record<string, { 'p50 ms': number; 'p99 ms': number }> = {}
    for (const [name, query] of Object.entries(QUERIES)) {
      const times: number[] = []
      for (let round = 0; round < 50; round++) {
        const startedAt = performance.now()
        await listPeople(admin, query)
        times.push(performance.now() - startedAt)
      }
      times.sort((a, b) => a - b)
      results[name] = { 'p50 ms': roundToTenth(times[24]), 'p99 ms': roundToTenth(times[49]) }
    }
    return results
  } finally {
    await deps.close()
  }
}

function roundToTenth(ms = 0): number {
  return Math.round(ms * 10) / 10
}
