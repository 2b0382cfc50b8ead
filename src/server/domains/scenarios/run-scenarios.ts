import { type ScenarioRun, scenarioChoice } from '#contracts/receptionist/scenarios.ts'
import { requirePermission } from '../../access.ts'
import { createOffice } from '../../assistant/sandbox/office.ts'
import { runAlwaysThere } from '../../assistant/scenarios/run-always-there.ts'
import { runScenario } from '../../assistant/scenarios/run-scenario.ts'
import { toInstant } from '../../assistant/turn/irish-time.ts'
import type { Ctx } from '../../context.ts'
import type { ScenarioRow } from '../../database/receptionist-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { SCENARIOS_RUN_BY_ORGANISATION } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import {
  type DraftToTry,
  presentScenario,
  readDraft,
  readResult,
  scenarioGoneError,
  selectScenarios,
} from './scenario-row.ts'

/**
 * Runs a scenario of the actor's organisation on the draft, or all of them with those that are always there. Throws
 * `conflict` when it is gone, and `rate_limited`.
 */
export async function runScenarios(ctx: Ctx, input: unknown): Promise<ScenarioRun[]> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { id } = parseInput(scenarioChoice, input)
  await consumeRateLimit(ctx, SCENARIOS_RUN_BY_ORGANISATION, organisationId)
  const draft = await readDraft(ctx)
  if (id === undefined) {
    const alwaysThere = await runAlwaysThere(ctx, { ...draft, version: 'draft' })
    return [...alwaysThere, ...(await checkScenarios(ctx, 'all'))]
  }
  const row = await selectScenarios(ctx, organisationId).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw scenarioGoneError()
  return runAndStore(ctx, draft, [row])
}

/**
 * Returns the runs of all scenarios of the actor's organisation on the draft. `stale` keeps the results of those that ran
 * on this draft: they would be the same.
 */
export async function checkScenarios(ctx: Ctx, which: 'all' | 'stale'): Promise<ScenarioRun[]> {
  const draft = await readDraft(ctx)
  const rows = await selectScenarios(ctx, draft.organisationId).execute()
  const isStale = (row: ScenarioRow) => which === 'all' || row.ran_on !== draft.ranOn
  const fresh = new Map((await runAndStore(ctx, draft, rows.filter(isStale))).map((run) => [run.id, run]))
  return rows.map((row) => fresh.get(row.id) ?? present(row, readResult(row) ?? []))
}

async function runAndStore(ctx: Ctx, draft: DraftToTry, rows: ScenarioRow[]): Promise<ScenarioRun[]> {
  const runs: ScenarioRun[] = []
  for (const row of rows) {
    const office = createOffice(ctx, { ...draft, version: 'draft', at: new Date(toInstant(row.moment)) })
    const { lines, caller, channel } = presentScenario(row)
    runs.push(await runScenario(ctx, office, { ...present(row, []), lines, as: { caller, channel } }))
  }
  await store(ctx, draft, rows, runs)
  return runs
}

const present = ({ id, name, language }: ScenarioRow, lines: ScenarioRun['lines']): ScenarioRun => ({
  id,
  name,
  language,
  isAlwaysThere: false,
  lines,
})

/** A scenario that was changed during its run keeps having no result. */
async function store(ctx: Ctx, { ranOn }: DraftToTry, rows: ScenarioRow[], runs: ScenarioRun[]): Promise<void> {
  if (rows.length === 0) return
  await inTransaction(ctx, async (tx) => {
    const run_at = tx.now().toISOString()
    for (const [index, { id, version }] of rows.entries()) {
      await tx.db
        .updateTable('scenarios')
        .set({ result: JSON.stringify(runs[index]?.lines ?? []), run_at, ran_on: ranOn })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
    }
  })
}
