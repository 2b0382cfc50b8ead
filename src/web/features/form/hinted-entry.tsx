import { type FocusEvent, useState } from 'react'
import { TextAreaEntry, TextEntry } from './entries.tsx'

type HintedEntryProps = {
  name: string
  label: string
  defaultValue?: string
  hint?: string
  /** Says what looks unusual once the field is left; it is taken all the same. */
  look: (text: string) => string | undefined
  type?: string
  autoComplete?: string
  isOptional?: boolean
  /** Of more than one line. */
  isLong?: boolean
  id?: string
}

export function HintedEntry({ hint, look, type, isLong = false, ...input }: HintedEntryProps) {
  const [found, setFound] = useState<string>()
  const entry = {
    ...input,
    hint: found ?? hint,
    onBlur: ({ currentTarget: { value } }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const looked = value === '' ? undefined : look(value)
      afterPress(() => setFound(looked))
    },
  }
  if (isLong) return <TextAreaEntry {...entry} rows={2} className="min-h-[4.5rem]" />
  return <TextEntry {...entry} type={type} />
}

let isPressed = false
if (typeof document !== 'undefined') {
  const note = ({ type }: Event) => {
    isPressed = type === 'mousedown'
  }
  for (const type of ['mousedown', 'mouseup']) addEventListener(type, note, true)
}

/**
 * Waits with a new line under a field while a button is pressed: the line would move the button away from under the
 * pointer, and the press would be lost. The browser has not set `:active` yet when the focus leaves the field.
 */
function afterPress(work: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(work), { once: true })
  else work()
}
