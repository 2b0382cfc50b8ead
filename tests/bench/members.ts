import { listMembers } from '#server/domains/members/index.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { createMember } from '../support/members.ts'
import { membershipRow } from '../support/memberships.ts'

const ROUNDS = 200

/** Fills an organisation with members, among as many people of other organisations. */
export async function fillWithMembers(deps: TestDatabase, organisationId: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += 500) {
    const numbers = Array.from({ length: Math.min(500, count - from) }, (_, index) => from + index)
    const users = numbers.map((number) => ({
      id: `usr_m${number}`,
      email: `member${number}@example.ie`,
      first_name: `Niamh ${number}`,
      last_name: 'Byrne',
      sort_name: `byrne niamh ${number}`,
      user_type: 'BUSINESS' as const,
      role: 'USER' as const,
      password_hash: 'none',
      created_at: '2026-01-01T00:00:00.000Z',
    }))
    await deps.db.insertInto('users').values(users).execute()
    const rows = users.map(({ id }) => membershipRow(id, organisationId, 'member'))
    await deps.db.insertInto('memberships').values(rows).execute()
  }
}

/** Measures pages of the People screen of an organisation with `count` members, in milliseconds on the server. */
export async function measureMembers(count: number): Promise<Record<string, { 'p50 ms': number; 'p99 ms': number }>> {
  const deps = await openTestDatabase()
  try {
    const owner = await createMember(deps)
    await fillWithMembers(deps, owner.actor.organisationId, count)
    const { next = '' } = await listMembers(owner, {})
    const pages = { 'first page': {}, 'second page': { after: next }, 'a name': { q: 'niamh' } }
    const results: Awaited<ReturnType<typeof measureMembers>> = {}
    for (const [name, query] of Object.entries(pages)) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const startedAt = performance.now()
        await listMembers(owner, query)
        times.push(performance.now() - startedAt)
      }
      times.sort((one, other) => one - other)
      const at = (share: number) => Math.round((times[Math.floor(ROUNDS * share)] ?? 0) * 10) / 10
      results[name] = { 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
    }
    return results
  } finally {
    await deps.close()
  }
}
