import { redirect } from 'react-router'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { clearSampleData } from '#server/domains/samples/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ClearSamplesForm, WHAT_CLEARING_DOES } from '#web/features/portal-frame/clear-samples-form.tsx'
import { PortalFrame, PortalTitle } from '#web/features/portal-frame/portal-frame.tsx'
import { dashboardPath } from '#web/features/session/present-user.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/sample-data.ts'
import { onlyWith } from './access.ts'
import { getPortal } from './portal.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('organisation.change')]

/** Asks for confirmation without JavaScript. */
export async function loader({ context }: Route.LoaderArgs) {
  const portal = await getPortal(requestCtx(context))
  if (!portal.organisation.hasSampleData) throw redirect(portal.person.dashboard)
  return portal
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    clear: async () => {
      await clearSampleData(ctx)
      return `${dashboardPath(await getCurrentUser(ctx))}?done=samples-cleared`
    },
  })
}

export default function SampleData({ loaderData: { person }, actionData }: Route.ComponentProps) {
  return (
    <PortalFrame person={person}>
      <PortalTitle title="Clear sample data?">{WHAT_CLEARING_DOES}</PortalTitle>
      <ClearSamplesForm refusal={actionData}>
        <ButtonLink to={person.dashboard} variant="secondary">
          Keep it for now
        </ButtonLink>
      </ClearSamplesForm>
    </PortalFrame>
  )
}
