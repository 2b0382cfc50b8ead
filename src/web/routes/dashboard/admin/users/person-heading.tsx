import { href } from 'react-router'
import { ROLE_LABELS, USER_TYPE_LABELS } from '#contracts/people.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import type { PersonData } from './load-person.ts'

export function PersonHeading({ person, words }: Pick<PersonData, 'person' | 'words'>) {
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <div>
      <TextLink to={href('/dashboard/admin/users')} isAlone className="text-small">
        All users
      </TextLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-heading text-(length:--text-title) font-demibold break-words">{name || person.email}</h2>
        <Badge tone="outline">{USER_TYPE_LABELS[person.userType]}</Badge>
        {person.role === 'ADMIN' && <Badge tone="accent">{ROLE_LABELS.ADMIN}</Badge>}
        {person.disabledAt !== null && <Badge tone="critical">Disabled</Badge>}
        {person.isSelf && <Badge>You</Badge>}
      </div>
      <p className="mt-1 text-ui break-words text-muted">{[person.email, words.since, words.signedIn].join(' · ')}</p>
    </div>
  )
}
