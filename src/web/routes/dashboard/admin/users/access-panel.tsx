import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PersonData } from './load-person.ts'

type Props = Pick<PersonData, 'person' | 'words'> & { refusal: Refusal | undefined }

export function AccessPanel({ person, words, refusal }: Props) {
  return (
    <Panel title="Access" bodyClassName="grid gap-6 p-step">
      <Matter title="Sessions">
        <Sessions sessions={words.sessions} />
        {person.sessions.length > 0 && (
          <Form
            intent="end-sessions"
            refusal={refusal}
            submit="End all sessions"
            variant="secondary"
            className="mt-3"
          />
        )}
      </Matter>
      <Matter title="Two-factor sign-in">
        <TwoFactor person={person} refusal={refusal} />
      </Matter>
      <Matter title="Account">
        <Account person={person} words={words} refusal={refusal} />
      </Matter>
    </Panel>
  )
}

function Matter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="text-ui">
      <h3 className="font-semibold">{title}</h3>
      <div className="mt-1 text-ink-2">{children}</div>
    </div>
  )
}

function Sessions({ sessions }: Pick<PersonData['words'], 'sessions'>) {
  if (sessions.length === 0) return <p>Not signed in anywhere.</p>
  return (
    <ul className="grid gap-1">
      {sessions.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}

function TwoFactor({ person, refusal }: Omit<Props, 'words'>) {
  if (person.twoFactorEnabledAt === null) return <p>Off.</p>
  if (person.isSelf) {
    return (
      <p>
        On. You change it in <TextLink to={`${href('/account')}#two-factor`}>your account</TextLink>.
      </p>
    )
  }
  return (
    <>
      <p>
        On. Reset it for somebody who lost both phone and recovery codes, once you know by another way that it is them:
        their password alone signs in then, every device is signed out, and they are told by mail.
      </p>
      <Form
        intent="reset-two-factor"
        refusal={refusal}
        submit="Reset two-factor sign-in"
        variant="secondary"
        className="mt-3"
      />
    </>
  )
}

function Account({ person, words, refusal }: Props) {
  if (person.isSelf) return <p>You cannot disable yourself. Another administrator can.</p>
  if (person.disabledAt !== null) {
    return (
      <>
        <p>{`Disabled since ${words.disabled}. Nothing was deleted.`}</p>
        <Form intent="enable" refusal={refusal} submit="Enable account" variant="secondary" className="mt-3" />
      </>
    )
  }
  return (
    <>
      <p>Disabling signs out every device at once and keeps this person from signing in. Nothing is deleted.</p>
      <Form intent="disable" refusal={refusal} submit="Disable account" variant="danger" className="mt-3" />
    </>
  )
}
