import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { editPolicy, getPolicy } from '#server/domains/compliance/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Form } from '#web/features/form/form.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { VersionEntry } from '#web/features/form/version-entry.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/policy-edit.ts'
import { PolicyFields } from './compliance/policy-fields.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('policies.change')]

export async function loader({ context, params }: Route.LoaderArgs) {
  return { policy: await loadOrNotFound(getPolicy(requestCtx(context), readParam(params, 'policyId'))) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const policyId = readParam(params, 'policyId')
  return answerForm(request, {
    save: async (fields) => {
      await editPolicy(ctx, policyId, fields)
      return `${href('/dashboard/government/compliance/:policyId', { policyId })}?done=policy-saved`
    },
  })
}

/** After a conflict the form needs the new version. */
export const shouldRevalidate = revalidateAfterRefusal

export default function EditPolicy({ loaderData: { policy }, actionData }: Route.ComponentProps) {
  const page = href('/dashboard/government/compliance/:policyId', { policyId: policy.id })
  return (
    <div className="max-w-form">
      <PageHead title={`Edit ${policy.name}`} back={{ to: page, label: policy.name }} />
      <Form
        intent="save"
        refusal={actionData}
        submit="Save policy"
        actions={
          <ButtonLink to={page} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <VersionEntry version={policy.version} refusal={actionData} />
        <PolicyFields policy={policy} />
      </Form>
    </div>
  )
}
