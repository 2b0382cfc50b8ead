import type { SubscriptionStatus, SubscriptionView } from '#contracts/billing.ts'
import type { BillingInterval } from '#contracts/plans.ts'
import { formatDay, formatMonth } from '#contracts/words/dates.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

type StatusWord = { word: string; tone: BadgeTone }

const STATUS_WORDS: Record<SubscriptionStatus, StatusWord> = {
  trial: { word: 'Free trial', tone: 'info' },
  active: { word: 'Active', tone: 'positive' },
  requested: { word: 'Requested', tone: 'info' },
  cancelled: { word: 'Ended', tone: 'neutral' },
}

export const INTERVAL_WORDS: Record<BillingInterval, { label: string; help: string; billing: string }> = {
  monthly: { label: 'Monthly', help: 'each month in advance', billing: 'monthly billing' },
  yearly: { label: 'Annually', help: 'twelve months in advance', billing: 'annual billing' },
}

/** The state in one word. A cancelled plan that still runs is ending. */
export function getStatusWord({ status, endsAt }: { status: SubscriptionStatus; endsAt: string | null }): StatusWord {
  return endsAt !== null && status !== 'cancelled' ? { word: 'Ending', tone: 'caution' } : STATUS_WORDS[status]
}

/** Whether it is a real plan that runs. Only such a plan can be changed. */
export function isRunningPlan({ source, status }: Pick<SubscriptionView, 'source' | 'status'>): boolean {
  return source === 'real' && (status === 'trial' || status === 'active')
}

/** The state in one sentence, with its day. */
export function describeSubscription(subscription: SubscriptionView): string {
  const { status, startedAt, trialEndsAt, trial, cancellation } = subscription
  if (status === 'requested') return 'Nothing is charged until you agree on a price.'
  if (status === 'cancelled') return describeEnd(cancellation)
  if (cancellation !== null) return `Active until ${formatDay(cancellation.endsAt)}, then it ends.`
  if (trialEndsAt !== null && trial !== null)
    return `Free trial until ${formatDay(trialEndsAt)}. ${TRIAL_SENTENCES[trial.decision]}`
  return `Active since ${formatMonth(startedAt)}.`
}

const TRIAL_SENTENCES: Record<NonNullable<SubscriptionView['trial']>['decision'], string> = {
  open: 'It then ends by itself, unless you keep it.',
  kept: 'You keep it: it then goes on.',
  declined: 'It then ends, as you decided.',
}

function describeEnd(cancellation: SubscriptionView['cancellation']): string {
  if (cancellation === null) return 'It has ended.'
  return `It ended on ${formatDay(cancellation.endsAt)}. Your data is kept until ${formatDay(cancellation.dataUntil)}.`
}
