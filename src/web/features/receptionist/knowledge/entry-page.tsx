import type { Language } from '#contracts/receptionist/diary.ts'
import { isSameKnowledgeText, type KnowledgeEntry, type KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
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
  /** What callers hear today. */
  live: KnowledgeText | null
  path: string
  languages: Language[]
  refusal: Refusal | undefined
}

/** One answer: to change and delete for those who may, to read for all others. */
export function EntryPage(props: EntryPageProps) {
  const { entry, live, path, languages, refusal } = props
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
            <LivePanel entry={entry} live={live} languages={languages} />
            <CheckPanel entry={entry} refusal={refusal} isLive={live !== null} />
            <Panel title="Delete this answer">
              <Form intent="delete" refusal={refusal} submit="Delete answer" variant="danger" className="gap-3">
                <p className="text-ui">
                  It goes in both languages. Callers hear it until that is published. You can undo it at once.
                </p>
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
    <p className="mb-4">
      <TextLink to={path} isAlone>
        Back to Knowledge
      </TextLink>
    </p>
  )
}

type LivePanelProps = Pick<EntryPageProps, 'live' | 'languages'> & { entry: KnowledgeEntry }

/** What callers hear today, where that is something else. */
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
            <b className="font-semibold text-caution">Please check.</b> Nobody of you has read it yet.
            {isLive && ' Callers hear it already.'}
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
function GonePage({ live, path, languages, refusal }: EntryPageProps) {
  return (
    <>
      <BackLink path={path} />
      <Panel title="This answer is gone" className="mb-4">
        <p className="text-ui">There is no such answer. Somebody may have deleted it.</p>
        {live !== null && (
          <div className="mt-4 grid gap-3">
            <p className="text-ui">Callers hear it until that is published:</p>
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
