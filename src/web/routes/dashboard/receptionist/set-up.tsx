import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { SetUpScreen } from '#web/features/receptionist/set-up/set-up-screen.tsx'
import type { Route } from './+types/set-up.ts'
import { answerSetUp } from './answer-set-up.ts'
import { loadSetUp } from './load-set-up.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadSetUp(requestCtx(context), request)
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerSetUp(requestCtx(context), request)
}

export const shouldRevalidate = revalidateAfterRefusal

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUpScreen {...loaderData} refusal={actionData} />
}
