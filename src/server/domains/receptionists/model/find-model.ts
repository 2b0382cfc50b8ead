import type { Selectable } from 'kysely'
import type { ModelRegion } from '#contracts/receptionist/model.ts'
import type { Ctx } from '../../../context.ts'
import { keptQuery } from '../../../database/kept-query.ts'
import type { ReceptionistModelsTable } from '../../../database/receptionist-use-tables.ts'
import { openSecret, SecretError } from '../../../secrets/seal-secret.ts'

/** The model of an organisation, with its price for a million tokens in cents. */
export type ChosenModel = {
  source: 'shared' | 'own'
  url: string
  name: string
  key: string | undefined
  region: ModelRegion
  inputPrice: number
  outputPrice: number
  monthlyBudgetCents: number
}

export type ModelRow = Selectable<ReceptionistModelsTable>

const findRow = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom('receptionist_models').selectAll().where('organisation_id', '=', id),
)

export async function findModelRow(ctx: Pick<Ctx, 'db'>, organisationId: string): Promise<ModelRow | undefined> {
  const [row] = await findRow(ctx, { id: organisationId })
  return row
}

/** Returns an organisation's model. Undefined when the rules answer, or the chosen model cannot be used. */
export async function findModel(ctx: Ctx, organisationId: string): Promise<ChosenModel | undefined> {
  const row = await findModelRow(ctx, organisationId)
  if (row === undefined || findObstacle(ctx, row) !== null) return undefined
  return row.answerer === 'own' ? readOwn(ctx, row) : readShared(ctx)
}

/** Returns why the model of a row cannot be used, apart from the budget. */
export function findObstacle(
  { config }: Pick<Ctx, 'config'>,
  { answerer, allowed_region, region, url }: ModelRow,
): 'rules' | 'none here' | 'outside the EU' | null {
  if (answerer === 'rules') return 'rules'
  if (answerer === 'own' ? url === null : config.model === undefined) return 'none here'
  const where = answerer === 'own' ? region : config.model?.region
  return allowed_region === 'eu' && where !== 'eu' ? 'outside the EU' : null
}

function readShared({ config }: Ctx): ChosenModel | undefined {
  return config.model && { source: 'shared', ...config.model }
}

export function readOwn(ctx: Ctx, row: ModelRow): ChosenModel {
  return {
    source: 'own',
    url: row.url ?? '',
    name: row.name ?? '',
    key: openKey(ctx, row),
    region: row.region,
    inputPrice: row.input_price,
    outputPrice: row.output_price,
    monthlyBudgetCents: row.monthly_budget_cents,
  }
}

/** Without the key, the endpoint refuses and the rules answer. */
function openKey(ctx: Ctx, { id, key }: ModelRow): string | undefined {
  if (key === null) return undefined
  try {
    return openSecret(ctx, key, { column: 'receptionist_models.key', id })
  } catch (error) {
    if (!(error instanceof SecretError)) throw error
    ctx.log.warn({ err: error }, 'the key of a model cannot be used')
    return undefined
  }
}
