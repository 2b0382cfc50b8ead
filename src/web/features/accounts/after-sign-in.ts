import type { CurrentUser } from '#contracts/session.ts'
import { dashboardPath } from '#web/features/session/present-user.ts'
import { toastOnNextPage } from '#web/ui/toast.tsx'

/** Goes to the dashboard by a full page load: everything that was rendered for a visitor is gone. */
export function goToDashboard(
  user: Pick<CurrentUser, 'role' | 'userType'>,
  message: { title: string; description: string },
): void {
  toastOnNextPage(message)
  window.location.assign(dashboardPath(user))
}

/** How a person is greeted: by first name, else by the address. */
export function greetedName(user: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return user.firstName || user.email
}
