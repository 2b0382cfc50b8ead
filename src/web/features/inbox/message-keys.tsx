import { href, useNavigate } from 'react-router'
import { ShortcutHelp } from './shortcut-help.tsx'

const KEYS = [
  ['r', 'Reply'],
  ['n', 'Write a note'],
  ['e', 'Mark it answered'],
  ['s', 'Mark it spam or not spam'],
  ['u', 'Back to the list'],
] as const

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const press = (selector: string) => document.querySelector<HTMLFormElement>(selector)?.closest('form')?.requestSubmit()

export function MessageKeys({ isSpam }: { isSpam: boolean }) {
  const navigate = useNavigate()
  return (
    <ShortcutHelp
      keys={KEYS}
      shortcuts={{
        r: () => focus('form:has([value=answer]) textarea'),
        n: () => focus('form:has([value=note]) textarea'),
        e: () => press('input[name=status][value=answered]'),
        s: () => press(`input[name=status][value=${isSpam ? 'new' : 'spam'}]`),
        u: () => navigate(href('/dashboard/admin/inbox')),
      }}
    />
  )
}
