import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** What a control inside a field needs to belong to it. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label above, hint below, and an error that says how to put it right. "(optional)" is marked, required is not. */
export function Field({ label, hint, error, isOptional = false, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-ui leading-[1.35] font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-small font-[560] text-critical">
          <CircleAlert size={15} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
