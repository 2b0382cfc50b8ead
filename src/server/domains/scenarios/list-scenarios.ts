import type { ScenarioList } from '#contracts/receptionist/scenarios.ts'
import { requirePermission } from '../../access.ts'
import { listAlwaysThere, listOpenings } from '../../assistant/scenarios/always-there.ts'
import type { Ctx } from '../../context.ts'
import { presentScenario, readDraft, readResult, selectScenarios } from './scenario-row.ts'

/** Lists the scenarios of the actor's organisation with their last runs, and those that are always there. */
export async function listScenarios(ctx: Ctx): Promise<ScenarioList> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId, configuration, ranOn } = await readDraft(ctx)
  const rows = await selectScenarios(ctx, organisationId).execute()
  const own = rows.map((row) => {
    const lines = readResult(row)
    const isOfThisDraft = row.ran_on === ranOn
    const run = lines === undefined || row.run_at === null ? null : { at: row.run_at, lines, isOfThisDraft }
    const { version: _, ...scenario } = presentScenario(row)
    return { ...scenario, run }
  })
  const alwaysThere = [...listOpenings(configuration), ...listAlwaysThere(configuration)]
  return { own, alwaysThere: alwaysThere.map(({ id, name, language }) => ({ id, name, language })) }
}
