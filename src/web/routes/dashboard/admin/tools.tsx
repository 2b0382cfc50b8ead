import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { activateToolOffer, deactivateToolOffer, duplicateTool, listCatalogue } from '#server/domains/tools/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/tools.ts'
import { ToolTable } from './tools/tool-table.tsx'

const HERE = href('/dashboard/admin/tools')

export async function loader({ context }: Route.LoaderArgs) {
  return listCatalogue(requestCtx(context))
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    duplicate: async ({ id = '' }) => `${HERE}/${await duplicateTool(ctx, id)}?done=duplicated`,
    activate: async ({ id = '' }) => activateToolOffer(ctx, id).then(() => `${HERE}?done=activated`),
    deactivate: async ({ id = '' }) => deactivateToolOffer(ctx, id).then(() => `${HERE}?done=deactivated`),
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const MESSAGES = {
  created: { title: 'Tool added' },
  deleted: { title: 'Tool deleted' },
  activated: { title: 'Tool activated', description: 'The portals offer it from now on.' },
  deactivated: { title: 'Tool deactivated', description: 'Other customers cannot add it. Those who use it keep it.' },
}

export default function AdminTools({ loaderData, actionData }: Route.ComponentProps) {
  const active = loaderData.filter(({ isActive }) => isActive).length
  return (
    <section aria-labelledby="tools-title" className="grid gap-5">
      <DoneToast messages={MESSAGES} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h2 id="tools-title" className="font-heading text-title font-demibold">
            AI Tools
          </h2>
          <p className="text-ui text-muted">{`${loaderData.length} in the catalogue, ${active} offered by the portals`}</p>
        </div>
        <ButtonLink
          to={`${HERE}/new`}
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          className="max-sm:w-full"
        >
          Add New AI Tool
        </ButtonLink>
      </div>
      <Panel bodyClassName="">
        {loaderData.length > 0 ? (
          <ToolTable tools={loaderData} refusal={actionData} />
        ) : (
          <EmptyState title="The catalogue is empty" text="What you add here is what the portals offer." />
        )}
      </Panel>
    </section>
  )
}
