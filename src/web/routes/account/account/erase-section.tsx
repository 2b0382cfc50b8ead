import { type SubmitEvent, useRef, useState } from 'react'
import { TextEntry } from '#web/features/form/entries.tsx'
import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountData } from './load-account.ts'
import { Section } from './section.tsx'

type Props = { erasure: AccountData['erasure']; needsCode: boolean; refusal: Refusal | undefined }

/** Asks for the password, then for confirmation. Only the confirmation is sent. */
export function EraseSection({ erasure, needsCode, refusal }: Props) {
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
    <Section id="erase" title="Erase my account" intro="This cannot be undone. Download your data first.">
      <ul className="mb-6 grid list-disc gap-1.5 pl-5 text-ui text-ink-2">
        {erasure.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <AccountForm intent="erase" refusal={refusal} submit="Erase my account" variant="danger" onSubmit={ask}>
        <PasswordEntry name="password" label="Password" autoComplete="current-password" />
        {needsCode && (
          <TextEntry
            name="code"
            label="Code"
            hint="Six digits from the app, or one of your recovery codes."
            autoComplete="one-time-code"
          />
        )}
      </AccountForm>
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
