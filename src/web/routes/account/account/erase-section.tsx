import { type SubmitEvent, useRef, useState } from 'react'
import { requestJson } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toastOnNextPage } from '#web/ui/toast.tsx'
import type { AccountData } from './load-account.ts'
import { Section } from './section.tsx'
import { PasswordSetting, SettingsForm, TextSetting } from './settings-form.tsx'

type Props = { erasure: AccountData['erasure']; needsCode: boolean }

/** The password first, then one more question: only its answer sends anything. */
export function EraseSection({ erasure, needsCode }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const form = useRef<HTMLFormElement | null>(null)
  const isSure = useRef(false)

  function ask(event: SubmitEvent<HTMLFormElement>): void {
    if (isSure.current) {
      isSure.current = false
      return
    }
    event.preventDefault()
    form.current = event.currentTarget
    setIsAsking(true)
  }

  function erase(): void {
    isSure.current = true
    setIsAsking(false)
    form.current?.requestSubmit()
  }

  return (
    <Section id="erase" title="Erase my account" intro="This cannot be taken back. Download your data first.">
      <ul className="mb-6 grid list-disc gap-1.5 pl-5 text-ui text-ink-2">
        {erasure.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <SettingsForm submit="Erase my account" variant="danger" onSubmit={ask} send={sendErasure}>
        <PasswordSetting name="password" label="Password" autoComplete="current-password" />
        {needsCode && (
          <TextSetting
            name="code"
            label="Code"
            hint="Six digits from the app, or one of your recovery codes."
            autoComplete="one-time-code"
          />
        )}
      </SettingsForm>
      <Dialog
        title="Erase your account for good?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="danger" onClick={erase}>
              {erasure.organisationErased ? 'Erase account and organisation' : 'Erase account'}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep my account
            </Button>
          </>
        }
      >
        {erasure.organisationErased
          ? `Your account and ${erasure.organisation} with everything in its portal are gone at once.`
          : 'Your account is gone at once.'}
      </Dialog>
    </Section>
  )
}

async function sendErasure(form: FormData): Promise<void> {
  await requestJson('POST', '/api/account/erase', Object.fromEntries(form))
  toastOnNextPage({ title: 'Your account was erased', description: 'We have mailed you a confirmation.' })
  window.location.assign('/')
  // The page is being left; nothing on it can be asked for again.
  await new Promise(() => {})
}
