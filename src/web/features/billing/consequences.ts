import type { SubscriptionView } from '#contracts/billing.ts'
import { formatDay } from '#contracts/words/dates.ts'

const DAY_MS = 86_400_000
/** Specification, section 4: after cancellation data is downloadable for 30 days. */
const DATA_DAYS = 30

/** What a cancellation means, in the order in which it happens. */
export function consequencesOf({ planName, status, period, trialEndsAt }: SubscriptionView): string[] {
  const endsAt = period?.end ?? trialEndsAt
  if (endsAt === null) return [`Your request for ${planName} is withdrawn. Nothing was charged.`]
  const dataUntil = new Date(Date.parse(endsAt) + DATA_DAYS * DAY_MS)
  return [
    `${planName} goes on until ${formatDay(endsAt)}. Until then everything works, and you can ${status === 'trial' ? 'still keep it' : 'take the cancellation back'}.`,
    status === 'trial'
      ? 'The trial then ends. Nothing is invoiced for it.'
      : 'Then it ends. There are no further payments; what was paid is not refunded.',
    `Your data can be downloaded for ${DATA_DAYS} days more, until ${formatDay(dataUntil)}, and you can subscribe again.`,
    'After that your data is deleted for good. Nobody can bring it back.',
  ]
}
