/** Options of the contact form for size and kind of an organisation. */
export const ORGANIZATION_TYPES = [
  { value: 'small-business', label: 'Small Business (1-50 employees)' },
  { value: 'medium-enterprise', label: 'Medium Enterprise (51-250)' },
  { value: 'large-enterprise', label: 'Large Enterprise (250+)' },
  { value: 'government-agency', label: 'Government Agency' },
  { value: 'non-profit', label: 'Non-Profit' },
] as const

export type OrganizationType = (typeof ORGANIZATION_TYPES)[number]['value']
