import { redirectDocument } from 'react-router'
import type { CurrentUser } from '#contracts/session.ts'
import { dashboardPath } from '#web/features/session/present-user.ts'
import { toastOnNextPage } from '#web/ui/toast.tsx'

/** Reads the user from the answer to a sign-in. Throws for any other answer, such as a proxy's. */
export function signedInUser<User extends CurrentUser>(answer: unknown): User {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return answer as User
  throw new Error('The answer names no user.')
}

/** Loads the dashboard as a full page, so that nothing rendered for a visitor remains. */
export function goToDashboard(
  user: Pick<CurrentUser, 'role' | 'userType'>,
  message: { title: string; description: string },
): Response {
  toastOnNextPage(message)
  return redirectDocument(dashboardPath(user))
}

export function greetedName(user: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return user.firstName || user.email
}
