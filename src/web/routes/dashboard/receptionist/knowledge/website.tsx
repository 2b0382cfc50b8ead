import { addWebsite } from '#server/domains/material/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BackToKnowledge } from '#web/features/receptionist/knowledge/entry-page.tsx'
import { WebsiteForm } from '#web/features/receptionist/material/add-forms.tsx'
import { answerForm } from '../../../answer-form.ts'
import { onlyWith } from '../../access.ts'
import { knowledgePath } from '../receptionist-path.ts'
import { revalidateAfterForms } from '../revalidate-after-forms.ts'
import type { Route } from './+types/website.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('receptionist.change')]

export function loader({ context }: Route.LoaderArgs) {
  return { path: knowledgePath(requestCtx(context)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    add: async (fields) => `${knowledgePath(ctx)}/sources/${await addWebsite(ctx, fields)}`,
  })
}

export const shouldRevalidate = revalidateAfterForms

export const handle: PageTitleHandle = { pageTitle: 'Read a website' }

export default function ReadWebsite({ loaderData: { path }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackToKnowledge path={path} />
      <WebsiteForm path={path} refusal={actionData} />
    </>
  )
}
