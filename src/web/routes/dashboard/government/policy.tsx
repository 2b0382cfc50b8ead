import { Pencil } from 'lucide-react'
import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { getPolicy, listReviews } from '#server/domains/compliance/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'
import { loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/policy.ts'
import { LevelBadge } from './compliance/level-badge.tsx'
import { POLICY_DONE } from './compliance/policy-words.ts'
import { ReviewRecord } from './compliance/review-record.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const policy = await loadOrNotFound(getPolicy(ctx, readParam(params, 'policyId')))
  return { policy, reviews: await listReviews(ctx, policy.id) }
}

export default function PolicyPage({ loaderData: { policy, reviews } }: Route.ComponentProps) {
  const page = href('/dashboard/government/compliance/:policyId', { policyId: policy.id })
  return (
    <>
      <DoneToast messages={POLICY_DONE} />
      <PageHead
        title={policy.name}
        back={{ to: href('/dashboard/government/compliance'), label: 'Compliance' }}
        actions={
          <Allowed to="policies.change">
            <ButtonLink to={`${page}/review`}>Review</ButtonLink>
            <ButtonLink
              to={`${page}/edit`}
              variant="secondary"
              icon={<Pencil size={18} strokeWidth={1.75} aria-hidden="true" />}
            >
              Edit
            </ButtonLink>
          </Allowed>
        }
      >
        <span className="flex flex-wrap items-center gap-2">
          {policy.owner} <LevelBadge level={policy.level} />
          {policy.isSample && <Badge tone="outline">Sample</Badge>}
        </span>
      </PageHead>
      <div className="grid gap-4">
        <StatStrip
          label="Review dates"
          stats={[
            {
              label: 'Last review',
              value: policy.lastReview === null ? 'Never' : formatShortDay(policy.lastReview),
              comparison: `every ${policy.reviewMonths} months`,
            },
            {
              label: 'Next review',
              value: formatShortDay(policy.nextReview),
              comparison: policy.isOverdue ? 'overdue' : 'we mail you two weeks before',
            },
          ]}
        />
        <Panel title="What a review looks at">
          {policy.description !== '' && (
            <p className="mb-4 max-w-copy text-ui break-words whitespace-pre-line text-ink-2">{policy.description}</p>
          )}
          <ul className="grid list-disc gap-1 pl-5 text-ui">
            {policy.checklist.map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </Panel>
        <ReviewHistory reviews={reviews} reviewPage={`${page}/review`} />
      </div>
    </>
  )
}

type Reviews = Route.ComponentProps['loaderData']['reviews']

function ReviewHistory({ reviews, reviewPage }: { reviews: Reviews; reviewPage: string }) {
  return (
    <Panel
      title="Review history"
      aside={<span className="text-muted">Never changed, never removed</span>}
      bodyClassName=""
    >
      {reviews.length === 0 ? (
        <EmptyState
          title="Not reviewed yet"
          text="Each review stays here with its findings and evidence."
          action={
            <Allowed to="policies.change">
              <ButtonLink to={reviewPage}>Review</ButtonLink>
            </Allowed>
          }
        />
      ) : (
        <ol>
          {reviews.map((review) => (
            <li key={review.id} className="border-b border-line last:border-0">
              <ReviewRecord review={review} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
