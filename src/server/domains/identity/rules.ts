import type { AccountType, BusinessType } from '#contracts/registration-options.ts'
import type { UserRole, UserType } from '#contracts/session.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How long what was mailed or asked for stays good, in milliseconds. */
export const GOOD_FOR = {
  password_reset: HOUR,
  email_change: 24 * HOUR,
  invitation: 24 * HOUR,
  two_factor_challenge: 10 * MINUTE,
}

/** Codes that may be tried for one sign-in. */
export const CODE_ATTEMPTS = 5

/** "Niamh Ní Bhriain" → Niamh, Ní Bhriain. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

export function userTypeOf(businessType: BusinessType): UserType {
  return businessType === 'GOVERNMENT' ? 'GOVERNMENT' : 'BUSINESS'
}

const TABS: Record<AccountType, string> = {
  ADMIN: 'an administrator account. Please use the Admin tab.',
  BUSINESS: 'a business account. Please use the Business tab.',
  GOVERNMENT: 'a government account. Please use the Government tab.',
}

/** The tab an account signs in under, and the sentence that says so. */
export function tabOf(account: { role: UserRole; userType: UserType }): { tab: AccountType; sentence: string } {
  const tab = account.role === 'ADMIN' ? 'ADMIN' : account.userType
  return { tab, sentence: `This is ${TABS[tab]}` }
}

/** What a password must not be on its own. */
export function namesOf(person: { firstName: string; lastName: string; email: string }): string[] {
  const { firstName, lastName, email } = person
  return [firstName, lastName, `${firstName} ${lastName}`, email, email.split('@')[0] ?? '']
}
