import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'

type TickEntryProps = {
  name: string
  isTicked: boolean
  /** The posted values of a refused form. An empty box is not posted. */
  typed: Record<string, string> | undefined
  children: ReactNode
}

export function TickEntry({ name, isTicked, typed, children }: TickEntryProps) {
  return (
    <Checkbox name={name} value="on" defaultChecked={typed === undefined ? isTicked : name in typed}>
      {children}
    </Checkbox>
  )
}
