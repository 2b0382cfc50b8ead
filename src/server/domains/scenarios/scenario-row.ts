import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { LineRun, OwnScenario, ScenarioLine } from '#contracts/receptionist/scenarios.ts'
import type { Ctx } from '../../context.ts'
import type { ScenarioRow } from '../../database/receptionist-tables.ts'
import { AppError } from '../../errors.ts'
import { getDraft, getOwnReceptionist } from '../receptionists/index.ts'

/** Selects the scenarios of an organisation, oldest first. */
export function selectScenarios({ db }: Pick<Ctx, 'db'>, organisationId: string) {
  return db.selectFrom('scenarios').selectAll().where('organisation_id', '=', organisationId).orderBy('id')
}

export const presentScenario = ({ moment, lines, ...row }: ScenarioRow): OwnScenario => ({
  id: row.id,
  name: row.name,
  language: row.language,
  at: moment,
  caller: row.caller,
  channel: row.channel,
  lines: JSON.parse(lines) as ScenarioLine[],
  version: row.version,
})

export const readResult = ({ result }: ScenarioRow): LineRun[] | undefined =>
  result === null ? undefined : (JSON.parse(result) as LineRun[])

/** A draft, and the revisions that name what scenarios run on. */
export type DraftToTry = { organisationId: string; configuration: ReceptionistConfiguration; ranOn: string }

/** Returns the draft of the actor's organisation. */
export async function readDraft(ctx: Ctx): Promise<DraftToTry> {
  const { organisationId } = await getOwnReceptionist(ctx)
  // Knowledge that changes after this makes the run older, never newer, than what it ran on.
  const { knowledge_revision: knowledge } = await ctx.db
    .selectFrom('receptionists')
    .select('knowledge_revision')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const { configuration, revision } = await getDraft(ctx, organisationId)
  return { organisationId, configuration, ranOn: `${revision}.${knowledge}` }
}

export const scenarioGoneError = () => new AppError('conflict', 'A colleague has deleted this scenario meanwhile.')
