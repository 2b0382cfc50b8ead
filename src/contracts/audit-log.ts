import { z } from 'zod'

/** A filter out of an address: empty is no filter, and so is what cannot be one. */
const part = z
  .string()
  .max(200)
  .overwrite((text) => text.replaceAll(/\p{Cc}/gu, '').trim())
  .catch('')
  .default('')

/** A day of the Irish calendar, as date fields write it. */
const day = z.iso.date().optional().catch(undefined)

/** Where a page begins: after that line, which itself is not on it. */
const cursor = z
  .string()
  .transform((text) => /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)_(\w{1,80})$/.exec(text))
  .transform((found) => (found === null ? undefined : { at: found[1] ?? '', id: found[2] ?? '' }))
  .optional()
  .catch(undefined)

/** Filters of the audit log: the search parameters of /dashboard/admin/audit-log and of its export.csv. */
export const auditFilter = z.object({
  /** An email address, the id of a user, the name of a job, or "visitor". */
  actor: part,
  /** A code like `content.published`. */
  action: part,
  /** An id, or the email address of a user. */
  subject: part,
  from: day,
  /** This day included. */
  to: day,
  /** Only what is older than this line. */
  before: cursor,
  /** Only what is newer than this line. */
  after: cursor,
})

export type AuditFilter = z.output<typeof auditFilter>

export type AuditLine = {
  id: string
  /** ISO-8601 UTC. */
  at: string
  actor: string
  /** What was done, in words. */
  description: string
  action: string
  subjectKind: string
  subjectId: string
  /** Null where the subject has no name, or is gone. */
  subjectName: string | null
  requestId: string
  details: string
}
