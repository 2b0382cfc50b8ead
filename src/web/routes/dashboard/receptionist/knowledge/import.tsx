import { type ImportResult, MOST_IMPORT_BYTES } from '#contracts/receptionist/knowledge.ts'
import { requireMember } from '#server/access.ts'
import { importEntries } from '#server/domains/knowledge/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { UPLOAD_LIMIT } from '#server/limits/table.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BackLink } from '#web/features/receptionist/knowledge/entry-page.tsx'
import { ImportForm } from '#web/features/receptionist/knowledge/import-form.tsx'
import { answerForm } from '../../../answer-form.ts'
import { readUpload, type Upload } from '../../../read-upload.ts'
import { onlyWith } from '../../access.ts'
import { knowledgePath } from '../knowledge-path.ts'
import type { Route } from './+types/import.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('receptionist.change')]

export async function loader({ context }: Route.LoaderArgs) {
  return { path: knowledgePath(requestCtx(context)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  let file: Upload['file'] = { name: '', data: new Uint8Array() }
  const read = async () => {
    await consumeRateLimit(ctx, UPLOAD_LIMIT, requireMember(ctx).userId)
    const upload = await readUpload(request, MOST_IMPORT_BYTES)
    file = upload.file
    return upload.fields
  }
  return answerForm<ImportResult>(
    request,
    { import: async () => ({ shown: await importEntries(ctx, file.data) }) },
    read,
  )
}

export const handle: PageTitleHandle = { pageTitle: 'Import answers' }

export default function ImportAnswers({ loaderData: { path }, actionData }: Route.ComponentProps) {
  const result = actionData !== undefined && 'added' in actionData ? actionData : undefined
  // What is too large is refused before its fields are read, so the answer cannot say which form it is about.
  const refusal = actionData !== undefined && 'intent' in actionData ? { ...actionData, intent: 'import' } : undefined
  return (
    <>
      <BackLink path={path} />
      <ImportForm path={path} refusal={refusal} result={result} />
    </>
  )
}
