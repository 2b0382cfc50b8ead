import { PLAN_PROMISES, SUPPORT_PROMISE_HOURS } from '#contracts/support.ts'
import type { SupportPromise } from '#contracts/support-views.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { Panel } from '#web/ui/panel.tsx'

/** The response promise, the plan's support level, and when an answer to a question asked now is due. */
export function PromisePanel({ promise }: { promise: SupportPromise }) {
  return (
    <Panel title="Response promise">
      <p className="font-heading text-[1.875rem] leading-[1.1] font-title tracking-[-0.02em]">
        {SUPPORT_PROMISE_HOURS} <small className="text-base font-normal tracking-normal">hours</small>
      </p>
      {promise.plan !== null && <p className="mt-1.5 text-ui text-ink-2">{PLAN_PROMISES[promise.plan]}</p>}
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-ui">
        <div>
          <dt className="text-muted">If you write now, we answer by</dt>
          <dd className="font-semibold tabular-nums">{formatMoment(promise.dueAt)}</dd>
        </div>
        <div>
          <dt className="text-muted">Support hours</dt>
          <dd>Monday to Friday, 9 AM-6 PM Irish time, except public holidays</dd>
        </div>
        {promise.plan !== 'elite' && (
          <div>
            <dt className="text-muted">Right now</dt>
            <dd>{promise.isDeskOpen ? 'Open' : `Closed, opens ${formatMoment(promise.opensAt)}`}</dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}
