export const BUSINESS_TYPES = [
  { value: 'SME', label: 'Small-Medium Enterprise' },
  { value: 'ENTERPRISE', label: 'Large Enterprise' },
  { value: 'GOVERNMENT', label: 'Government/Public Sector' },
] as const
export type BusinessType = (typeof BUSINESS_TYPES)[number]['value']

export const INDUSTRIES = [
  'Retail & E-commerce',
  'Restaurants & Food Service',
  'Healthcare & Medical',
  'Professional Services',
  'Construction & Trades',
  'Real Estate',
  'Automotive',
  'Beauty & Wellness',
  'Finance & Insurance',
  'Education',
  'Technology',
  'Manufacturing',
  'Other',
] as const

/** The three tabs of /sign-in and /sign-up. */
export const ACCOUNT_TYPES = ['BUSINESS', 'GOVERNMENT', 'ADMIN'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** Version of the legal texts of a consent: the date on those pages. */
export const LEGAL_TEXT_VERSION = '2024-12-15'
