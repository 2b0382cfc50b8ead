import { readParam } from '#contracts/params.ts'
import { acceptPassage, dismissPassages, startFromPassage } from '#server/domains/material/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BackToKnowledge } from '#web/features/receptionist/knowledge/entry-page.tsx'
import { PassagePage } from '#web/features/receptionist/material/passage-page.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import { getLanguages, knowledgePath } from '../receptionist-path.ts'
import { revalidateAfterForms } from '../revalidate-after-forms.ts'
import type { Route } from './+types/passage.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const start = await loadOrNotFound(startFromPassage(ctx, readParam(params, 'passageId')))
  return { path: knowledgePath(ctx), languages: getLanguages(ctx), start }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const id = readParam(params, 'passageId')
  const path = knowledgePath(ctx)
  return answerForm(request, {
    save: (fields) => acceptPassage(ctx, id, fields).then(() => `${path}?done=accepted`),
    dismiss: async () => {
      const { sourceId } = await startFromPassage(ctx, id)
      await dismissPassages(ctx, [id])
      return `${path}/sources/${sourceId}?done=dismissed`
    },
  })
}

export const shouldRevalidate = revalidateAfterForms

export const handle: PageTitleHandle = { pageTitle: 'Accept a passage' }

export default function Passage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackToKnowledge path={loaderData.path} />
      <PassagePage {...loaderData} refusal={actionData} />
    </>
  )
}
