import { href } from 'react-router'
import type { CurrentUser } from '#contracts/session.ts'
import { dashboardPath, fullName, getInitial } from '#web/features/session/present-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const TYPE_NAMES = { BUSINESS: 'Business', GOVERNMENT: 'Government' }

export function AccountArea({ user }: { user: CurrentUser | undefined }) {
  if (user === undefined) {
    return (
      <ButtonLink to={href('/sign-in')} variant="secondary">
        Sign In
      </ButtonLink>
    )
  }
  return (
    <>
      <div className="account-name">
        <Avatar initial={getInitial(user)} />
        <span className="min-w-0 truncate">{fullName(user)}</span>
        <Badge>{TYPE_NAMES[user.userType]}</Badge>
      </div>
      <ButtonLink to={dashboardPath(user)} variant="secondary">
        Dashboard
      </ButtonLink>
      {/* A full page load, so that the browser forgets the session's data. */}
      <ButtonLink to="/api/logout" variant="ghost" reloadDocument>
        Logout
      </ButtonLink>
    </>
  )
}
