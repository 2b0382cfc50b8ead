import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ModuleName } from '#contracts/modules.ts'
import { SubmissionKey } from '#web/features/contact/submission-key.ts'
import { ApiError, describeFailure, requestJson } from '#web/lib/api-client.ts'
import {
  clearFields,
  enteredIn,
  firstWrong,
  type LicensingErrors,
  type LicensingField,
  type LicensingRefusal,
} from './licensing-fields.ts'

type State = { isSending: boolean; sentTo?: string; notice?: string | undefined; errors: LicensingErrors }

/** Sends what is there and lets the server say what is missing: the form itself refuses nothing. */
export function useLicensingForm(module: ModuleName, refusal: LicensingRefusal | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [key] = useState(() => new SubmissionKey())
  const [state, setState] = useState<State>(() => refusedState(refusal))

  useEffect(() => {
    if (form.current !== null && refusal !== undefined) firstWrong(form.current, refusal.fieldErrors)?.focus()
  }, [refusal])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    setState({ isSending: true, errors: {} })
    const next = await send(target, module, key, event.timeStamp)
    // Drawn before the focus moves, so that a screen reader finds the sentence it goes to.
    flushSync(() => setState(next))
    const goal = firstWrong(target, next.errors) ?? outcome.current
    goal?.focus()
  }

  /** A sentence goes away with the first change to its field. */
  function forget(field: LicensingField) {
    if (state.errors[field] === undefined) return
    const { [field]: _, ...errors } = state.errors
    setState({ ...state, errors })
  }

  return { ...state, form, outcome, submit, forget }
}

function refusedState(refusal: LicensingRefusal | undefined): State {
  if (refusal === undefined) return { isSending: false, errors: {} }
  const { message, fieldErrors } = refusal
  const isAboutFields = Object.keys(fieldErrors).length > 0
  return { isSending: false, errors: fieldErrors, notice: isAboutFields ? undefined : message }
}

async function send(form: HTMLFormElement, module: ModuleName, key: SubmissionKey, sentAt: number): Promise<State> {
  const entered = enteredIn(form)
  try {
    // The event's time counts from the opening of the page.
    const inquiry = { ...entered, elapsedMs: Math.round(sentAt) }
    const path = `/api/modules/${module}/licensing-inquiry`
    await requestJson('POST', path, inquiry, { 'Idempotency-Key': key.for(entered) })
  } catch (error) {
    return refusedState({
      message: describeFailure(error, 'Please try again later'),
      fieldErrors: (error instanceof ApiError && error.fieldErrors) || {},
      values: entered,
    })
  }
  key.renew()
  clearFields(form)
  return { isSending: false, sentTo: entered.contactEmail ?? '', errors: {} }
}
