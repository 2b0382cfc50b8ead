import { href } from 'react-router'
import { createTool } from '#server/domains/tools/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Form } from '#web/features/form/form.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/tool-new.ts'
import { ToolFields } from './tools/tool-fields.tsx'
import { ToolHeading } from './tools/tool-heading.tsx'

export const loader = () => null

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    create: async (fields) => createTool(ctx, fields).then(() => `${href('/dashboard/admin/tools')}?done=created`),
  })
}

export const handle: PageTitleHandle = { pageTitle: 'Add New AI Tool' }

export default function AdminNewTool({ actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <ToolHeading title="Add New AI Tool" />
      <Panel className="max-w-[52rem]">
        <Form intent="create" refusal={actionData} submit="Add tool">
          <ToolFields sentActive={actionData && actionData.values.isActive === 'on'} />
        </Form>
      </Panel>
    </div>
  )
}
