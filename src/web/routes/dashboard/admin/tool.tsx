import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { getTool, updateTool } from '#server/domains/tools/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { Form } from '#web/features/form/form.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/tool.ts'
import { ToolFields } from './tools/tool-fields.tsx'
import { ToolHeading } from './tools/tool-heading.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const tool = await loadOrNotFound(getTool(requestCtx(context), readParam(params, 'toolId')))
  return { tool, changed: `Last changed ${formatMoment(tool.updatedAt)}` }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const toolId = readParam(params, 'toolId')
  return answerForm(request, {
    update: async (fields) => {
      await updateTool(ctx, toolId, fields)
      return `${href('/dashboard/admin/tools/:toolId', { toolId })}?done=saved`
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const MESSAGES = {
  saved: { title: 'Tool saved', description: 'The portals show it so from now on.' },
  duplicated: { title: 'Tool duplicated', description: 'The copy is not offered before you activate it.' },
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = { pageTitle: ({ tool }) => tool.name }

export default function AdminTool({ loaderData, actionData }: Route.ComponentProps) {
  const { tool, changed } = loaderData
  return (
    <div className="grid gap-5">
      <DoneToast messages={MESSAGES} />
      <ToolHeading title={tool.name}>
        {tool.isActive ? <Badge tone="positive">Active</Badge> : <Badge>Inactive</Badge>}
      </ToolHeading>
      <Panel title="Details" aside={changed} className="max-w-[52rem]">
        <Form
          key={tool.id}
          intent="update"
          refusal={actionData}
          submit="Save changes"
          actions={
            <ButtonLink to={href('/dashboard/admin/tools/:toolId/preview', { toolId: tool.id })} variant="secondary">
              Preview
            </ButtonLink>
          }
        >
          <input type="hidden" name="version" value={tool.version} />
          <ToolFields tool={tool} sentActive={actionData && actionData.values.isActive === 'on'} />
        </Form>
      </Panel>
    </div>
  )
}
