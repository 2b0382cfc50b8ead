import { openNewScenario, proposeScenario } from '#server/domains/scenarios/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { ScenarioPage } from '#web/features/receptionist/scenarios/scenario-page.tsx'
import { answerForm } from '../../../answer-form.ts'
import { onlyWith } from '../../access.ts'
import { receptionistPath } from '../receptionist-path.ts'
import { revalidateAfterForms } from '../revalidate-after-forms.ts'
import type { Route } from './+types/new-scenario.ts'
import { saveAndRun } from './save-and-run.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('receptionist.change')]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return { base: receptionistPath(ctx), form: await openNewScenario(ctx) }
}

/** `keep` comes from the conversation with the draft. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    keep: async ({ trial }) => ({ shown: { kept: await proposeScenario(ctx, trial) } }),
    save: (fields) => saveAndRun(ctx, fields),
  })
}

export const shouldRevalidate = revalidateAfterForms

export const handle: PageTitleHandle = { pageTitle: 'Write a scenario' }

export default function NewScenario({ loaderData: { base, form }, actionData }: Route.ComponentProps) {
  const kept = actionData && 'kept' in actionData ? actionData.kept : undefined
  const refusal = actionData && 'intent' in actionData ? actionData : undefined
  const title = kept === undefined ? 'Write a scenario' : 'Keep as a scenario'
  return <ScenarioPage title={title} base={base} form={kept ?? form} refusal={refusal} />
}
