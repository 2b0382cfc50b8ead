import { Check, X } from 'lucide-react'
import { formatDay, formatMoment } from '#contracts/words/dates.ts'
import type { PolicyReview } from '#server/domains/compliance/index.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { LevelBadge } from './level-badge.tsx'

export function ReviewRecord({ review }: { review: PolicyReview }) {
  return (
    <article className="grid gap-2 px-step py-4 text-ui">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">{formatDay(review.reviewedOn)}</h3>
        <LevelBadge level={review.outcome} />
        <span className="text-small text-muted">{`by ${review.by ?? 'sample data'}, recorded ${formatMoment(review.at)}`}</span>
      </div>
      <p className="max-w-copy break-words whitespace-pre-line">{review.findings}</p>
      <ul className="grid gap-1 text-small text-ink-2">
        {review.checks.map(({ text, isMet }) => {
          const Icon = isMet ? Check : X
          return (
            <li key={text} className="flex items-start gap-2">
              <Icon
                size={15}
                strokeWidth={2}
                className={isMet ? 'mt-0.5 flex-none text-positive' : 'mt-0.5 flex-none text-critical'}
                aria-hidden="true"
              />
              <span className="min-w-0 break-words">
                <VisuallyHidden>{isMet ? 'In order: ' : 'Open: '}</VisuallyHidden>
                {text}
              </span>
            </li>
          )
        })}
      </ul>
      {(review.evidence !== '' || review.evidenceLink !== null) && (
        <div className="max-w-copy text-small break-words text-ink-2">
          <p className="whitespace-pre-line">{`Evidence: ${review.evidence}`}</p>
          {review.evidenceLink !== null && (
            <a
              href={review.evidenceLink}
              rel="noreferrer nofollow"
              className="inline-block min-h-6 break-all text-accent underline underline-offset-4"
            >
              {review.evidenceLink}
            </a>
          )}
        </div>
      )}
      <p className="text-small text-muted">{`Next review: ${formatDay(review.nextReview)}`}</p>
    </article>
  )
}
