import type { AccountType, BusinessType } from '#contracts/registration-options.ts'
import type { UserRole, UserType } from '#contracts/session.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How long links and challenges are valid, in milliseconds. */
export const TOKEN_LIFETIMES_MS = {
  password_reset: HOUR,
  email_change: 24 * HOUR,
  invitation: 24 * HOUR,
  membership: 7 * DAY,
  two_factor_challenge: 10 * MINUTE,
}

/** Codes that may be tried for one sign-in. */
export const CODE_ATTEMPTS = 5

/** "Niamh Ní Bhriain" becomes Niamh, Ní Bhriain. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

export function getUserType(businessType: BusinessType): UserType {
  return businessType === 'GOVERNMENT' ? 'GOVERNMENT' : 'BUSINESS'
}

const TAB_NAMES: Record<AccountType, string> = {
  ADMIN: 'an administrator account. Please use the Admin tab.',
  BUSINESS: 'a business account. Please use the Business tab.',
  GOVERNMENT: 'a government account. Please use the Government tab.',
}

/** The tab of an account, and the sentence that names it. */
export function getSignInTab(account: { role: UserRole; userType: UserType }): { tab: AccountType; sentence: string } {
  const tab = account.role === 'ADMIN' ? 'ADMIN' : account.userType
  return { tab, sentence: `This is ${TAB_NAMES[tab]}` }
}

/** Texts that must not be the whole password. */
export function listNames(person: { firstName: string; lastName: string; email: string }): string[] {
  const { firstName, lastName, email } = person
  return [firstName, lastName, `${firstName} ${lastName}`, email, email.split('@')[0] ?? '']
}
