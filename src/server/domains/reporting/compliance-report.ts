import { levelLabel } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { complianceRate, isInOrder, listAllReviews, listPolicies, type PolicyReview } from '../compliance/index.ts'
import { cellInWords } from './cells.ts'
import { fileNameOf } from './file-name.ts'
import type { Cell, Report, ReportTable } from './report.ts'

/** What an auditor is handed: every policy as it stands, and every review there ever was, with findings and evidence. */
export async function getComplianceReport(requestCtx: Ctx): Promise<Report> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const [policies, reviews] = await Promise.all([listPolicies(ctx), listAllReviews(ctx)])
  const day = irishDay(ctx.now())
  const rate = complianceRate(policies)
  return {
    kind: 'Compliance report',
    title: 'Policies and their reviews',
    subtitle: `The whole history, as of ${cellInWords({ day })}. Reviews are never changed or removed.`,
    figures: [
      {
        label: 'Compliance rate',
        value: rate === null ? 'None yet' : { percent: rate },
        note: `${policies.filter(isInOrder).length} of ${policies.length} policies in order`,
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
          policy.isOverdue ? `${cellInWords({ day: policy.nextReview })}, overdue` : { day: policy.nextReview },
        ]),
      },
    ],
    records: reviews.map(recordOf),
    fileName: fileNameOf('compliance-history', day),
  }
}

/** One line a review, for CSV. */
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
      linesOf(review, true),
      linesOf(review, false),
      review.findings,
      review.evidence,
      review.evidenceLink,
      { day: review.nextReview },
      review.isSample ? 'yes' : 'no',
    ]),
  }
  return { table, fileName: fileNameOf('compliance-history', irishDay(ctx.now())) }
}

function recordOf(review: PolicyReview): Report['records'][number] {
  return {
    heading: `${review.policyName}, ${cellInWords({ day: review.reviewedOn })}`,
    details: [
      ['Outcome', levelLabel(review.outcome)],
      ['Reviewed by', review.by ?? 'Sample data'],
      ['Recorded', { at: review.at }],
      ['In order', linesOf(review, true) || 'Nothing'],
      ['Open', linesOf(review, false) || 'Nothing'],
      ['Evidence', [review.evidence, review.evidenceLink].filter(Boolean).join('\n').slice(0, 600) || 'None given'],
      ['Next review', { day: review.nextReview }],
    ],
    texts: [review.findings],
  }
}

function linesOf({ checks }: PolicyReview, isMet: boolean): string {
  return checks
    .filter((check) => check.isMet === isMet)
    .map(({ text }) => text)
    .join('; ')
}
