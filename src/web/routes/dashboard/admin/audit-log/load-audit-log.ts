import { auditFilter } from '#contracts/audit-log.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import { listAuditActions, listAuditLog } from '#server/domains/audit/index.ts'
import { findFilteredOrganisation } from '../filtered-organisation.ts'

const FILTERS = ['actor', 'action', 'subject', 'organisation', 'from', 'to'] as const

export type ShownFilter = Record<(typeof FILTERS)[number], string>

export async function loadAuditLog(ctx: Ctx, address: Record<string, string>) {
  const [{ items, ...page }, actions, organisation] = await Promise.all([
    listAuditLog(ctx, address),
    listAuditActions(ctx),
    findFilteredOrganisation(ctx, auditFilter.parse(address).organisation),
  ])
  const filter = Object.fromEntries(FILTERS.map((name) => [name, address[name] ?? ''])) as ShownFilter
  return {
    page: {
      ...page,
      items: items.map((line) => ({ ...line, when: formatMoment(line.at), details: detailsInWords(line.details) })),
    },
    filter,
    actions,
    organisation,
  }
}

export type ShownLine = Awaited<ReturnType<typeof loadAuditLog>>['page']['items'][number]

/** {"version":3,"fields":["name"]} becomes "version: 3; fields: name". The organisation has its own column. */
function detailsInWords(details: string): string {
  const entries = Object.entries(JSON.parse(details) as Record<string, unknown>)
  const shown = entries.filter(([name]) => name !== 'organisationId')
  return shown.map(([name, value]) => `${name}: ${inWords(value)}`).join('; ')
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
