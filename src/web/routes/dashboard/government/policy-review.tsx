import { href } from 'react-router'
import { COMPLIANCE_LEVELS } from '#contracts/compliance.ts'
import { readParam } from '#contracts/params.ts'
import { getPolicy, proposeNextReview, recordReview } from '#server/domains/compliance/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form, useEntry } from '#web/features/form/form.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { VersionEntry } from '#web/features/form/version-entry.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/policy-review.ts'
import { ChecklistEntries, checkedLines } from './compliance/checklist-entries.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('policies.change')]

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const policy = await loadOrNotFound(getPolicy(ctx, readParam(params, 'policyId')))
  return { policy, proposed: proposeNextReview(ctx, policy) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const policyId = readParam(params, 'policyId')
  return answerForm(request, {
    review: async (fields) => {
      const { checklist } = await getPolicy(ctx, policyId)
      await recordReview(ctx, policyId, { ...fields, checks: checkedLines(checklist, fields) })
      return `${href('/dashboard/government/compliance/:policyId', { policyId })}?done=policy-reviewed`
    },
  })
}

/** After a conflict the form needs the new checklist. */
export const shouldRevalidate = revalidateAfterRefusal

export default function ReviewPolicy({ loaderData: { policy, proposed }, actionData }: Route.ComponentProps) {
  const page = href('/dashboard/government/compliance/:policyId', { policyId: policy.id })
  return (
    <div className="max-w-form">
      <PageHead title={`Review ${policy.name}`} back={{ to: page, label: policy.name }}>
        What you record here stays as it is: a review is never changed or removed.
      </PageHead>
      <Form
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
      </Form>
    </div>
  )
}

function OutcomeChoice() {
  const { error, typed } = useEntry('outcome')
  return <ChoiceTiles name="outcome" legend="Outcome" choices={COMPLIANCE_LEVELS} defaultValue={typed} error={error} />
}
