import { href } from 'react-router'
import { ROLE_LABELS, USER_TYPE_LABELS } from '#contracts/people.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { PersonData } from './load-person.ts'

export function PersonHeading({ person, words }: Pick<PersonData, 'person' | 'words'>) {
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <div>
      <BackLink to={href('/dashboard/admin/users')}>All users</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-heading text-title font-demibold break-words">{name || person.email}</h2>
        <Badge tone="outline">{USER_TYPE_LABELS[person.userType]}</Badge>
        {person.role === 'ADMIN' && <Badge tone="accent">{ROLE_LABELS.ADMIN}</Badge>}
        {person.disabledAt !== null && <Badge tone="critical">Disabled</Badge>}
        {person.isSelf && <Badge>You</Badge>}
      </div>
      <p className="mt-1 text-ui break-words text-muted">{[person.email, words.since, words.signedIn].join(' · ')}</p>
    </div>
  )
}
