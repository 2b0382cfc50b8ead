import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { hintEircode, hintPhone, hintVatNumber } from '#contracts/irish.ts'
import type { Plan } from '#contracts/plans.ts'
import { isEmailTaken } from '#web/features/accounts/email-taken.tsx'
import { ApiError, requestJson } from '#web/lib/api-client.ts'
import { toast, toastOnNextPage } from '#web/ui/toast.tsx'
import { afterPress } from './after-press.ts'
import { forgetEntries, restoreEntries } from './kept-entries.ts'
import { type FieldErrors, inOrder, STEPS, stepOf, type WrongField } from './steps.ts'
import { useStep } from './use-step.ts'

const CONSENTS = ['termsAccepted', 'gdprConsent', 'marketingConsent']

const HINTS: Record<string, (text: string) => string | undefined> = {
  vatNumber: hintVatNumber,
  businessAddress: hintEircode,
  businessPhone: hintPhone,
  contactPhone: hintPhone,
}

/** The wizard: any step can be gone to at any time, and only the last button looks at what was typed. */
export function useRegistration(plan: Plan) {
  const form = useRef<HTMLFormElement>(null)
  const { heading, step, openStep } = useStep()
  const [wrongFields, setWrongFields] = useState<WrongField[]>([])
  const [hints, setHints] = useState<FieldErrors>({})
  const [emailIsTaken, setEmailIsTaken] = useState(false)
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    if (form.current !== null) restoreEntries(form.current)
    // Back from the dashboard: the browser may show this page just as it was left, on its way.
    const beReady = () => setIsSending(false)
    addEventListener('pageshow', beReady)
    return () => removeEventListener('pageshow', beReady)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (step < STEPS.length) return openStep(step + 1)
    setIsSending(true)
    const found = await register(enteredIn(event.currentTarget, plan))
    if (found === undefined) return
    setIsSending(false)
    const wrong = inOrder(found.fieldErrors)
    const [first] = wrong
    // The summary of what is wrong takes the focus.
    if (first !== undefined) openStep(stepOf(first.fieldId), null)
    setWrongFields(wrong)
    setEmailIsTaken(found.isEmailTaken)
  }

  const openField = (fieldId: string) => openStep(stepOf(fieldId), fieldId)

  /** Says what looks unusual in a field that was left; it is taken all the same. */
  function giveHint(event: FocusEvent<HTMLFormElement>): void {
    const { name, value } = event.target as unknown as HTMLInputElement
    const hint = value === '' ? undefined : HINTS[name]?.(value)
    afterPress(() =>
      setHints(({ [name]: _, ...others }) => (hint === undefined ? others : { ...others, [name]: hint })),
    )
  }

  return { form, heading, step, openStep, wrongFields, emailIsTaken, hints, isSending, submit, openField, giveHint }
}

function enteredIn(form: HTMLFormElement, plan: Plan): Record<string, unknown> {
  const entries = new FormData(form)
  const consents = Object.fromEntries(CONSENTS.map((name) => [name, entries.has(name)]))
  const planPrice = plan.setupCents === null ? null : plan.setupCents / 100
  return { ...Object.fromEntries(entries), ...consents, selectedPlan: plan.id, planPrice }
}

type Refusal = { fieldErrors: FieldErrors; isEmailTaken: boolean }

/** Returns what is wrong, or undefined once the account exists and the browser is on its way to the dashboard. */
async function register(entered: Record<string, unknown>): Promise<Refusal | undefined> {
  // The rules come with the button that needs them: nobody waits for them while reading the form.
  const { businessRegistration } = await import('#contracts/accounts.ts')
  const checked = businessRegistration.safeParse(entered)
  if (!checked.success) {
    const issues = checked.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const)
    return { fieldErrors: Object.fromEntries(issues.toReversed()), isEmailTaken: false }
  }
  try {
    await requestJson('POST', '/api/auth/signup', entered)
  } catch (error) {
    toast({
      title: 'Signup Failed',
      description: 'Something went wrong. Please try again or contact support.',
      variant: 'destructive',
    })
    return { fieldErrors: (error instanceof ApiError && error.fieldErrors) || {}, isEmailTaken: isEmailTaken(error) }
  }
  forgetEntries()
  toastOnNextPage({
    title: 'Account Created Successfully!',
    description:
      'Your AI receptionist will be configured and ready within 24 hours. We will email you the setup details.',
  })
  window.location.assign(entered.businessType === 'GOVERNMENT' ? '/dashboard/government' : '/dashboard/business')
  return undefined
}
