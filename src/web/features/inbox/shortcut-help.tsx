import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { KeysDialog } from '#web/features/portal-frame/keys-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts'

type ShortcutHelpProps = {
  /** The keys and what each does, in the order of the list. */
  keys: readonly (readonly [key: string, what: string])[]
  shortcuts: Shortcuts
}

/** Handles the keys, and lists them under "?" and behind a button. */
export function ShortcutHelp({ keys, shortcuts }: ShortcutHelpProps) {
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts({ ...shortcuts, '?': () => setIsOpen(true) })
  return (
    <>
      <Button
        variant="ghost"
        className="max-desk:hidden"
        icon={<Keyboard size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Keyboard shortcuts
      </Button>
      <KeysDialog
        keys={[...keys, ['?', 'Show this list'] as const].map(([key, what]) => [[key], what])}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
