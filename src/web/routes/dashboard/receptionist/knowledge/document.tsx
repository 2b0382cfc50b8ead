import { MAX_MATERIAL_BYTES } from '#contracts/receptionist/material.ts'
import { requireMember } from '#server/access.ts'
import { addDocument } from '#server/domains/material/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { UPLOAD_LIMIT } from '#server/limits/table.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BackToKnowledge } from '#web/features/receptionist/knowledge/entry-page.tsx'
import { DocumentForm } from '#web/features/receptionist/material/add-forms.tsx'
import { answerForm } from '../../../answer-form.ts'
import { readUpload, type Upload } from '../../../read-upload.ts'
import { onlyWith } from '../../access.ts'
import { knowledgePath } from '../receptionist-path.ts'
import { revalidateAfterForms } from '../revalidate-after-forms.ts'
import type { Route } from './+types/document.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('receptionist.change')]

export function loader({ context }: Route.LoaderArgs) {
  return { path: knowledgePath(requestCtx(context)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  let file: Upload['file'] = { name: '', data: new Uint8Array() }
  const read = async () => {
    await consumeRateLimit(ctx, UPLOAD_LIMIT, requireMember(ctx).userId)
    const upload = await readUpload(request, MAX_MATERIAL_BYTES)
    file = upload.file
    return upload.fields
  }
  const add = async () => `${knowledgePath(ctx)}/sources/${await addDocument(ctx, file)}`
  return answerForm(request, { add }, read)
}

export const shouldRevalidate = revalidateAfterForms

export const handle: PageTitleHandle = { pageTitle: 'Add a document to learn from' }

export default function AddDocument({ loaderData: { path }, actionData }: Route.ComponentProps) {
  // An oversized body is refused before its fields are read, so the refusal lacks the intent.
  const refusal = actionData && { ...actionData, intent: 'add' }
  return (
    <>
      <BackToKnowledge path={path} />
      <DocumentForm path={path} refusal={refusal} />
    </>
  )
}
