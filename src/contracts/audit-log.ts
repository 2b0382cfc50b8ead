import { z } from 'zod'
import { filterDay, filterOrganisation, place, searchText } from './lists.ts'

/** Filters of the audit log: the search parameters of /dashboard/admin/audit-log and of its export.csv. */
export const auditFilter = z.object({
  /** An email address, the id of a user, the name of a job, or "visitor". */
  actor: searchText,
  /** A code like `content.published`. */
  action: searchText,
  /** An id, or the email address of a user. */
  subject: searchText,
  organisation: filterOrganisation,
  from: filterDay,
  /** This day included. */
  to: filterDay,
  ...place,
})

export type AuditFilter = z.output<typeof auditFilter>

export type AuditLine = {
  id: string
  /** ISO-8601 UTC. */
  at: string
  actor: string
  /** The action in words. */
  description: string
  action: string
  subjectKind: string
  subjectId: string
  /** Null when the subject has no name or was deleted. */
  subjectName: string | null
  /** The organisation whose history contains the line. The name is null after the organisation was erased. */
  organisation: { id: string; name: string | null } | null
  requestId: string
  details: string
}
