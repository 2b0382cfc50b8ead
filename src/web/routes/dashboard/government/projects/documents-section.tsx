import { FileText } from 'lucide-react'
import { href } from 'react-router'
import { formatShortDay } from '#contracts/words/dates.ts'
import type { ProjectDocument } from '#server/domains/projects/index.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FoldedForm, ProjectSection } from './project-section.tsx'

type DocumentsSectionProps = { projectId: string; documents: ProjectDocument[]; refusal: Refusal | undefined }

export function DocumentsSection({ projectId, documents, refusal }: DocumentsSectionProps) {
  const page = href('/dashboard/government/projects/:projectId/documents', { projectId })
  return (
    <ProjectSection
      id="documents"
      title="Documents"
      aside={
        <Allowed to="projects.change">
          <TextLink to={page} isAlone>
            Add a document
          </TextLink>
        </Allowed>
      }
    >
      {documents.length === 0 ? (
        <EmptyState title="No documents yet" text="Plans, minutes, pictures: up to 5 MB each." />
      ) : (
        <ul>
          {documents.map((document) => (
            <li key={document.id} className="border-b border-line last:border-0">
              <div className="flex items-center gap-3 px-step py-3">
                <FileText size={18} strokeWidth={1.75} className="flex-none text-muted" aria-hidden="true" />
                <div className="min-w-0 flex-1 text-ui">
                  <TextLink
                    to={`/api/projects/${projectId}/documents/${document.id}`}
                    reloadDocument
                    isAlone
                    className="break-all"
                  >
                    {document.name}
                  </TextLink>
                  <p className="text-small text-muted">
                    {`${formatSize(document.sizeBytes)}, ${document.by ?? ''}, ${formatShortDay(document.at)}`}
                  </p>
                </div>
              </div>
              <Allowed to="projects.change">
                <FoldedForm
                  label={
                    <>
                      Remove<VisuallyHidden> {document.name}</VisuallyHidden>
                    </>
                  }
                  isOpen={false}
                >
                  <p className="text-ui text-ink-2">The file is removed for good. The history keeps its name.</p>
                  <Form
                    intent="remove-document"
                    hidden={{ documentId: document.id }}
                    refusal={refusal}
                    submit="Remove document"
                    submitLabel={`Remove document: ${document.name}`}
                    variant="danger"
                  />
                </FoldedForm>
              </Allowed>
            </li>
          ))}
        </ul>
      )}
    </ProjectSection>
  )
}

function formatSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
