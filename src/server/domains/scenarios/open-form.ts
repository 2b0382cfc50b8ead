import { isEntryId, MAX_LINES, type ScenarioForm } from '#contracts/receptionist/scenarios.ts'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import { requirePermission } from '../../access.ts'
import { createOffice } from '../../assistant/sandbox/office.ts'
import { readTrial } from '../../assistant/sandbox/talk-to-draft.ts'
import { runScenario } from '../../assistant/scenarios/run-scenario.ts'
import { toInstant, toLocal } from '../../assistant/turn/irish-time.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { SCENARIOS_RUN_BY_ORGANISATION } from '../../limits/table.ts'
import { listNamedAnswers } from '../knowledge/index.ts'
import { getOwnDraft } from '../receptionists/index.ts'
import { presentScenario, readDraft, selectScenarios } from './scenario-row.ts'

/** Returns the form of a scenario of the actor's organisation. Throws `not_found`. */
export async function openScenario(ctx: Ctx, id: string): Promise<ScenarioForm> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const row = await selectScenarios(ctx, organisationId).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such scenario.')
  const { id: _, version, ...start } = presentScenario(row)
  return { ...(await buildForm(ctx, start)), version }
}

/** Returns an empty form. It is now in the conversation. */
export async function openNewScenario(ctx: Ctx): Promise<ScenarioForm> {
  requirePermission(ctx, 'receptionist.change')
  const { configuration } = await getOwnDraft(ctx)
  const [language = 'en'] = configuration.languages
  return buildForm(ctx, { name: '', language, at: toLocal(ctx.now()), caller: 'new', channel: 'web-chat', lines: [] })
}

async function buildForm(ctx: Ctx, start: ScenarioForm['start']): Promise<ScenarioForm> {
  const [{ configuration }, answers] = await Promise.all([
    getOwnDraft(ctx),
    listNamedAnswers(ctx, start.lines.map(({ expects }) => expects).filter(isEntryId)),
  ])
  return { start, languages: configuration.languages, answers }
}

/**
 * Returns the form of a scenario that repeats a conversation with the draft: its lines, and after each what happens when
 * they are repeated. Throws `conflict` for a conversation that is over, empty or too long.
 */
export async function proposeScenario(ctx: Ctx, sealed: string | undefined): Promise<ScenarioForm> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  await consumeRateLimit(ctx, SCENARIOS_RUN_BY_ORGANISATION, organisationId)
  const trial = readTrial(ctx, sealed)
  if (trial === undefined) {
    throw new AppError('conflict', 'That conversation is over: one lasts an hour. You can write the scenario here.')
  }
  const texts = listLines(trial)
  const { language, caller, channel } = trial
  const at = trial.at ?? toLocal(ctx.now())
  const office = createOffice(ctx, { ...(await readDraft(ctx)), version: 'draft', at: new Date(toInstant(at)) })
  const asked = texts.map((text) => ({ text, expects: '' }) as const)
  const tried = { id: '', name: '', language, isAlwaysThere: false, lines: asked, as: { caller, channel } }
  const run = await runScenario(ctx, office, tried)
  const lines = run.lines.map(({ asked: text = '', effects }) => ({ text, expects: effects[0] ?? '' }) as const)
  return buildForm(ctx, { name: nameAfter(texts[0] ?? ''), language, at, caller, channel, lines })
}

/** The caller's lines. The page keeps only the end of a long conversation, which would not repeat. */
function listLines({ moments }: TrialView): string[] {
  const said = moments.flatMap((one) => (one.kind === 'said' && one.by === 'contact' ? [one] : []))
  if (said.length === 0) throw new AppError('conflict', 'Nothing was said yet. You can write the scenario here.')
  if (said[0]?.id !== 'turn-1-asked' || said.length > MAX_LINES) {
    const message = `That conversation is too long: a scenario has ${MAX_LINES} lines at most. You can write it here.`
    throw new AppError('conflict', message)
  }
  return said.map(({ text }) => text)
}

const MAX_NAME = 100

function nameAfter(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ')
  return `Somebody writes “${words.length > MAX_NAME ? `${words.slice(0, MAX_NAME - 1).trimEnd()}…` : words}”`
}
