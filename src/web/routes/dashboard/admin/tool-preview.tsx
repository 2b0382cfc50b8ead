import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { PLANS } from '#contracts/plans.ts'
import { TOOL_AUDIENCE_LABELS } from '#contracts/tool-form.ts'
import type { Tool } from '#contracts/tools.ts'
import { getTool } from '#server/domains/tools/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/tool-preview.ts'
import { ToolHeading } from './tools/tool-heading.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadOrNotFound(getTool(requestCtx(context), readParam(params, 'toolId')))
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ name }) => `Preview: ${name}`,
}

export default function AdminToolPreview({ loaderData: tool }: Route.ComponentProps) {
  const audiences = (['BUSINESS', 'GOVERNMENT'] as const).filter((audience) =>
    [audience, 'BOTH'].includes(tool.targetAudience),
  )
  return (
    <div className="grid gap-5">
      <ToolHeading title={`Preview: ${tool.name}`} />
      {!tool.isActive && (
        <Notice tone="caution" title="No portal offers it now">
          This is how it would be shown. Customers who use it keep it.
        </Notice>
      )}
      <div className="grid items-start gap-4 desk:grid-cols-2">
        {audiences.map((audience) => (
          <Panel key={audience} title={`${TOOL_AUDIENCE_LABELS[audience]} portal`}>
            <Offer tool={tool} condition={describeCondition(tool, audience)} />
          </Panel>
        ))}
      </div>
      <ButtonLink
        to={href('/dashboard/admin/tools/:toolId', { toolId: tool.id })}
        variant="secondary"
        className="justify-self-start"
      >
        Edit
      </ButtonLink>
    </div>
  )
}

function Offer({ tool, condition }: { tool: Tool; condition: string }) {
  return (
    <div className="grid justify-items-start gap-2 text-ui">
      <p className="font-semibold">{tool.name}</p>
      <p className="text-ink-2">{tool.description}</p>
      <Badge tone="outline">{condition}</Badge>
    </div>
  )
}

/** What a customer needs before starting the tool. */
function describeCondition({ kind, includedFrom }: Tool, audience: 'BUSINESS' | 'GOVERNMENT'): string {
  if (kind === 'module') return audience === 'GOVERNMENT' ? 'Licensed on request' : 'Licensed separately'
  if (includedFrom === null) return 'Sold separately'
  return `Included from ${PLANS[includedFrom].name}`
}
