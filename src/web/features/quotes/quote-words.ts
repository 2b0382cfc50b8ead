import type { QuoteKind, QuoteStatus, QuoteView } from '#contracts/quotes.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const QUOTE_WORDS: Record<QuoteStatus, { word: string; tone: BadgeTone }> = {
  draft: { word: 'Draft', tone: 'outline' },
  sent: { word: 'Open', tone: 'info' },
  expired: { word: 'Expired', tone: 'neutral' },
  accepted: { word: 'Accepted', tone: 'accent' },
  delivered: { word: 'Delivered', tone: 'positive' },
  declined: { word: 'Declined', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
}

export const KIND_WORDS: Record<QuoteKind, string> = { custom: 'Custom work', elite: 'Elite' }

/** The state of a quote in one sentence. */
export function describeStanding({ status, validUntil, answer, reason, deliveredAt }: QuoteView): string {
  const by = answer === null ? '' : ` by ${answer.name ?? 'somebody whose account is gone'} on ${formatDay(answer.at)}`
  const why = reason === '' ? '' : ` Reason: ${reason}`
  const delivered = deliveredAt === null ? '' : `, delivered on ${formatDay(deliveredAt)}`
  const sentences: Record<QuoteStatus, string> = {
    draft: 'Nobody but the team has seen it.',
    sent: `It can be accepted until the end of ${formatDay(validUntil)}.`,
    expired: `It could be accepted until ${formatDay(validUntil)}.`,
    accepted: `Accepted${by}. The rest is invoiced on delivery.`,
    delivered: `Accepted${by}${delivered}.`,
    declined: `Declined${by}.${why}`,
    withdrawn: 'It was withdrawn and can no longer be accepted.',
    cancelled: `Accepted${by}, then cancelled.${why}`,
  }
  return sentences[status]
}
