import { data } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { openNewScenario, openScenario } from '#server/domains/scenarios/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { ScenarioGone, ScenarioPage } from '#web/features/receptionist/scenarios/scenario-page.tsx'
import { answerForm } from '../../../answer-form.ts'
import { onlyWith } from '../../access.ts'
import { receptionistPath } from '../receptionist-path.ts'
import { revalidateAfterForms } from '../revalidate-after-forms.ts'
import type { Route } from './+types/scenario.ts'
import { saveAndRun } from './save-and-run.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('receptionist.change')]

/** A deleted scenario keeps its page, so that what somebody typed into its form is not lost. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const stored = await openScenario(ctx, readParam(params, 'scenarioId')).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  const form = stored ?? (await openNewScenario(ctx))
  return data({ base: receptionistPath(ctx), form }, { status: stored === undefined ? 404 : 200 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, { save: (fields) => saveAndRun(ctx, fields, readParam(params, 'scenarioId')) })
}

export const shouldRevalidate = revalidateAfterForms

export const handle: PageTitleHandle = { pageTitle: 'Change a scenario' }

export default function Scenario({ loaderData: { base, form }, actionData }: Route.ComponentProps) {
  if (form.version === undefined && actionData === undefined) return <ScenarioGone base={base} />
  return <ScenarioPage title="Change a scenario" base={base} form={form} refusal={actionData} />
}
