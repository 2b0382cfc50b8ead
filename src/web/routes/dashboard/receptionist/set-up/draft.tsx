import { checkDraft, discardDraft, getDraftView, publishDraft } from '#server/domains/publishing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { DraftPage } from '#web/features/receptionist/publishing/draft-page.tsx'
import { answerForm, mustConfirm } from '../../../answer-form.ts'
import { receptionistPath } from '../receptionist-path.ts'
import type { Route } from './+types/draft.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const draft = await getDraftView(ctx)
  return { base: receptionistPath(ctx), draft, runs: draft.changes.count === 0 ? [] : await checkDraft(ctx) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const then = (done: string) => () => `${receptionistPath(ctx)}/set-up/draft?done=${done}`
  return answerForm(request, {
    publish: (fields) => publishDraft(ctx, fields).then(then('published')),
    discard: async (fields) => {
      mustConfirm(fields)
      return discardDraft(ctx, fields).then(then('discarded'))
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle = { pageTitle: 'What is not live yet' }

const DONE = {
  published: { title: 'Published', description: 'New conversations use it from now on.' },
  discarded: { title: 'Draft discarded', description: 'The draft now equals the live version.' },
}

export default function Draft({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      <DraftPage {...loaderData} refusal={actionData} />
    </>
  )
}
