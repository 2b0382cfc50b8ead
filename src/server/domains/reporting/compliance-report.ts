import { levelLabel } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import {
  calculateComplianceRate,
  isCompliant,
  listAllReviews,
  listPolicies,
  type PolicyReview,
} from '../compliance/index.ts'
import { buildFileName } from './build-file-name.ts'
import { formatCell } from './format-cell.ts'
import type { Cell, Report, ReportTable } from './report.ts'

/** The report for auditors: every policy, and every review with findings and evidence. */
export async function getComplianceReport(requestCtx: Ctx): Promise<Report> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const [policies, reviews] = await Promise.all([listPolicies(ctx), listAllReviews(ctx)])
  const day = irishDay(ctx.now())
  const rate = calculateComplianceRate(policies)
  return {
    kind: 'Compliance report',
    title: 'Policies and their reviews',
    subtitle: `The whole history, as of ${formatCell({ day })}. Reviews are never changed or removed.`,
    figures: [
      {
        label: 'Compliance rate',
        value: rate === null ? 'None yet' : { percent: rate },
        note: `${policies.filter(isCompliant).length} of ${policies.length} policies in order`,
      },
      { label: 'Reviews recorded', value: reviews.length, note: 'in all' },
    ],
    texts: [],
    tables: [
      {
        title: 'Policies',
        columns: [
          { label: 'Policy', width: 3 },
          { label: 'Owner', width: 2 },
          { label: 'Level', width: 1.2 },
          { label: 'Last review', width: 1.4 },
          { label: 'Next review', width: 1.4 },
        ],
        rows: policies.map((policy) => [
          policy.name,
          policy.owner,
          levelLabel(policy.level),
          policy.lastReview === null ? 'Never' : { day: policy.lastReview },
          policy.isOverdue ? `${formatCell({ day: policy.nextReview })}, overdue` : { day: policy.nextReview },
        ]),
      },
    ],
    records: reviews.map(buildRecord),
    fileName: buildFileName('compliance-history', day),
  }
}

/** One line for each review, for CSV. */
export async function getReviewTable(requestCtx: Ctx): Promise<{ table: ReportTable; fileName: string }> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const reviews = await listAllReviews(ctx)
  const labels = [
    'Review id',
    'Policy',
    'Reviewed on',
    'Recorded at',
    'Reviewed by',
    'Outcome',
    'In order',
    'Open',
    'Findings',
    'Evidence',
    'Link',
    'Next review',
    'Sample',
  ]
  const table: ReportTable = {
    title: 'Reviews',
    columns: labels.map((label) => ({ label, width: 1 })),
    rows: reviews.map((review): Cell[] => [
      review.id,
      review.policyName,
      { day: review.reviewedOn },
      { at: review.at },
      review.by ?? '',
      levelLabel(review.outcome),
      joinChecks(review, true),
      joinChecks(review, false),
      review.findings,
      review.evidence,
      review.evidenceLink,
      { day: review.nextReview },
      review.isSample ? 'yes' : 'no',
    ]),
  }
  return { table, fileName: buildFileName('compliance-history', irishDay(ctx.now())) }
}

function buildRecord(review: PolicyReview): Report['records'][number] {
  return {
    heading: `${review.policyName}, ${formatCell({ day: review.reviewedOn })}`,
    details: [
      ['Outcome', levelLabel(review.outcome)],
      ['Reviewed by', review.by ?? 'Sample data'],
      ['Recorded', { at: review.at }],
      ['In order', joinChecks(review, true) || 'Nothing'],
      ['Open', joinChecks(review, false) || 'Nothing'],
      ['Evidence', [review.evidence, review.evidenceLink].filter(Boolean).join('\n').slice(0, 600) || 'None given'],
      ['Next review', { day: review.nextReview }],
    ],
    texts: [review.findings],
  }
}

function joinChecks({ checks }: PolicyReview, isMet: boolean): string {
  return checks
    .filter((check) => check.isMet === isMet)
    .map(({ text }) => text)
    .join('; ')
}
