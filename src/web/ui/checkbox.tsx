import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A box and its label. The whole line is the target. */
export function Checkbox({ hint, error, className, children, ...rest }: CheckboxProps) {
  const ownId = useId()
  const [hintId, errorId] = [`${ownId}-hint`, `${ownId}-error`]
  const describedBy = classNames(rest['aria-describedby'], hint !== undefined && hintId, error && errorId)
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-[0.6875rem] text-ui leading-[1.45] text-ink-2 has-disabled:cursor-not-allowed has-disabled:opacity-45">
        <span className="relative mt-px grid flex-none">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            className="peer size-5 cursor-[inherit] appearance-none rounded-[3px] border border-control bg-surface transition-[color,background-color,border-color] duration-(--dur-ui) enabled:hover:border-ink-2 checked:border-accent checked:bg-accent enabled:checked:hover:border-accent-hover enabled:checked:hover:bg-accent-hover aria-invalid:border-critical forced-colors:appearance-auto"
          />
          <Check
            size={16}
            strokeWidth={2.25}
            aria-hidden="true"
            className="pointer-events-none invisible absolute top-0.5 left-0.5 text-accent-ink peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span>{children}</span>
      </label>
      <div className="grid gap-1 pl-8 empty:hidden">
        {hint !== undefined && (
          <p id={hintId} className="-mt-1.5 text-small leading-[1.4] text-muted">
            {hint}
          </p>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  )
}
