import {
  type ImportPreview,
  type ImportResult,
  importAddress,
  MAX_IMPORT_BYTES,
} from '#contracts/receptionist/knowledge.ts'
import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { importEntries, previewImport, proposeImport } from '#server/domains/knowledge/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { UPLOAD_LIMIT } from '#server/limits/table.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BackToKnowledge } from '#web/features/receptionist/knowledge/entry-page.tsx'
import { ImportForm } from '#web/features/receptionist/knowledge/import-form.tsx'
import { ImportPreviewPanel } from '#web/features/receptionist/knowledge/import-preview.tsx'
import { answerForm } from '../../../answer-form.ts'
import { readUpload, type Upload } from '../../../read-upload.ts'
import { onlyWith } from '../../access.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { knowledgePath } from '../receptionist-path.ts'
import type { Route } from './+types/import.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('receptionist.change')]

/** Includes the preview of an uploaded file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const { file } = importAddress.parse(readSearchParams(request))
  return { path: knowledgePath(ctx), preview: file === undefined ? undefined : await findPreview(ctx, file) }
}

/** Null for a file that was imported already, or has expired. */
async function findPreview(ctx: Ctx, id: string): Promise<ImportPreview | null> {
  try {
    return await previewImport(ctx, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  let file: Upload['file'] = { name: '', data: new Uint8Array() }
  const read = async () => {
    await consumeRateLimit(ctx, UPLOAD_LIMIT, requireMember(ctx).userId)
    const upload = await readUpload(request, MAX_IMPORT_BYTES)
    file = upload.file
    return upload.fields
  }
  const isFile = request.headers.get('content-type')?.startsWith('multipart/form-data') === true
  const verbs = {
    propose: async () => `${knowledgePath(ctx)}/import?file=${await proposeImport(ctx, file)}`,
    import: async ({ id = '' }) => ({ shown: await nullWhenExpired(importEntries(ctx, id)) }),
  }
  return isFile ? answerForm<ImportResult>(request, verbs, read) : answerForm<ImportResult>(request, verbs)
}

/** The page says that the file has expired. It is not a 404. */
async function nullWhenExpired<Result>(importing: Promise<Result>): Promise<Result> {
  try {
    return await importing
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    throw new AppError('conflict', error.message, { cause: error })
  }
}

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle = { pageTitle: 'Import answers' }

export default function ImportAnswers({ loaderData: { path, preview }, actionData }: Route.ComponentProps) {
  const result = actionData !== undefined && 'added' in actionData ? actionData : undefined
  const refused = actionData !== undefined && 'intent' in actionData ? actionData : undefined
  // An oversized body is refused before its fields are read, so the refusal lacks the intent.
  const refusal = refused?.intent === 'import' ? refused : refused && { ...refused, intent: 'propose' }
  return (
    <>
      <BackToKnowledge path={path} />
      {preview && result === undefined ? (
        <ImportPreviewPanel path={path} preview={preview} refusal={refusal} />
      ) : (
        <ImportForm path={path} isGone={preview === null && result === undefined} refusal={refusal} result={result} />
      )}
    </>
  )
}
