import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextInput } from './text-input.tsx'

/** Pasting and password managers work; what was typed can be looked at. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pr-[5.5rem]"
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setIsShown(!isShown)}
        className="absolute top-1 right-1 flex h-9 cursor-pointer items-center gap-1.5 rounded-[4px] px-2.5 text-small font-semibold text-ink-2 hover:bg-ink/6"
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
        {isShown ? 'Hide' : 'Show'}
      </button>
    </span>
  )
}
