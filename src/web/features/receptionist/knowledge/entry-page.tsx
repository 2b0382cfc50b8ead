import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeEntry } from '#contracts/receptionist/knowledge.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Source } from './answer-row.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { StoredText } from './stored-text.tsx'
import './knowledge.css'

export type EntryPageProps = {
  entry: KnowledgeEntry | null
  path: string
  languages: Language[]
  refusal: Refusal | undefined
}

/** One answer: to change and delete for those who may, to read for all others. */
export function EntryPage(props: EntryPageProps) {
  const { entry, path, languages, refusal } = props
  if (entry === null) return <GonePage {...props} />
  return (
    <>
      <BackLink path={path} />
      <Allowed
        to="receptionist.change"
        otherwise={
          <Panel title={entry.topic}>
            <StoredText entry={entry} languages={languages} />
          </Panel>
        }
      >
        <div className="knowledge-editor">
          <EntryEditor title={entry.topic} {...{ path, languages, refusal, entry }} start={entry} />
          <aside aria-label="About this answer" className="grid gap-4">
            <CheckPanel entry={entry} refusal={refusal} />
            <Panel title="Delete this answer">
              <Form intent="delete" refusal={refusal} submit="Delete answer" variant="danger" className="gap-3">
                <ConfirmEntry>Delete it in both languages. This cannot be undone.</ConfirmEntry>
              </Form>
            </Panel>
          </aside>
        </div>
      </Allowed>
    </>
  )
}

export function BackLink({ path }: { path: string }) {
  return (
    <p className="mb-2">
      <TextLink to={path} isAlone>
        Back to Knowledge
      </TextLink>
    </p>
  )
}

function CheckPanel({ entry, refusal }: { entry: KnowledgeEntry; refusal: Refusal | undefined }) {
  const { id, version, source, isChecked, updatedAt } = entry
  return (
    <Panel title="Where it is from" bodyClassName="p-step grid gap-3 text-ui">
      <Source source={source} />
      <p className="text-small text-muted">{`Last changed on ${formatDay(updatedAt)}.`}</p>
      {!isChecked && (
        <>
          <p>
            <b className="font-semibold text-caution">Please check.</b> Nobody of you has read it yet. Callers hear it
            already.
          </p>
          <Form
            intent="check"
            hidden={{ id, version: String(version) }}
            refusal={refusal}
            submit="It is right"
            variant="secondary"
          />
        </>
      )}
    </Panel>
  )
}

/** Somebody deleted it. What was typed into its form is still there, and can be saved as a new one. */
function GonePage({ path, languages, refusal }: EntryPageProps) {
  return (
    <>
      <BackLink path={path} />
      <Panel title="This answer is gone" className="mb-4">
        <p className="text-ui">There is no such answer. Somebody may have deleted it, and callers hear it no more.</p>
      </Panel>
      {refusal?.intent === 'save' && (
        <Allowed to="receptionist.change">
          <EntryEditor title="Save your words as a new answer" {...{ path, languages, refusal }} start={{}} />
        </Allowed>
      )}
    </>
  )
}
