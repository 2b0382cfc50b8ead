import { href } from 'react-router'
import { addPolicy } from '#server/domains/compliance/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Form } from '#web/features/form/form.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/policy-new.ts'
import { PolicyFields } from './compliance/policy-fields.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('policies.change')]

export const loader = () => null

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    add: async (fields) =>
      `${href('/dashboard/government/compliance/:policyId', { policyId: await addPolicy(ctx, fields) })}?done=policy-added`,
  })
}

const LIST = href('/dashboard/government/compliance')

export default function NewPolicy({ actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-form">
      <PageHead title="Add a policy" back={{ to: LIST, label: 'Compliance' }} />
      <Form
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
      </Form>
    </div>
  )
}
