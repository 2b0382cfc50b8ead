/** What a visitor may say about the size and kind of their organisation; the labels are those of the contact form. */
export const ORGANIZATION_TYPES = [
  { value: 'small-business', label: 'Small Business (1-50 employees)' },
  { value: 'medium-enterprise', label: 'Medium Enterprise (51-250)' },
  { value: 'large-enterprise', label: 'Large Enterprise (250+)' },
  { value: 'government-agency', label: 'Government Agency' },
  { value: 'non-profit', label: 'Non-Profit' },
] as const

export type OrganizationType = (typeof ORGANIZATION_TYPES)[number]['value']
