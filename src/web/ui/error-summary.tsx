import { type MouseEvent, useEffect, useRef } from 'react'

export type FormError = { fieldId: string; message: string }

/**
 * Lists a refused form's errors with links to their fields, and takes the focus. A new array of errors takes the focus
 * again. `onChoose` may first reveal a hidden field.
 */
export function ErrorSummary({ errors, onChoose }: { errors: FormError[]; onChoose?: (fieldId: string) => void }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="rounded-control border border-critical bg-surface px-5 py-4 shadow-[inset_3px_0_0_var(--critical)]"
    >
      <p className="font-semibold">There is a problem</p>
      <ul className="mt-1.5 grid gap-0.5">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                onChoose?.(fieldId)
                leadTo(fieldId, event)
              }}
              className="inline-block min-h-6 text-ui font-demibold text-critical underline underline-offset-4 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Keeps the address, so that the back button leaves the form. */
function leadTo(fieldId: string, event: MouseEvent): void {
  const field = document.getElementById(fieldId)
  if (field === null) return
  event.preventDefault()
  field.closest('div')?.scrollIntoView({ block: 'start' })
  field.focus({ preventScroll: true })
}
