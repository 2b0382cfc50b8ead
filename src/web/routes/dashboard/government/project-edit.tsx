import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { editProject, getProject } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Form } from '#web/features/form/form.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { VersionEntry } from '#web/features/form/version-entry.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/project-edit.ts'
import { ProjectFields } from './projects/project-fields.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('projects.change')]

export async function loader({ context, params }: Route.LoaderArgs) {
  return { project: await loadOrNotFound(getProject(requestCtx(context), readParam(params, 'projectId'))) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const projectId = readParam(params, 'projectId')
  return answerForm(request, {
    save: async (fields) => {
      await editProject(ctx, projectId, fields)
      return `${href('/dashboard/government/projects/:projectId', { projectId })}?done=project-saved`
    },
  })
}

/** After a conflict the form needs the new version. */
export const shouldRevalidate = revalidateAfterRefusal

export default function EditProject({ loaderData: { project }, actionData }: Route.ComponentProps) {
  const page = href('/dashboard/government/projects/:projectId', { projectId: project.id })
  return (
    <div className="max-w-form">
      <PageHead title={`Edit ${project.name}`} back={{ to: page, label: project.name }} />
      <Form
        intent="save"
        refusal={actionData}
        submit="Save project"
        actions={
          <ButtonLink to={page} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <VersionEntry version={project.version} refusal={actionData} />
        <ProjectFields project={project} />
      </Form>
    </div>
  )
}
