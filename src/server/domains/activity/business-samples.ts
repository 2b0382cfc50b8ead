import type { Ctx } from '../../context.ts'
import { type ActivitySample, addActivitySamples } from './samples.ts'

const HOUR = 60
const DAY = 24 * HOUR

const SAMPLES: ActivitySample[] = [
  { type: 'cost_saving', message: 'AI receptionist: saved €240 on calls answered after hours', minutesAgo: 2 * HOUR },
  { type: 'efficiency', message: '18 appointments booked without a person picking up', minutesAgo: 5 * HOUR },
  { type: 'support', message: 'Support answered your question about Irish greetings', minutesAgo: DAY + 3 * HOUR },
  { type: 'tool_update', message: 'WhatsApp bot: trial of 14 days started', minutesAgo: 5 * DAY },
  { type: 'efficiency', message: 'Business automation: gave back 6.5 hours of invoicing', minutesAgo: 8 * DAY },
  { type: 'cost_saving', message: 'Websites and marketing: saved €260 on printed flyers', minutesAgo: 12 * DAY },
]

/** Recent activity of a business, of every type there is. */
export function addBusinessActivitySamples(tx: Ctx, organisationId: string): Promise<void> {
  return addActivitySamples(tx, organisationId, SAMPLES)
}
