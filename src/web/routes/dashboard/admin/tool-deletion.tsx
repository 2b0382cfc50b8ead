import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { countToolUsers, deleteTool, findDeletionRefusal, getTool } from '#server/domains/tools/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Form } from '#web/features/form/form.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/tool-deletion.ts'
import { ToolHeading } from './tools/tool-heading.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const { id, name } = await loadOrNotFound(getTool(ctx, readParam(params, 'toolId')))
  return { id, name, refused: findDeletionRefusal(await countToolUsers(ctx, id)) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    delete: async () =>
      deleteTool(ctx, readParam(params, 'toolId')).then(() => `${href('/dashboard/admin/tools')}?done=deleted`),
  })
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = { pageTitle: ({ name }) => `Delete ${name}` }

export default function AdminDeleteTool({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, refused } = loaderData
  return (
    <div className="grid gap-5">
      <ToolHeading title={`Delete ${name}?`} />
      <Panel className="max-w-lead" bodyClassName="grid gap-5 p-step">
        <p className="text-ui text-ink-2">
          {refused ?? 'Nobody ever used it. It is gone for good, with its slug free again.'}
        </p>
        {refused === undefined ? (
          <Form
            intent="delete"
            refusal={actionData}
            submit="Delete tool"
            variant="danger"
            actions={
              <ButtonLink to={href('/dashboard/admin/tools')} variant="secondary">
                Keep it
              </ButtonLink>
            }
          />
        ) : (
          <ButtonLink
            to={href('/dashboard/admin/tools/:toolId', { toolId: id })}
            variant="secondary"
            className="justify-self-start"
          >
            Edit or deactivate it
          </ButtonLink>
        )}
      </Panel>
    </div>
  )
}
