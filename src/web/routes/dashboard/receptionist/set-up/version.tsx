import { getVersion, listEntriesOfVersion, returnToVersion } from '#server/domains/publishing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { VersionPage } from '#web/features/receptionist/publishing/version-page.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { receptionistPath } from '../receptionist-path.ts'
import type { Route } from './+types/version.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const version = await loadOrNotFound(getVersion(ctx, params.number))
  const entries = await listEntriesOfVersion(ctx, version.number, readSearchParams(request))
  return { base: receptionistPath(ctx), version, entries }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const to = ({ live }: Record<string, string>) =>
    returnToVersion(ctx, { number: params.number, live }).then(
      (number) => `${receptionistPath(ctx)}/set-up/versions/${number}?done=returned`,
    )
  return answerForm(request, { return: to })
}

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ version }) => `Version ${version.number}`,
}

const DONE = { returned: { title: 'It is live again', description: 'New conversations use it from now on.' } }

export default function Version({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      <VersionPage {...loaderData} refusal={actionData} />
    </>
  )
}
