import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'

type TickEntryProps = {
  name: string
  isTicked: boolean
  /** What was typed into the form, where it was refused. An empty box is not sent. */
  typed: Record<string, string> | undefined
  children: ReactNode
}

/** One of several boxes, as it is stored or was sent. */
export function TickEntry({ name, isTicked, typed, children }: TickEntryProps) {
  return (
    <Checkbox name={name} value="on" defaultChecked={typed === undefined ? isTicked : name in typed}>
      {children}
    </Checkbox>
  )
}
