import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { PROJECT_STATUSES, STATUS_TRANSITIONS, statusLabel } from '#contracts/projects.ts'
import { changeProjectStatus, getProject } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form, useEntry } from '#web/features/form/form.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { VersionEntry } from '#web/features/form/version-entry.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/project-status.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('projects.change')]

export async function loader({ context, params }: Route.LoaderArgs) {
  return { project: await loadOrNotFound(getProject(requestCtx(context), readParam(params, 'projectId'))) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const projectId = readParam(params, 'projectId')
  return answerForm(request, {
    status: async (fields) => {
      await changeProjectStatus(ctx, projectId, fields)
      return `${href('/dashboard/government/projects/:projectId', { projectId })}?done=status-changed`
    },
  })
}

/** After a conflict the form needs the choices of the new status. */
export const shouldRevalidate = revalidateAfterRefusal

export default function UpdateStatus({ loaderData: { project }, actionData }: Route.ComponentProps) {
  const page = href('/dashboard/government/projects/:projectId', { projectId: project.id })
  const next = PROJECT_STATUSES.filter(({ value }) => STATUS_TRANSITIONS[project.status].includes(value))
  return (
    <div className="max-w-form">
      <PageHead title="Update status" back={{ to: page, label: project.name }}>
        {`${project.name} is ${statusLabel(project.status).toLowerCase()}.`}
      </PageHead>
      <Form
        intent="status"
        refusal={actionData}
        submit="Update Status"
        actions={
          <ButtonLink to={page} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <VersionEntry version={project.version} refusal={actionData} />
        <StatusChoice choices={next} />
        <TextAreaEntry name="reason" label="Reason" hint="Everyone can read it in the history." />
      </Form>
    </div>
  )
}

function StatusChoice({ choices }: { choices: { value: string; label: string; help: string }[] }) {
  const { error, typed } = useEntry('status')
  const only = choices.length === 1 ? choices[0]?.value : undefined
  return <ChoiceTiles name="status" legend="New status" choices={choices} defaultValue={typed ?? only} error={error} />
}
