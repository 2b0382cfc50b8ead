import type { AccountType } from '#contracts/registration-options.ts'

export const ACCOUNT_TABS: { value: AccountType; label: string }[] = [
  { value: 'BUSINESS', label: 'Business' },
  { value: 'GOVERNMENT', label: 'Government' },
  { value: 'ADMIN', label: 'Admin' },
]

/** The hint under the tabs for each account type. */
export const SIGN_IN_HINTS: Record<AccountType, string> = {
  BUSINESS: 'For firms and non-profits that use the receptionist, websites or automation.',
  GOVERNMENT: 'For public bodies: projects, compliance and your advisers.',
  ADMIN: 'For the people who run this site.',
}

export const SIGN_UP_HINTS: Record<AccountType, string> = {
  BUSINESS: 'For firms and non-profits. You can add the details of your business afterwards.',
  GOVERNMENT: 'For public bodies. You can add the details of your organisation afterwards.',
  ADMIN: 'Restricted to system administrators: it works only with an invitation.',
}
