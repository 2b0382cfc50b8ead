import { type SubmitEvent, useState } from 'react'
import { ApiError } from './api-client.ts'

type Handlers = {
  /** Sends what the form holds. What it throws reaches `onFailure`; the server's field messages are kept here. */
  send: (form: FormData) => Promise<void>
  onFailure: (error: unknown) => void
  /** What the server said of the same form, sent without scripts. */
  refused?: Record<string, string> | undefined
}

/** One form on its way to the server: whether it is, and what was wrong at which field. */
export function useSubmission({ send, onFailure, refused = {} }: Handlers) {
  const [isSending, setIsSending] = useState(false)
  const [fieldErrors, setFieldErrors] = useState(refused)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    setIsSending(true)
    setFieldErrors({})
    try {
      await send(new FormData(form))
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
