import type { Language } from '#contracts/receptionist/diary.ts'
import { isSameKnowledgeText, type KnowledgeEntry, type KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Source } from './answer-row.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { StoredText } from './stored-text.tsx'
import './knowledge.css'

export type EntryPageProps = {
  entry: KnowledgeEntry | null
  /** What the fields start with: the entry, or with a caller's question as another wording. */
  start: KnowledgeEntry | null
  /** That question. */
  unansweredId: string | undefined
  /** The live text. */
  live: KnowledgeText | null
  path: string
  languages: Language[]
  refusal: Refusal | undefined
}

export function EntryPage(props: EntryPageProps) {
  const { entry, start, unansweredId, live, path, languages, refusal } = props
  if (entry === null || start === null) return <GonePage {...props} />
  return (
    <>
      <BackToKnowledge path={path} />
      <Allowed
        to="receptionist.change"
        otherwise={
          <Panel title={entry.topic}>
            <StoredText entry={entry} languages={languages} />
          </Panel>
        }
      >
        <div className="knowledge-editor">
          <EntryEditor title={entry.topic} {...{ path, languages, refusal, entry, start, unansweredId }} />
          <aside aria-label="About this answer" className="grid gap-4">
            <LivePanel entry={entry} live={live} languages={languages} />
            <CheckPanel entry={entry} refusal={refusal} isLive={live !== null} />
            <Panel title="Delete this answer">
              <Form intent="delete" refusal={refusal} submit="Delete answer" variant="danger" className="gap-3">
                <p className="text-ui">
                  This deletes both languages. Callers hear it until you publish. You can undo it.
                </p>
              </Form>
            </Panel>
          </aside>
        </div>
      </Allowed>
    </>
  )
}

export function BackToKnowledge({ path }: { path: string }) {
  return (
    <p className="mb-1">
      <BackLink to={path}>Back to Knowledge</BackLink>
    </p>
  )
}

type LivePanelProps = Pick<EntryPageProps, 'live' | 'languages'> & { entry: KnowledgeEntry }

/** The live text, if it differs from the draft. */
function LivePanel({ entry, live, languages }: LivePanelProps) {
  if (live === null) {
    return (
      <Panel title="Not live yet" bodyClassName="p-step text-ui">
        <p>This answer is new in the draft. Callers hear it when it is published.</p>
      </Panel>
    )
  }
  if (isSameKnowledgeText(entry, live)) return null
  return (
    <Panel title="What callers hear today" bodyClassName="p-step grid gap-3 text-ui">
      <p className="text-small text-muted">The words in the fields are in the draft, and not live yet.</p>
      <StoredText entry={live} languages={languages} />
    </Panel>
  )
}

type CheckPanelProps = { entry: KnowledgeEntry; refusal: Refusal | undefined; isLive: boolean }

function CheckPanel({ entry, refusal, isLive }: CheckPanelProps) {
  const { id, version, source, isChecked, updatedAt } = entry
  return (
    <Panel title="Where it is from" bodyClassName="p-step grid gap-3 text-ui">
      <Source source={source} />
      <p className="text-small text-muted">{`Last changed on ${formatDay(updatedAt)}.`}</p>
      {!isChecked && (
        <>
          <p>
            <b className="font-semibold text-caution">Please check.</b> None of you has checked it yet.
            {isLive && ' Callers hear it already.'}
          </p>
          <Form
            intent="check"
            hidden={{ id, version: String(version) }}
            refusal={refusal}
            submit="Confirm answer"
            variant="secondary"
          />
        </>
      )}
    </Panel>
  )
}

/** A colleague deleted the entry. The form keeps the typed text, which can be saved as a new entry. */
function GonePage({ live, path, languages, refusal }: EntryPageProps) {
  return (
    <>
      <BackToKnowledge path={path} />
      <Panel title="This answer no longer exists" className="mb-4">
        <p className="text-ui">There is no such answer. Somebody may have deleted it.</p>
        {live !== null && (
          <div className="mt-4 grid gap-3">
            <p className="text-ui">Callers hear it until you publish:</p>
            <StoredText entry={live} languages={languages} />
          </div>
        )}
      </Panel>
      {refusal?.intent === 'save' && (
        <Allowed to="receptionist.change">
          <EntryEditor title="Save your words as a new answer" {...{ path, languages, refusal }} start={{}} />
        </Allowed>
      )}
    </>
  )
}
