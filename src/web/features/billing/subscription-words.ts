import type { SubscriptionStatus, SubscriptionView } from '#contracts/billing.ts'
import type { BillingInterval } from '#contracts/plans.ts'
import { formatDay, formatMonth } from '#contracts/words/dates.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Word = { word: string; tone: BadgeTone }

const WORDS: Record<SubscriptionStatus, Word> = {
  trial: { word: 'Free trial', tone: 'info' },
  active: { word: 'Active', tone: 'positive' },
  requested: { word: 'Requested', tone: 'info' },
  cancelled: { word: 'Ended', tone: 'neutral' },
}

export const INTERVAL_WORDS: Record<BillingInterval, { label: string; help: string; billing: string }> = {
  monthly: { label: 'Monthly', help: 'each month in advance', billing: 'monthly billing' },
  yearly: { label: 'Annually', help: 'twelve months in advance', billing: 'annual billing' },
}

/** The state in a word. What was cancelled but still runs is ending. */
export function wordOf({ status, endsAt }: { status: SubscriptionStatus; endsAt: string | null }): Word {
  return endsAt !== null && status !== 'cancelled' ? { word: 'Ending', tone: 'caution' } : WORDS[status]
}

/** Whether it is a plan of the customer's own that works now: nothing but such a plan can be changed. */
export function runs({ source, status }: Pick<SubscriptionView, 'source' | 'status'>): boolean {
  return source === 'real' && (status === 'trial' || status === 'active')
}

/** The state in a sentence, with the day that matters. */
export function sentenceOf(subscription: SubscriptionView): string {
  const { status, startedAt, trialEndsAt, trial, cancellation } = subscription
  if (status === 'requested') return 'Nothing is charged until you agree on a price.'
  if (status === 'cancelled') return endedSentence(cancellation)
  if (cancellation !== null) return `Active until ${formatDay(cancellation.endsAt)}, then it ends.`
  if (trialEndsAt !== null && trial !== null)
    return `Free trial until ${formatDay(trialEndsAt)}. ${AFTER[trial.decision]}`
  return `Active since ${formatMonth(startedAt)}.`
}

const AFTER: Record<NonNullable<SubscriptionView['trial']>['decision'], string> = {
  open: 'It then ends by itself, unless you keep it.',
  kept: 'You keep it: it then goes on.',
  declined: 'It then ends, as you decided.',
}

function endedSentence(cancellation: SubscriptionView['cancellation']): string {
  if (cancellation === null) return 'It has ended.'
  return `It ended on ${formatDay(cancellation.endsAt)}. Your data is kept until ${formatDay(cancellation.dataUntil)}.`
}
