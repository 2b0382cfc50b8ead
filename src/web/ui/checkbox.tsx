import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  error?: string | undefined
  children: ReactNode
}

/** A box and its sentence; the whole line can be pressed. */
export function Checkbox({ error, children, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className="grid gap-1">
      <label className="flex min-h-6 cursor-pointer items-start gap-3 text-ui leading-[1.45] text-ink-2">
        <span className="relative mt-px grid flex-none">
          <input
            type="checkbox"
            {...rest}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer size-5 cursor-pointer appearance-none rounded-[3px] border border-control bg-surface checked:border-accent checked:bg-accent aria-invalid:border-critical forced-colors:appearance-auto"
          />
          <Check
            size={14}
            strokeWidth={2.5}
            aria-hidden="true"
            className="pointer-events-none invisible absolute top-[3px] left-[3px] text-accent-ink peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="pl-8 text-small font-[560] text-critical">
          {error}
        </p>
      )}
    </div>
  )
}
