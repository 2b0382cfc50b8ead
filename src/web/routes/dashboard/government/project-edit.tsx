import { editProject, getProject } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { alsoAfterRefusal } from '#web/features/portal-form/also-after-refusal.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import { VersionEntry } from '#web/features/portal-form/version-entry.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm, found } from '../answer-form.ts'
import type { Route } from './+types/project-edit.ts'
import { ProjectFields } from './projects/project-fields.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { project: await found(getProject(requestCtx(context), params.id)) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    save: async (fields) => {
      await editProject(ctx, params.id, fields)
      return `/dashboard/government/projects/${params.id}?done=project-saved`
    },
  })
}

/** After a conflict the form must know the version that it would replace. */
export const shouldRevalidate = alsoAfterRefusal

export default function EditProject({ loaderData: { project }, actionData }: Route.ComponentProps) {
  const page = `/dashboard/government/projects/${project.id}`
  return (
    <div className="max-w-[46rem]">
      <PageHead title={`Edit ${project.name}`} back={{ to: page, label: project.name }} />
      <PortalForm
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
      </PortalForm>
    </div>
  )
}
