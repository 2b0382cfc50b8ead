import { nestFields } from '#contracts/nest-fields.ts'
import { findFailure } from '#contracts/receptionist/scenarios.ts'
import type { Ctx } from '#server/context.ts'
import { runScenarios, saveScenario } from '#server/domains/scenarios/index.ts'
import { AppError } from '#server/errors.ts'
import { receptionistPath } from '../receptionist-path.ts'

/** Saves a scenario and runs it once. Returns the address of the list. A run that is refused leaves it saved. */
export async function saveAndRun(ctx: Ctx, fields: Record<string, string>, id?: string): Promise<string> {
  const { version, ...typed } = fields
  const known = id === undefined || version === undefined ? undefined : { id, version }
  const saved = await saveScenario(ctx, { lines: {}, ...nestFields(typed) }, known)
  const run = await runScenarios(ctx, { id: saved }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  const [done] = run?.map((one) => (findFailure(one) === undefined ? 'passed' : 'failed')) ?? ['saved']
  return `${receptionistPath(ctx)}/try-it?done=${done}#${saved}`
}
