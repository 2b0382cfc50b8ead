import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

/** The attributes that connect a control with its field. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  /** A link at the end of the label's line. */
  aside?: ReactNode
  /** Set it if an error summary links to the field. */
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label above, hint below, and an error that says how to correct it. "(optional)" is marked, required is not. */
export function Field({ label, hint, error, isOptional = false, aside, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`]
  const describedBy = classNames(hint !== undefined && hintId, error && errorId)
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={controlId} className="text-ui leading-[1.35] font-semibold">
          {label}
          {isOptional && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-small leading-[1.4] text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
