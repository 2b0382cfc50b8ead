import { deleteScenario, listScenarios, runScenarios } from '#server/domains/scenarios/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import type { ScenarioAnswer } from '#web/features/receptionist/scenarios/scenario-form.tsx'
import { ScenariosPanel } from '#web/features/receptionist/scenarios/scenarios-panel.tsx'
import { answerForm } from '../../../answer-form.ts'
import { receptionistPath } from '../receptionist-path.ts'
import type { Route } from './+types/scenarios.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return { base: receptionistPath(ctx), list: await listScenarios(ctx) }
}

/** Nothing leads elsewhere, because the conversation beside the list would begin again. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm<Exclude<ScenarioAnswer, { intent: string }>>(request, {
    'run-all': async () => ({ shown: { ran: await runScenarios(ctx, {}) } }),
    run: async (fields) => ({ shown: { ran: await runScenarios(ctx, fields) } }),
    delete: async (fields) => ({ shown: { deleted: await deleteScenario(ctx, fields) } }),
  })
}

const DONE = {
  passed: { title: 'Saved', description: 'The scenario passes.' },
  failed: { title: 'Saved', description: 'The scenario fails. You see below what happened.' },
  saved: { title: 'Saved', description: 'The scenario has not run yet.' },
}

export default function Scenarios({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      <ScenariosPanel {...loaderData} answer={actionData} />
    </>
  )
}
