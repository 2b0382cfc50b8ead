import { useEffect, useRef } from 'react'
import { useSubmission } from '#web/lib/use-submission.ts'

/** A submission whose first wrong field gets the focus when it is refused. */
export function useAccountForm(handlers: Parameters<typeof useSubmission>[0]) {
  const form = useRef<HTMLFormElement>(null)
  const submission = useSubmission(handlers)
  const { fieldErrors } = submission

  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fieldErrors])

  return { form, ...submission }
}
