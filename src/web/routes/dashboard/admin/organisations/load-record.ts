import { PART_SIZE } from '#contracts/organisation-record.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import { listAuditLog } from '#server/domains/audit/index.ts'
import { getOrganisationBilling } from '#server/domains/billing/index.ts'
import { getReceptionistRecord } from '#server/domains/conversations/index.ts'
import { listOrganisationPeople } from '#server/domains/members/index.ts'
import { listOrganisationProjects } from '#server/domains/projects/index.ts'
import { listOrganisationQuotes } from '#server/domains/quotes/index.ts'
import { listOrganisationTickets } from '#server/domains/support/index.ts'
import { getPerson } from '../../get-person.ts'
import { loadOrganisation } from './load-organisation.ts'

export type OrganisationData = Awaited<ReturnType<typeof loadRecord>>

/** An organisation with the newest rows of each domain. */
export async function loadRecord(ctx: Ctx, id: string) {
  const organisation = await loadOrganisation(ctx, id)
  const [person, people, billing, tickets, quotes, projects, receptionist, history] = await Promise.all([
    getPerson(ctx),
    listOrganisationPeople(ctx, id),
    getOrganisationBilling(ctx, id),
    listOrganisationTickets(ctx, id),
    listOrganisationQuotes(ctx, id),
    organisation.portal === 'GOVERNMENT' ? listOrganisationProjects(ctx, id, {}) : null,
    getReceptionistRecord(ctx, id),
    listAuditLog(ctx, { organisation: id }),
  ])
  return {
    person,
    organisation,
    people: {
      ...people,
      items: people.items.map(({ lastSeenAt, ...colleague }) => ({
        ...colleague,
        seen: lastSeenAt === null ? 'Never here' : `Last seen ${formatMoment(lastSeenAt)}`,
      })),
    },
    ...billing,
    tickets,
    quotes,
    projects: projects && { ...projects, items: projects.items.slice(0, PART_SIZE) },
    receptionist,
    history: history.items.slice(0, PART_SIZE + 2).map(({ id: key, actor, description, subjectName, at }) => ({
      key,
      actor,
      description,
      subjectName,
      when: formatMoment(at),
    })),
  }
}
