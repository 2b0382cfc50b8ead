export const PLAN_IDS = ['professional', 'advanced', 'elite'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** The only definition of plans, for pricing page, registration, portals and invoices. Amounts are net. */
export type Plan = {
  id: PlanId
  name: string
  description: string
  /** One-time, in cents. Null: quoted by sales. */
  setupCents: number | null
  /** In cents. Null: agreed with sales. */
  monthlyCents: number | null
  isCustom: boolean
  isPopular: boolean
  /** Days of the free trial; 0 for none. */
  trialDays: number
  /** Null means unlimited, here and below. */
  callsPerMonth: number | null
  phoneNumbers: number | null
  calendarIntegrations: number | null
  supportResponse: string
  setupTime: string
  features: string[]
  limitations: string[]
}

/** How often a plan is billed, in advance. */
export const BILLING_INTERVALS = ['monthly', 'yearly'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]
export const DEFAULT_INTERVAL: BillingInterval = 'monthly'
export const MONTHS_IN: Record<BillingInterval, number> = { monthly: 1, yearly: 12 }

export const DEFAULT_PLAN: PlanId = 'professional'

/** Irish standard rate, in percent. */
export const VAT_PERCENT = 23

export const PLANS: Record<PlanId, Plan> = {
  professional: {
    id: 'professional',
    name: 'Professional',
    description: 'Perfect for growing SMEs',
    setupCents: 250_000,
    monthlyCents: 9_900,
    isCustom: false,
    isPopular: false,
    trialDays: 14,
    callsPerMonth: 500,
    phoneNumbers: 1,
    calendarIntegrations: 1,
    supportResponse: '24-48 hours',
    setupTime: '24-48 hours',
    features: [
      'Irish and English receptionist',
      'WhatsApp and email bot',
      'Basic appointment booking',
      'Up to 500 calls per month',
      'Business dashboard',
      'Call recording and analytics',
      'Irish support team',
    ],
    limitations: ['1 phone number', '1 calendar integration', 'Support in 24-48 hours'],
  },
  advanced: {
    id: 'advanced',
    name: 'Advanced',
    description: 'For established businesses',
    setupCents: 500_000,
    monthlyCents: 19_900,
    isCustom: false,
    isPopular: true,
    trialDays: 0,
    callsPerMonth: 2_000,
    phoneNumbers: 3,
    calendarIntegrations: null,
    supportResponse: '4-12 hours',
    setupTime: '24-48 hours',
    features: [
      'Everything in Professional',
      'Up to 2,000 calls per month',
      '3 phone numbers',
      'Advanced conversation handling',
      'Advanced analytics',
      'Priority support in 4-12 hours',
    ],
    limitations: ['Custom AI training is part of Elite'],
  },
  elite: {
    id: 'elite',
    name: 'Elite',
    description: 'Enterprise-grade solution',
    setupCents: null,
    monthlyCents: null,
    isCustom: true,
    isPopular: false,
    trialDays: 0,
    callsPerMonth: null,
    phoneNumbers: null,
    calendarIntegrations: null,
    supportResponse: '24/7',
    setupTime: '5-10 business days',
    features: [
      'Everything in Advanced',
      'Unlimited calls and messages',
      'Unlimited phone numbers',
      'Custom AI training',
      '24/7 premium support',
    ],
    limitations: [],
  },
}

export function isPlanId(value: unknown): value is PlanId {
  return PLAN_IDS.some((id) => id === value)
}

/** Net price of a whole period, in cents. A year costs twelve months. */
export function calculatePeriodPrice(monthlyCents: number, interval: BillingInterval): number {
  return monthlyCents * MONTHS_IN[interval]
}

/** VAT on an amount in cents, rounded to the nearest cent. */
export function vatOn(netCents: number): number {
  return Math.round((netCents * VAT_PERCENT) / 100)
}
