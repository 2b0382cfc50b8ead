import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { requestJson } from '#web/lib/api-client.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast, toastOnNextPage } from '#web/ui/toast.tsx'
import type { AccountData } from './load-account.ts'
import { Section } from './section.tsx'
import { showFailure } from './settings-form.tsx'

type Session = AccountData['sessions'][number]

type Props = { sessions: Session[] /** Of administrators. */; idleHours: number | undefined }

export function SessionsSection({ sessions, idleHours }: Props) {
  const [ending, setEnding] = useState<string>()
  const { revalidate } = useRevalidator()

  async function end(session: Session): Promise<void> {
    setEnding(session.id)
    try {
      await requestJson('DELETE', `/api/account/sessions/${session.id}`)
      toast({ title: 'Session ended', description: `${session.device} was signed out.` })
    } catch (error) {
      showFailure(error)
    }
    await revalidate()
    setEnding(undefined)
  }

  async function endAll(): Promise<void> {
    setEnding('all')
    try {
      await requestJson('POST', '/api/auth/sign-out-everywhere')
      toastOnNextPage({ title: 'Signed out everywhere', description: 'No device is signed in any more.' })
      window.location.assign('/sign-in')
    } catch (error) {
      showFailure(error)
      setEnding(undefined)
    }
  }

  return (
    <Section id="sessions" title="Sessions" intro={introOf(idleHours)}>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <p className="mr-auto min-w-0 text-ui">
              <span className="font-[560]">{session.device}</span>{' '}
              {session.isCurrent && <Badge tone="accent">This device</Badge>}
              <span className="block text-small text-muted">{`Last used ${session.lastUsed}. Ends ${session.ends}${idleHours === undefined ? '.' : ' unless it is used.'}`}</span>
            </p>
            {!session.isCurrent && (
              <Button
                variant="secondary"
                size="sm"
                isLoading={ending === session.id}
                aria-label={`End session: ${session.device}, last used ${session.lastUsed}`}
                onClick={() => end(session)}
              >
                End session
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" isLoading={ending === 'all'} onClick={endAll} className="mt-5 max-[480px]:w-full">
        Sign out everywhere
      </Button>
    </Section>
  )
}

function introOf(idleHours: number | undefined): string {
  const intro = 'The devices on which you are signed in. End what you do not know.'
  if (idleHours === undefined) return intro
  return `${intro} A session that is not used for ${idleHours === 1 ? 'an hour' : `${idleHours} hours`} ends by itself.`
}
