import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { SingleKeysHint } from '#web/features/portal-frame/single-keys.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
      <Dialog
        title="Keyboard shortcuts"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <Button variant="secondary" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        }
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {[...keys, ['?', 'Show this list'] as const].map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-[3px] border border-control px-1.5 text-center font-sans text-small font-semibold text-ink">
                  {key}
                </kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <SingleKeysHint />
      </Dialog>
    </>
  )
}
