import { href } from 'react-router'
import { createProject } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/project-new.ts'
import { ProjectFields } from './projects/project-fields.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('projects.change')]

export const loader = () => null

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    create: async (fields) =>
      `${href('/dashboard/government/projects/:projectId', { projectId: await createProject(ctx, fields) })}?done=project-created`,
  })
}

const LIST = href('/dashboard/government/projects')

export default function NewProject({ actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-form">
      <PageHead title="New project" back={{ to: LIST, label: 'Projects' }}>
        Milestones, documents and spend are added on its page.
      </PageHead>
      <Form
        intent="create"
        refusal={actionData}
        submit="Create project"
        actions={
          <ButtonLink to={LIST} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <ProjectFields />
        <SelectEntry name="status" label="Status" defaultValue="PLANNING">
          <option value="PLANNING">Planning</option>
          <option value="ACTIVE">Active</option>
        </SelectEntry>
      </Form>
    </div>
  )
}
