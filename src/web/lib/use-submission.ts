import { type SubmitEvent, useState } from 'react'
import { ApiError } from './api-client.ts'
import type { FieldChecks } from './field-checks.ts'

type Handlers = {
  /** What the browser can see to be wrong: said at the fields, and nothing is sent. */
  check?: (form: FormData) => FieldChecks
  /** Sends what the form holds. What it throws reaches `onFailure`; the server's field messages are kept here. */
  send: (form: FormData) => Promise<void>
  onFailure: (error: unknown) => void
  /** What the server said of the same form, sent without scripts. */
  refused?: Record<string, string> | undefined
}

/** One form on its way to the server: whether it is, and what was wrong at which field. */
export function useSubmission({ check, send, onFailure, refused = {} }: Handlers) {
  const [isSending, setIsSending] = useState(false)
  const [fieldErrors, setFieldErrors] = useState(refused)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const slips = Object.entries(check?.(form) ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]))
    setFieldErrors(Object.fromEntries(slips))
    if (slips.length > 0) return
    setIsSending(true)
    try {
      await send(form)
    } catch (error) {
      if (error instanceof ApiError) setFieldErrors(error.fieldErrors ?? {})
      onFailure(error)
    }
    setIsSending(false)
  }

  return { isSending, fieldErrors, onSubmit }
}

/** A text field of a form. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
