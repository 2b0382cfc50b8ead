import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'

type PartFormProps = Pick<ComponentProps<typeof Form>, 'intent' | 'refusal' | 'hidden' | 'actions' | 'id'> & {
  version: number
  submit: string
  children: ReactNode
}

const NONE = {}

/**
 * A part of the set-up with its own button. It posts the version that it was filled with, also after the page loaded a
 * newer one, so that the server detects a colleague's change. Roles without permission see it disabled.
 */
export function PartForm({ version, intent, refusal, hidden = NONE, children, ...form }: PartFormProps) {
  const canChange = useIsAllowed('receptionist.change')
  const seen = useSeenVersion({ version, intent, refusal, hidden })
  if (!canChange) {
    return (
      <fieldset disabled className="set-up-form">
        {children}
      </fieldset>
    )
  }
  return (
    <Form intent={intent} refusal={refusal} hidden={hidden} variant="secondary" className="set-up-form" {...form}>
      <input type="hidden" name="version" value={seen} />
      {children}
    </Form>
  )
}

type Seen = { version: number; intent: string; refusal: Refusal | undefined; hidden: Record<string, string> }

/** The values typed into this form, if it was refused. */
export function typedInto(refusal: Refusal | undefined, intent: string): Record<string, string> | undefined {
  return refusal?.intent === intent ? refusal.values : undefined
}

/** The version to post. It becomes the stored version after a save or a conflict notice. */
function useSeenVersion({ version, intent, refusal, hidden }: Seen): number {
  const { formData } = useNavigation()
  const isSending =
    formData !== undefined &&
    Object.entries({ intent, ...hidden }).every(([name, value]) => formData.get(name) === value)
  const own = refusal?.intent === intent ? refusal : undefined
  const isKept = own !== undefined && own.code !== 'conflict'
  const [seen, setSeen] = useState(isKept ? Number(own.values.version) : version)
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending && !isKept) setSeen(version)
    wasSending.current = isSending
  }, [isSending, isKept, version])
  return seen
}
