import { getVersion, listEntriesOfVersion, returnToVersion } from '#server/domains/publishing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { alsoAfterRefusal } from '#web/features/form/also-after-refusal.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { VersionPage } from '#web/features/receptionist/publishing/version-page.tsx'
import { answerForm, found } from '../../../answer-form.ts'
import { addressOf } from '../../address-of.ts'
import { receptionistPath } from '../receptionist-path.ts'
import type { Route } from './+types/version.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const version = await found(getVersion(ctx, params.number))
  const entries = await listEntriesOfVersion(ctx, version.number, addressOf(request))
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

export const shouldRevalidate = alsoAfterRefusal

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
