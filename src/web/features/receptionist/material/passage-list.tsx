import type { MaterialPassage } from '#contracts/receptionist/material.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PassageText } from './passage-text.tsx'

/** Passages to read: decided ones, or all for readers who may not decide. */
export function PassageList({ passages, path }: { passages: MaterialPassage[]; path: string }) {
  return (
    <ul>
      {passages.map((passage) => (
        <li key={passage.id} className="material-passage is-plain">
          <div className="grid min-w-0 gap-2">
            <PassageText passage={passage} path={path} />
            <Outcome passage={passage} path={path} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ passage: { id, state, entry, question }, path }: { passage: MaterialPassage; path: string }) {
  if (entry !== null) {
    return (
      <TextLink to={`${path}/${entry.id}`} isAlone className="text-small">
        See the answer<span className="sr-only">{`: ${question}`}</span>
      </TextLink>
    )
  }
  if (state === 'proposed') return null
  return (
    <Allowed to="receptionist.change">
      <TextLink to={`${path}/passages/${id}`} isAlone className="text-small">
        {state === 'accepted' ? 'Its answer was deleted. Accept it again' : 'Accept it after all'}
        <span className="sr-only">{`: ${question}`}</span>
      </TextLink>
    </Allowed>
  )
}
