import {
  isEntryId,
  knownScenario,
  MAX_SCENARIOS,
  type ScenarioText,
  scenarioForm,
} from '#contracts/receptionist/scenarios.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { listNamedAnswers } from '../knowledge/index.ts'
import { lockOrganisation } from '../organisations/index.ts'

/**
 * Adds a scenario, or changes the version that the form showed, which then has not run yet. Returns its id. Throws
 * `conflict` above the maximum and for another version, and `invalid_input`.
 */
export async function saveScenario(
  ctx: Ctx,
  input: unknown,
  known?: { id: string; version: unknown },
): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const scenario = parseInput(scenarioForm, input)
  const read = known && parseInput(knownScenario, known)
  await refuseUnknownAnswers(ctx, scenario)
  return inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const id =
      read === undefined ? await insert(tx, organisationId, scenario) : await update(tx, organisationId, read, scenario)
    await recordAudit(tx, 'receptionist.scenario_saved', { kind: 'scenario', id }, { name: scenario.name })
    return id
  })
}

async function refuseUnknownAnswers(ctx: Ctx, { lines }: ScenarioText): Promise<void> {
  const expected = lines.map(({ expects }) => expects).filter(isEntryId)
  const answers = await listNamedAnswers(ctx, expected)
  if (expected.every((id) => answers.some((answer) => answer.id === id))) return
  const message = 'An answer that you expect no longer exists. Please choose what you expect instead.'
  throw new AppError('invalid_input', message, { fieldErrors: { lines: message } })
}

const buildColumns = ({ at, lines, ...scenario }: ScenarioText) => ({
  ...scenario,
  moment: at,
  lines: JSON.stringify(lines),
})

async function insert(tx: Tx, organisationId: string, scenario: ScenarioText): Promise<string> {
  const { count } = await tx.db
    .selectFrom('scenarios')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_SCENARIOS) {
    throw new AppError('conflict', `${MAX_SCENARIOS} scenarios are the most. Please delete one first.`)
  }
  const id = newId('sce')
  const row = { id, organisation_id: organisationId, created_at: tx.now().toISOString() }
  await tx.db
    .insertInto('scenarios')
    .values({ ...row, ...buildColumns(scenario) })
    .execute()
  return id
}

async function update(
  tx: Tx,
  organisationId: string,
  { id, version }: { id: string; version: number },
  scenario: ScenarioText,
): Promise<string> {
  const updated = await tx.db
    .updateTable('scenarios')
    .set((row) => ({
      ...buildColumns(scenario),
      version: row('version', '+', 1),
      result: null,
      run_at: null,
      ran_on: null,
    }))
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (updated !== undefined) return updated.id
  throw new AppError('conflict', 'A colleague changed or deleted this scenario meanwhile. Nothing was saved.')
}
