import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { MAX_DOCUMENT_BYTES } from '#contracts/projects.ts'
import { addDocument, getProject } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { UPLOAD_LIMIT } from '#server/limits/table.ts'
import { Form, useEntry } from '#web/features/form/form.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import { readUpload, type Upload } from '../../read-upload.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/project-documents.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('projects.change')]

export async function loader({ context, params }: Route.LoaderArgs) {
  return { project: await loadOrNotFound(getProject(requestCtx(context), readParam(params, 'projectId'))) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const projectId = readParam(params, 'projectId')
  await loadOrNotFound(getProject(ctx, projectId))
  let file: Upload['file'] = { name: '', data: new Uint8Array() }
  const read = async () => {
    await consumeRateLimit(ctx, UPLOAD_LIMIT, ctx.actor.kind === 'member' ? ctx.actor.userId : '')
    const upload = await readUpload(request, MAX_DOCUMENT_BYTES)
    file = upload.file
    return upload.fields
  }
  const upload = async () => {
    await addDocument(ctx, projectId, file)
    return `${href('/dashboard/government/projects/:projectId', { projectId })}?done=document-added#documents`
  }
  return answerForm(request, { upload }, read)
}

export default function AddDocument({ loaderData: { project }, actionData }: Route.ComponentProps) {
  const page = href('/dashboard/government/projects/:projectId', { projectId: project.id })
  // An oversized body is refused before its fields are read, so the refusal lacks the intent.
  const refusal = actionData && { ...actionData, intent: 'upload' }
  return (
    <div className="max-w-form">
      <PageHead title="Add a document" back={{ to: page, label: project.name }}>
        Colleagues can download it from the page of the project.
      </PageHead>
      <Form
        intent="upload"
        hasFile
        refusal={refusal}
        submit="Upload document"
        actions={
          <ButtonLink to={page} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <FileEntry />
      </Form>
    </div>
  )
}

const TAKEN = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx,.odt,.ods,.odp'

function FileEntry() {
  const { error } = useEntry('file')
  return (
    <Field
      label="File"
      hint="PDF, PNG, JPEG, WebP, Word, Excel, PowerPoint or OpenDocument, without macros. 5 MB at most."
      error={error}
    >
      {(control) => <TextInput {...control} type="file" name="file" accept={TAKEN} className="py-2" />}
    </Field>
  )
}
