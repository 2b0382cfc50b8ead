import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const KEYS: [keys: string[], words: string][] = [
  [['J'], 'Next conversation'],
  [['K'], 'Previous conversation'],
  [['Enter'], 'Open it'],
  [['T'], 'Take over'],
  [['G'], 'Give back'],
  [['R'], 'Reply'],
  [['N'], 'Add a note'],
  [['/'], 'Search'],
  [['?'], 'All keys'],
]

/** The keys that are needed most, and a list of all. */
export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="desk-keys">
      <span aria-hidden="true">
        <span className="desk-key">J</span>
        <span className="desk-key">K</span> next, previous
      </span>
      <span aria-hidden="true">
        <span className="desk-key">T</span> take over
      </span>
      <button type="button" data-key="?" onClick={() => setIsOpen(true)} className="desk-keys-all">
        <span className="desk-key" aria-hidden="true">
          ?
        </span>{' '}
        all keys
      </button>
      <Dialog
        title="Keys"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <Button variant="secondary" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        }
      >
        <dl className="grid grid-cols-[5rem_1fr] gap-y-2">
          {KEYS.map(([keys, words]) => (
            <div key={words} className="contents">
              <dt>
                {keys.map((key) => (
                  <span key={key} className="desk-key">
                    {key}
                  </span>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  )
}
