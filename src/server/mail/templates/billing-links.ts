import type { UserType } from '#contracts/session.ts'

/** Where plan and invoices are, in the portal of the reader. */
export function planUrl(appUrl: string, userType: UserType): string {
  return `${appUrl}/dashboard/${userType === 'GOVERNMENT' ? 'government' : 'business'}/upgrade`
}
