import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SingleKeysHint } from './single-keys.tsx'

type KeysDialogProps = {
  keys: readonly (readonly [names: readonly string[], words: string])[]
  isOpen: boolean
  onClose: () => void
}

/** The list of a page's keys. */
export function KeysDialog({ keys, isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {keys.map(([names, words]) => (
          <div key={words} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="inline-block min-w-8 rounded-[3px] border border-control px-1.5 text-center font-sans text-small font-semibold text-ink"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysHint />
    </Dialog>
  )
}
