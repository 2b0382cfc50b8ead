import { redirectDocument } from 'react-router'
import type { CurrentUser } from '#contracts/session.ts'
import { dashboardPath } from '#web/features/session/present-user.ts'
import { toastOnNextPage } from '#web/ui/toast.tsx'

/** The user in the answer to a sign-in. Anything else, as a proxy may answer, is no sign-in: throws. */
export function signedInUser<User extends CurrentUser>(answer: unknown): User {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return answer as User
  throw new Error('The answer names no user.')
}

/** Goes to the dashboard by a full page load: everything that was rendered for a visitor is gone. */
export function goToDashboard(
  user: Pick<CurrentUser, 'role' | 'userType'>,
  message: { title: string; description: string },
): Response {
  toastOnNextPage(message)
  return redirectDocument(dashboardPath(user))
}

/** How a person is greeted: by first name, else by the address. */
export function greetedName(user: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return user.firstName || user.email
}
