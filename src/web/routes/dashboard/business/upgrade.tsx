import { requestCtx } from '#server/http/router-context.ts'
import { UpgradeTab } from '#web/features/billing/upgrade-tab.tsx'
import { alsoAfterRefusal } from '#web/features/portal-form/also-after-refusal.ts'
import { answerUpgrade } from '../billing/answer-upgrade.ts'
import { loadUpgrade } from '../billing/load-upgrade.ts'
import type { Route } from './+types/upgrade.ts'

export const shouldRevalidate = alsoAfterRefusal

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadUpgrade(requestCtx(context), request)
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerUpgrade(requestCtx(context), request, '/dashboard/business/upgrade')
}

export default function BusinessUpgrade({ loaderData, actionData }: Route.ComponentProps) {
  return <UpgradeTab data={loaderData} refusal={actionData} />
}
