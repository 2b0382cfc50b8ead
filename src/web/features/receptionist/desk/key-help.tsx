import { useState } from 'react'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { SingleKeysHint, useHasSingleKeys } from '#web/features/portal-frame/single-keys.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Keys that write are listed only for roles that may write. */
const KEYS: [names: string[], words: string, permission?: 'answer'][] = [
  [['J'], 'Next conversation'],
  [['K'], 'Previous conversation'],
  [['Enter'], 'Open it'],
  [['T'], 'Take over', 'answer'],
  [['G'], 'Give back', 'answer'],
  [['R'], 'Reply', 'answer'],
  [['N'], 'Add a note', 'answer'],
  [['/'], 'Search'],
  [['?'], 'All keys'],
  [['←', '→'], 'Along the line of the conversation'],
  [['Home', 'End'], 'Start and end of the line'],
]

export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false)
  const hasKeys = useHasSingleKeys()
  const canAnswer = useIsAllowed('conversations.answer')
  const keys = KEYS.filter(([, , permission]) => permission === undefined || canAnswer)
  return (
    <div className="desk-keys">
      {hasKeys && (
        <span aria-hidden="true">
          <span className="desk-key">J</span>
          <span className="desk-key">K</span> next, previous
        </span>
      )}
      {hasKeys && canAnswer && (
        <span aria-hidden="true">
          <span className="desk-key">T</span> take over
        </span>
      )}
      <button type="button" data-key="?" onClick={() => setIsOpen(true)} className="desk-keys-all">
        {hasKeys && (
          <>
            <span className="desk-key" aria-hidden="true">
              ?
            </span>{' '}
          </>
        )}
        {hasKeys ? 'all keys' : 'Keys'}
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
          {keys.map(([names, words]) => (
            <div key={words} className="contents">
              <dt>
                {names.map((key) => (
                  <span key={key} className="desk-key">
                    {key}
                  </span>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <SingleKeysHint />
      </Dialog>
    </div>
  )
}
