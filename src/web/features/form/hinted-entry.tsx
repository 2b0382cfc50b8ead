import { type FocusEvent, useState } from 'react'
import { TextAreaEntry, TextEntry } from './entries.tsx'

type HintedEntryProps = {
  name: string
  label: string
  defaultValue?: string
  hint?: string
  /** Returns a hint about unusual text when the field loses focus. The text is accepted anyway. */
  look: (text: string) => string | undefined
  type?: string
  autoComplete?: string
  isOptional?: boolean
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
 * Delays a new hint while a button is pressed. The hint would move the button from under the pointer, and the click
 * would be lost. Browsers do not set `:active` before the field's blur event.
 */
function afterPress(work: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(work), { once: true })
  else work()
}
