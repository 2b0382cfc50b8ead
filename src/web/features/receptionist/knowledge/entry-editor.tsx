import { useRef } from 'react'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeEntry } from '#contracts/receptionist/knowledge.ts'
import { UnsavedChanges } from '#web/features/content-editor/unsaved-changes.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { VersionEntry } from '#web/features/form/version-entry.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { EntryFields, type EntryStart } from './entry-fields.tsx'
import { StoredText } from './stored-text.tsx'
import './knowledge.css'

type EntryEditorProps = {
  title: string
  path: string
  languages: Language[]
  refusal: Refusal | undefined
  start: EntryStart
  /** The entry to change. Undefined for a new one. */
  entry?: KnowledgeEntry
  /** The question without an answer that the entry answers. */
  unansweredId?: string | undefined
}

export function EntryEditor({ title, path, languages, refusal, start, entry, unansweredId }: EntryEditorProps) {
  const container = useRef<HTMLDivElement>(null)
  const isConflict = refusal?.intent === 'save' && refusal.code === 'conflict'
  return (
    <Panel title={title}>
      <div ref={container}>
        {isConflict && entry !== undefined && (
          <Notice tone="caution" title="What a colleague saved meanwhile" className="mb-5">
            <StoredText entry={entry} languages={languages} />
            <p className="mt-2 text-small">Your own words are still in the fields. Saving replaces theirs.</p>
          </Notice>
        )}
        <Form
          intent="save"
          refusal={refusal}
          submit="Save answer"
          actions={
            <ButtonLink to={path} variant="ghost">
              Cancel
            </ButtonLink>
          }
        >
          {entry !== undefined && <VersionEntry version={entry.version} refusal={refusal} />}
          {unansweredId !== undefined && <input type="hidden" name="question" value={unansweredId} />}
          <EntryFields languages={languages} start={start} />
          <p className="text-small text-muted">
            The receptionist gives an answer word for word. Saving changes the draft. Without Irish it is given in
            English only.
          </p>
        </Form>
        <UnsavedChanges container={container} />
      </div>
    </Panel>
  )
}
