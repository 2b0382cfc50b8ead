import { TOOL_TRIAL_DAYS } from '#contracts/tools.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { getSamplePlan } from '../billing/index.ts'

const DAY = 86_400_000

const RECEPTIONIST = 'tool_ai-receptionist'

/** In use since the first weeks of the sample plan, before the first sample saving. */
const IN_USE = [
  { tool: RECEPTIONIST, dayOfPlan: 1 },
  { tool: 'tool_business-automation', dayOfPlan: 8 },
  { tool: 'tool_ai-marketing', dayOfPlan: 15 },
]
const ON_TRIAL = { tool: 'tool_whatsapp-bot', daysAgo: 5 }

/** Adds sample tools in use, one of them on trial. Skips tools that the catalogue no longer has. */
export async function addToolSamples(tx: Tx, organisationId: string): Promise<void> {
  const { startedAt, period } = getSamplePlan('BUSINESS', tx.now())
  const addDays = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY).toISOString()
  const trialStart = addDays(tx.now().toISOString(), -ON_TRIAL.daysAgo)
  const samples = [
    ...IN_USE.map(({ tool, dayOfPlan }) => ({
      tool,
      status: 'ACTIVE' as const,
      started_at: addDays(startedAt, dayOfPlan),
      ends_at: null,
    })),
    {
      tool: ON_TRIAL.tool,
      status: 'TRIAL' as const,
      started_at: trialStart,
      ends_at: addDays(trialStart, TOOL_TRIAL_DAYS),
    },
  ]
  const ids = samples.map(({ tool }) => tool)
  const found = await tx.db.selectFrom('tools').select('id').where('id', 'in', ids).execute()
  const knownTools = new Set(found.map(({ id }) => id))
  const rows = samples
    .filter(({ tool }) => knownTools.has(tool))
    .map(({ tool, ...sample }) => ({
      ...sample,
      id: newId('tsub'),
      organisation_id: organisationId,
      tool_id: tool,
      next_billing_at: period.end,
      source: 'sample' as const,
    }))
  if (rows.length > 0) await tx.db.insertInto('tool_subscriptions').values(rows).execute()
}

/** Keeps the receptionist, which has answered since the registration. */
export async function clearToolSamples(tx: Tx, organisationId: string): Promise<void> {
  const { created_at } = await tx.db
    .selectFrom('organisations')
    .select('created_at')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  await tx.db
    .updateTable('tool_subscriptions')
    .set({ source: 'real', started_at: created_at })
    .where('organisation_id', '=', organisationId)
    .where('tool_id', '=', RECEPTIONIST)
    .where('source', '=', 'sample')
    .execute()
  await tx.db
    .deleteFrom('tool_subscriptions')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
