import { addPolicy } from '#server/domains/compliance/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/policy-new.ts'
import { PolicyFields } from './compliance/policy-fields.tsx'

export const loader = () => null

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    add: async (fields) => `/dashboard/government/compliance/${await addPolicy(ctx, fields)}?done=policy-added`,
  })
}

const LIST = '/dashboard/government/compliance'

export default function NewPolicy({ actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-[46rem]">
      <PageHead title="Add a policy" back={{ to: LIST, label: 'Compliance' }} />
      <PortalForm
        intent="add"
        refusal={actionData}
        submit="Add policy"
        actions={
          <ButtonLink to={LIST} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <PolicyFields />
      </PortalForm>
    </div>
  )
}
