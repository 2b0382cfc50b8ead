import { countToolUsers, deleteTool, getTool, refusalToDelete } from '#server/domains/tools/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm, found } from '../answer-form.ts'
import type { Route } from './+types/tool-delete.ts'
import { ToolHeading } from './tools/tool-heading.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const { id, name } = await found(getTool(ctx, params.id))
  return { id, name, refused: refusalToDelete(await countToolUsers(ctx, id)) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    delete: async () => deleteTool(ctx, params.id).then(() => '/dashboard/admin/tools?done=deleted'),
  })
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = { pageTitle: ({ name }) => `Delete ${name}` }

export default function AdminDeleteTool({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, refused } = loaderData
  return (
    <div className="grid gap-5">
      <ToolHeading title={`Delete ${name}?`} />
      <Panel className="max-w-[40rem]" bodyClassName="grid gap-5 p-[1.1rem]">
        <p className="text-ui text-ink-2">
          {refused ?? 'Nobody ever used it. It is gone for good, with its slug free again.'}
        </p>
        {refused === undefined ? (
          <PortalForm
            intent="delete"
            refusal={actionData}
            submit="Delete tool"
            variant="danger"
            actions={
              <ButtonLink to="/dashboard/admin/tools" variant="secondary">
                Keep it
              </ButtonLink>
            }
          />
        ) : (
          <ButtonLink to={`/dashboard/admin/tools/${id}`} variant="secondary" className="justify-self-start">
            Edit or deactivate it
          </ButtonLink>
        )}
      </Panel>
    </div>
  )
}
