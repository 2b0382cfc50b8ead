import { useEffect, useRef } from 'react'

export type FormError = { fieldId: string; message: string }

/** Stands above a longer form that was refused: takes the focus, says what is wrong, leads to each field. */
export function ErrorSummary({ errors, title = 'There is a problem' }: { errors: FormError[]; title?: string }) {
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
      className="rounded-panel border border-critical border-l-[3px] bg-critical-soft px-5 py-4"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 grid gap-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block min-h-6 font-[560] text-critical underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
