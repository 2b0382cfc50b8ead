import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, describeFailure, requestJson } from '#web/lib/api-client.ts'
import { toast } from '#web/ui/toast.tsx'
import {
  type ContactErrors,
  type ContactField,
  clearFields,
  enteredIn,
  findErrors,
  firstWrong,
  problemOf,
  type Refusal,
} from './contact-fields.ts'
import { SubmissionKey } from './submission-key.ts'

/** The states of the form: what is wrong at which field, and whether it is on its way. */
export function useContactForm(refusal: Refusal | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [key] = useState(() => new SubmissionKey())
  const [errors, setErrors] = useState<ContactErrors>(refusal?.fieldErrors ?? {})
  const [notice, setNotice] = useState(refusal && noticeOf(refusal))
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    if (form.current === null) return
    // From here on the sentences are ours; before, and without JavaScript, the browser says its own.
    form.current.noValidate = true
    if (refusal !== undefined) firstWrong(form.current, refusal.fieldErrors)?.focus()
  }, [refusal])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const target = event.currentTarget
    const found = findErrors(target)
    const isComplete = Object.keys(found).length === 0
    // Drawn before the focus moves, so that a screen reader finds the sentence at the field.
    flushSync(() => {
      setNotice(undefined)
      setErrors(found)
      setIsSending(isComplete)
    })
    if (!isComplete) return firstWrong(target, found)?.focus()
    const answered = await send(target, key, event.timeStamp)
    flushSync(() => {
      setErrors(answered)
      setIsSending(false)
    })
    firstWrong(target, answered)?.focus()
  }

  /** A sentence goes away once what it asks for is there; a new one waits for the next sending. */
  function recheck(field: ContactField) {
    if (errors[field] === undefined || form.current === null || problemOf(form.current, field) !== undefined) return
    const { [field]: _, ...others } = errors
    setErrors(others)
  }

  return { form, errors, notice, isSending, submit, recheck }
}

/** Above the fields: what is wrong with all of it, or where to look. */
function noticeOf({ message, fieldErrors }: Refusal): string {
  return Object.keys(fieldErrors).length === 0 ? message : 'Please check the marked fields.'
}

/** Sends what is in the form and says how it went. Returns the server's sentences for single fields. */
async function send(form: HTMLFormElement, key: SubmissionKey, sentAt: number): Promise<ContactErrors> {
  const entered = enteredIn(form)
  try {
    // The event's time counts from the opening of the page.
    const message = { ...entered, elapsedMs: Math.round(sentAt) }
    await requestJson('POST', '/api/contact', message, { 'Idempotency-Key': key.for(entered) })
  } catch (error) {
    const description = describeFailure(error, 'Please try again later')
    toast({ title: 'Error sending message', description, variant: 'destructive' })
    return error instanceof ApiError ? (error.fieldErrors ?? {}) : {}
  }
  key.renew()
  clearFields(form)
  toast({ title: 'Message sent successfully!', description: "We'll get back to you within 24 hours" })
  return {}
}
