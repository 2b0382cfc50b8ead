import { listAuditLog } from '#server/domains/audit/index.ts'
import { getOrganisationBilling } from '#server/domains/billing/index.ts'
import { getReceptionistRecord } from '#server/domains/conversations/index.ts'
import { listOrganisationPeople } from '#server/domains/members/index.ts'
import { findOrganisationRecord } from '#server/domains/organisations/index.ts'
import { listOrganisationProjects } from '#server/domains/projects/index.ts'
import { listOrganisationQuotes } from '#server/domains/quotes/index.ts'
import { listOrganisationTickets } from '#server/domains/support/index.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { fillGovernment } from '../support/government-rows.ts'
import { createMember } from '../support/members.ts'
import { createAdministrator } from '../support/staff.ts'
import { fillWithMembers } from './members.ts'

const ROUNDS = 200
const BATCH = 500

/** Fills the log with lines of one organisation, and as many of others. */
async function fillHistory(deps: TestDatabase, organisationId: string, count: number): Promise<void> {
  for (let from = 0; from < count * 2; from += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => ({
      id: `aud_o${from + index}`,
      at: new Date(Date.UTC(2026, 0, 1) + (from + index) * 60_000).toISOString(),
      actor_kind: 'member',
      actor_id: `usr_m${(from + index) % 1000}`,
      action: 'project.edited',
      subject_kind: 'project',
      subject_id: `prj_${(from + index) % 1000}`,
      organisation_id: index % 2 === 0 ? organisationId : 'org_other',
      request_id: 'r',
      details: '{}',
    }))
    await deps.db.insertInto('audit_log').values(rows).execute()
  }
}

/**
 * Measures what the page of an organisation asks for, part by part and all together: 1,000 members, 1,000 projects and
 * 50,000 audit lines, in milliseconds on the server.
 */
export async function measureOrganisation(): Promise<Record<string, { 'p50 ms': number; 'p99 ms': number }>> {
  const deps = await openTestDatabase()
  try {
    const [admin, owner] = [await createAdministrator(deps), await createMember(deps, { userType: 'GOVERNMENT' })]
    const id = owner.actor.organisationId
    await fillWithMembers(deps, id, 1_000)
    await fillGovernment({ ...deps, actor: owner.actor }, { projects: 1_000, activities: 0 })
    await fillHistory(deps, id, 50_000)
    const parts: Record<string, () => Promise<unknown>> = {
      facts: () => findOrganisationRecord(admin, id),
      people: () => listOrganisationPeople(admin, id),
      billing: () => getOrganisationBilling(admin, id),
      tickets: () => listOrganisationTickets(admin, id),
      quotes: () => listOrganisationQuotes(admin, id),
      projects: () => listOrganisationProjects(admin, id, {}),
      receptionist: () => getReceptionistRecord(admin, id),
      history: () => listAuditLog(admin, { organisation: id }),
    }
    const whole = () => Promise.all(Object.values(parts).map((read) => read()))
    const results: Awaited<ReturnType<typeof measureOrganisation>> = {}
    for (const [name, read] of Object.entries({ ...parts, 'all parts': whole })) results[name] = await timeOf(read)
    return results
  } finally {
    await deps.close()
  }
}

async function timeOf(read: () => Promise<unknown>): Promise<{ 'p50 ms': number; 'p99 ms': number }> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    await read()
    times.push(performance.now() - startedAt)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round((times[Math.floor(ROUNDS * share)] ?? 0) * 10) / 10
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}
