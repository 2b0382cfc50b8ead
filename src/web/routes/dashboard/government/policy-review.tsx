import { COMPLIANCE_LEVELS } from '#contracts/compliance.ts'
import { getPolicy, nextReviewOf, reviewPolicy } from '#server/domains/compliance/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { alsoAfterRefusal } from '#web/features/portal-form/also-after-refusal.ts'
import { TextAreaEntry, TextEntry } from '#web/features/portal-form/entries.tsx'
import { PortalForm, useEntry } from '#web/features/portal-form/portal-form.tsx'
import { VersionEntry } from '#web/features/portal-form/version-entry.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { answerForm, found } from '../answer-form.ts'
import type { Route } from './+types/policy-review.ts'
import { ChecklistEntries, checkedLines } from './compliance/checklist-entries.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const policy = await found(getPolicy(ctx, params.id))
  return { policy, proposed: nextReviewOf(ctx, policy) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    review: async (fields) => {
      const { checklist } = await getPolicy(ctx, params.id)
      await reviewPolicy(ctx, params.id, { ...fields, checks: checkedLines(checklist, fields) })
      return `/dashboard/government/compliance/${params.id}?done=policy-reviewed`
    },
  })
}

/** After a conflict the checklist is the one that the policy has now. */
export const shouldRevalidate = alsoAfterRefusal

export default function ReviewPolicy({ loaderData: { policy, proposed }, actionData }: Route.ComponentProps) {
  const page = `/dashboard/government/compliance/${policy.id}`
  return (
    <div className="max-w-[46rem]">
      <PageHead title={`Review ${policy.name}`} back={{ to: page, label: policy.name }}>
        What you record here stays as it is: a review is never changed or removed.
      </PageHead>
      <PortalForm
        intent="review"
        refusal={actionData}
        submit="Record review"
        actions={
          <ButtonLink to={page} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <VersionEntry version={policy.version} refusal={actionData} />
        <ChecklistEntries checklist={policy.checklist} />
        <TextAreaEntry name="findings" label="Findings" hint="What is in order, and what is to be put right by whom." />
        <TextAreaEntry
          name="evidence"
          label="Evidence"
          hint="Where the proof is kept: minutes, file numbers."
          rows={2}
          isOptional
        />
        <TextEntry name="evidenceLink" label="Link to the evidence" type="url" isOptional />
        <OutcomeChoice />
        <TextEntry
          name="nextReview"
          label="Next review"
          type="date"
          hint={`Reviewed every ${policy.reviewMonths} months.`}
          defaultValue={proposed}
        />
      </PortalForm>
    </div>
  )
}

function OutcomeChoice() {
  const { error, typed } = useEntry('outcome')
  return <ChoiceTiles name="outcome" legend="Outcome" choices={COMPLIANCE_LEVELS} defaultValue={typed} error={error} />
}
