import { href } from 'react-router'
import type { CurrentUser } from '#contracts/session.ts'

export function dashboardPath(user: Pick<CurrentUser, 'role' | 'userType'>): string {
  if (user.role === 'ADMIN') return href('/dashboard/admin')
  return user.userType === 'BUSINESS' ? href('/dashboard/business') : href('/dashboard/government')
}

export function fullName(user: Pick<CurrentUser, 'firstName' | 'lastName'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ')
}

/** The avatar's letter: from the first name, or else the email address, or else U. */
export function getInitial(user: Pick<CurrentUser, 'firstName' | 'email'>): string {
  const [letter = 'U'] = user.firstName || user.email || 'U'
  return letter.toUpperCase()
}
