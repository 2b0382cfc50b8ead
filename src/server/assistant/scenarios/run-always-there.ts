import { DISCLOSURE } from '#content/receptionist/disclosure.ts'
import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { LineRun, ScenarioRun } from '#contracts/receptionist/scenarios.ts'
import type { Ctx } from '../../context.ts'
import { listOpeningTexts } from '../../domains/conversations/index.ts'
import type { KnowledgeVersion } from '../../domains/knowledge/index.ts'
import { createOffice } from '../sandbox/office.ts'
import { listAlwaysThere, listOpenings } from './always-there.ts'
import { findDenial } from './find-denial.ts'
import { runScenario } from './run-scenario.ts'

type Checked = { organisationId: string; configuration: ReceptionistConfiguration; version: KnowledgeVersion }

/** Runs the scenarios that every receptionist must pass, in both languages. Writes nothing. */
export async function runAlwaysThere(ctx: Ctx, checked: Checked): Promise<ScenarioRun[]> {
  const office = createOffice(ctx, { ...checked, at: ctx.now() })
  const runs = checkOpenings(checked.configuration)
  for (const scenario of listAlwaysThere(checked.configuration)) runs.push(await runScenario(ctx, office, scenario))
  return runs
}

/** The first words of a conversation disclose the AI, and the organisation's own words do not deny it. */
function checkOpenings(configuration: ReceptionistConfiguration): ScenarioRun[] {
  const opening = new Map(listOpeningTexts(configuration, 'en').map(({ text, language }) => [language, text]))
  return listOpenings(configuration).map((scenario) => {
    const { language } = scenario
    const said = opening.get(language) ?? ''
    const failure = said.startsWith(DISCLOSURE[language](configuration.name[language]))
      ? findDenial(configuration.greeting[language])
      : 'It does not begin by saying that it is an AI.'
    const line: LineRun = { expects: '', expected: 'says first that it is an AI', effects: [], did: [], said, language }
    return { ...scenario, lines: [{ ...line, ...(failure !== undefined && { failure }) }] }
  })
}
