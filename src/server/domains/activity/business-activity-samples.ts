import type { Tx } from '../../context.ts'
import { type ActivitySample, addActivitySamples } from './activity-samples.ts'

/** Each line matches a sample ticket, tool or saving. */
const BUSINESS_SAMPLES: ActivitySample[] = [
  { type: 'efficiency', message: '18 appointments booked without a person picking up', hoursAgo: 2 },
  { type: 'support', message: 'Support answered: A second phone number for the Galway shop', hoursAgo: 21 },
  { type: 'cost_saving', message: 'AI receptionist: saved €1,200 on calls answered after hours', daysAgo: 4 },
  { type: 'efficiency', message: 'Business automation: gave back 8.1 hours of invoicing', daysAgo: 4 },
  { type: 'tool_update', message: 'WhatsApp bot: trial of 14 days started', daysAgo: 5 },
  { type: 'cost_saving', message: 'Websites and marketing: saved €260 on printed flyers', daysAgo: 19 },
]

/** Adds one sample activity of every type that a business has. */
export function addBusinessActivitySamples(tx: Tx, organisationId: string): Promise<void> {
  return addActivitySamples(tx, organisationId, BUSINESS_SAMPLES)
}
