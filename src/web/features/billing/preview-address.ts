import type { ChangeTime, PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import { DEFAULT_INTERVAL } from '#contracts/plans.ts'

/** Where a change is previewed. What stays as it is need not be named. */
export function previewAddress(
  { plan, interval }: Pick<PlanChangePreview, 'plan' | 'interval'>,
  subscription: Pick<SubscriptionView, 'interval'> | null,
  when: ChangeTime,
): string {
  const chosen = interval === (subscription?.interval ?? DEFAULT_INTERVAL) ? '' : `&interval=${interval}`
  return `?plan=${plan}${chosen}${when === 'now' ? '&when=now' : ''}`
}
