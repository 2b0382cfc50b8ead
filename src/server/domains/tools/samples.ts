import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'

const DAY = 86_400_000

const SAMPLES = [
  { tool: 'tool_ai-receptionist', status: 'ACTIVE', daysAgo: 420, billedInDays: 12 },
  { tool: 'tool_business-automation', status: 'ACTIVE', daysAgo: 300, billedInDays: 12 },
  { tool: 'tool_ai-marketing', status: 'ACTIVE', daysAgo: 190, billedInDays: 12 },
  { tool: 'tool_whatsapp-bot', status: 'TRIAL', daysAgo: 5, billedInDays: 9 },
] as const

/** Some tools in use, one of them on trial. A tool that is no longer in the catalogue is left out. */
export async function addToolSamples(tx: Ctx, organisationId: string): Promise<void> {
  const ids = SAMPLES.map((sample) => sample.tool)
  const known = new Set(
    (await tx.db.selectFrom('tools').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
  )
  const inDays = (days: number) => new Date(tx.now().getTime() + days * DAY).toISOString()
  const rows = SAMPLES.filter(({ tool }) => known.has(tool)).map(({ tool, status, daysAgo, billedInDays }) => ({
    id: newId('tsub'),
    organisation_id: organisationId,
    tool_id: tool,
    status,
    started_at: inDays(-daysAgo),
    next_billing_at: inDays(billedInDays),
    ends_at: status === 'TRIAL' ? inDays(billedInDays) : null,
    source: 'sample' as const,
  }))
  if (rows.length > 0) await tx.db.insertInto('tool_subscriptions').values(rows).execute()
}

export async function clearToolSamples(tx: Ctx, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('tool_subscriptions')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
