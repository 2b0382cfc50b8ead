import type { Refusal } from '#web/features/form/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountData } from './load-account.ts'
import { Section } from './section.tsx'

type Session = AccountData['sessions'][number]

type Props = {
  sessions: Session[]
  /** The idle timeout of administrators, in hours. */
  idleHours: number | undefined
  refusal: Refusal | undefined
}

export function SessionsSection({ sessions, idleHours, refusal }: Props) {
  return (
    <Section id="sessions" title="Sessions" intro={writeIntro(idleHours)}>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <p className="mr-auto min-w-0 text-ui">
              <span className="font-demibold">{session.device}</span>{' '}
              {session.isCurrent && <Badge tone="accent">This device</Badge>}
              <span className="block text-small text-muted">{`Last used ${session.lastUsed}. Ends ${session.ends}${idleHours === undefined ? '.' : ' unless it is used.'}`}</span>
            </p>
            {!session.isCurrent && (
              <AccountForm
                intent="end-session"
                hidden={{ session: session.id }}
                refusal={refusal}
                submit="End session"
                submitLabel={`End session: ${session.device}, last used ${session.lastUsed}`}
                size="sm"
              />
            )}
          </li>
        ))}
      </ul>
      <AccountForm intent="end-all-sessions" refusal={refusal} submit="Sign out everywhere" className="mt-5" />
    </Section>
  )
}

function writeIntro(idleHours: number | undefined): string {
  const intro = 'The devices on which you are signed in. End what you do not know.'
  if (idleHours === undefined) return intro
  return `${intro} A session that is not used for ${idleHours === 1 ? 'an hour' : `${idleHours} hours`} ends by itself.`
}
