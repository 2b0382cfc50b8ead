import { useState } from 'react'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { KeysDialog } from '#web/features/portal-frame/keys-dialog.tsx'
import { useHasSingleKeys } from '#web/features/portal-frame/single-keys.tsx'

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
      <KeysDialog
        keys={keys.map(([names, words]) => [names, words])}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  )
}
