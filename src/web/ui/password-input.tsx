import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { TextInput } from './text-input.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Allows pasting and password managers. A button shows the typed text. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  const wrapper = useRef<HTMLSpanElement>(null)
  useHideOnSubmit(wrapper, setIsShown)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span ref={wrapper} className="relative block">
      <TextInput
        spellCheck={false}
        autoCapitalize={isShown ? 'none' : undefined}
        autoCorrect="off"
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classNames('pr-[5.5rem]', className)}
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-1 right-1 flex h-9 cursor-pointer items-center gap-1.5 rounded-[4px] px-2.5 text-small font-semibold text-ink-2 hover:bg-ink/6 hover:text-ink aria-pressed:text-accent"
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
        Show<VisuallyHidden> password</VisuallyHidden>
      </button>
      <VisuallyHidden role="status">{isShown && 'Your password is visible'}</VisuallyHidden>
    </span>
  )
}

/** Turns the field back into a password before submission, because browsers remember text fields. */
function useHideOnSubmit(wrapper: { current: HTMLElement | null }, setIsShown: (isShown: boolean) => void): void {
  useEffect(() => {
    const form = wrapper.current?.closest('form')
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [wrapper, setIsShown])
}
