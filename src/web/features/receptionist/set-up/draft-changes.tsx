import { createContext, type ReactNode, use, useId } from 'react'
import type { Change, ChangePart } from '#contracts/receptionist/changes.ts'
import { ChangeList } from '../publishing/change-list.tsx'

/** The set-up's differences from the live version. */
const DraftChanges = createContext<Change[]>([])
export const DraftChangesProvider = DraftChanges

/** The difference of one field, by the id of the change. */
export function useChange(id: string): Change | undefined {
  return use(DraftChanges).find((change) => change.id === id && change.part !== 'knowledge')
}

/** Underlines its field if the value is not live. */
export function DraftDifference({ id, children }: { id: string; children: ReactNode }) {
  return <div className={useChange(id) === undefined ? undefined : 'differs'}>{children}</div>
}

/** The differences of one part, at its foot. */
export function PartChanges({ parts }: { parts: ChangePart[] }) {
  const id = useId()
  const changes = use(DraftChanges).filter(({ part }) => parts.includes(part))
  if (changes.length === 0) return null
  return (
    <section className="part-changes" aria-labelledby={id}>
      <h3 id={id}>Not live yet</h3>
      <ChangeList changes={changes} />
    </section>
  )
}
