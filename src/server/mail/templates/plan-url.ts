import type { UserType } from '#contracts/session.ts'
import { href } from '../../links.ts'

/** The page of a quote in the reader's portal. */
export function quoteUrl(appUrl: string, userType: UserType, quoteId: string): string {
  const params = { quoteId }
  return (
    appUrl +
    (userType === 'GOVERNMENT'
      ? href('/dashboard/government/upgrade/quotes/:quoteId', params)
      : href('/dashboard/business/upgrade/quotes/:quoteId', params))
  )
}

/** The page with plan and invoices in the reader's portal. */
export function planUrl(appUrl: string, userType: UserType): string {
  return (
    appUrl + (userType === 'GOVERNMENT' ? href('/dashboard/government/upgrade') : href('/dashboard/business/upgrade'))
  )
}
