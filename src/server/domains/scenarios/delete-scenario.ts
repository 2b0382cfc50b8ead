import { scenarioChoice } from '#contracts/receptionist/scenarios.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { scenarioGoneError } from './scenario-row.ts'

/** Deletes a scenario of the actor's organisation. Returns its name. Throws `conflict` when it is gone. */
export async function deleteScenario(ctx: Ctx, input: unknown): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { id = '' } = parseInput(scenarioChoice, input)
  return inTransaction(ctx, async (tx) => {
    const deleted = await tx.db
      .deleteFrom('scenarios')
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .returning('name')
      .executeTakeFirst()
    if (deleted === undefined) throw scenarioGoneError()
    await recordAudit(tx, 'receptionist.scenario_deleted', { kind: 'scenario', id }, { name: deleted.name })
    return deleted.name
  })
}
