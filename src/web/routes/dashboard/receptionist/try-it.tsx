import { data, Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router'
import type { ScenarioList } from '#contracts/receptionist/scenarios.ts'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import { openTrial, readTrial, talkToDraft } from '#server/assistant/sandbox/talk-to-draft.ts'
import { countDraftChanges } from '#server/domains/publishing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { RELOAD_ACTION } from '#web/features/portal-frame/use-reload.ts'
import { TryItScreen } from '#web/features/receptionist/try-it/try-it-screen.tsx'
import { answerForm } from '../../answer-form.ts'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/try-it.ts'
import { receptionistPath } from './receptionist-path.ts'

/** Each load begins a conversation. The page keeps it, and posts it with every message. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [trial, changes] = await Promise.all([openTrial(ctx, readSearchParams(request)), countDraftChanges(ctx)])
  const { languages, isWordedByModel, ...begun } = trial
  return { base: receptionistPath(ctx), languages, trial: begun, changes, isWordedByModel }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  let kept: TrialView | undefined
  const answered = await answerForm(request, {
    say: async (fields) => {
      kept = readTrial(ctx, fields.trial)
      return { shown: { answered: await talkToDraft(ctx, fields) } }
    },
  })
  if (answered instanceof Response) return answered
  // A refused message leaves the conversation as it was.
  const refusal = 'intent' in answered.data ? answered.data : undefined
  const trial = 'answered' in answered.data ? answered.data.answered : kept
  return data({ trial, refusal }, answered.init ?? undefined)
}

/** News and the forms of the scenarios must not begin another conversation. One that is over does. */
export function shouldRevalidate({ actionStatus, formAction, formMethod, ...change }: ShouldRevalidateFunctionArgs) {
  if (formAction === RELOAD_ACTION || formAction?.endsWith('?index')) return false
  if (actionStatus !== undefined) return actionStatus === 409
  const isElsewhere = change.currentUrl.href !== change.nextUrl.href
  return formMethod !== undefined || (isElsewhere && change.defaultShouldRevalidate)
}

export default function TryIt({ loaderData, actionData }: Route.ComponentProps) {
  const beside = useMatches().at(-1)?.loaderData as { list?: ScenarioList } | undefined
  return (
    <TryItScreen
      {...loaderData}
      trial={actionData?.trial ?? loaderData.trial}
      refusal={actionData?.refusal}
      scenarios={beside?.list?.own ?? []}
    >
      <Outlet />
    </TryItScreen>
  )
}
