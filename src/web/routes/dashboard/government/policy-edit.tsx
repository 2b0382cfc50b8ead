import { editPolicy, getPolicy } from '#server/domains/compliance/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { alsoAfterRefusal } from '#web/features/portal-form/also-after-refusal.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import { VersionEntry } from '#web/features/portal-form/version-entry.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm, found } from '../answer-form.ts'
import type { Route } from './+types/policy-edit.ts'
import { PolicyFields } from './compliance/policy-fields.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { policy: await found(getPolicy(requestCtx(context), params.id)) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    save: async (fields) => {
      await editPolicy(ctx, params.id, fields)
      return `/dashboard/government/compliance/${params.id}?done=policy-saved`
    },
  })
}

/** After a conflict the form must know the version that it would replace. */
export const shouldRevalidate = alsoAfterRefusal

export default function EditPolicy({ loaderData: { policy }, actionData }: Route.ComponentProps) {
  const page = `/dashboard/government/compliance/${policy.id}`
  return (
    <div className="max-w-[46rem]">
      <PageHead title={`Edit ${policy.name}`} back={{ to: page, label: policy.name }} />
      <PortalForm
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
      </PortalForm>
    </div>
  )
}
