import type { Language } from '#contracts/receptionist/diary.ts'
import type { PassageStart } from '#contracts/receptionist/material.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { EntryEditor } from '../knowledge/entry-editor.tsx'
import { ComparisonText, Place } from './passage-text.tsx'
import './material.css'

type PassagePageProps = { path: string; languages: Language[]; start: PassageStart; refusal: Refusal | undefined }

/** One passage as a new answer, in its own words until somebody changes them. */
export function PassagePage({ path, languages, start, refusal }: PassagePageProps) {
  const { text, sourceId, sourceName, language, isInstruction, page, comparisons } = start
  const back = `${path}/sources/${sourceId}`
  const said = { topic: '', questionEn: null, answerEn: null, questionGa: null, answerGa: null, ...text }
  return (
    <Allowed
      to="receptionist.change"
      otherwise={
        <Panel title={text.questionEn ?? text.questionGa}>
          <p className="material-answer text-ui">{said.answerEn ?? said.answerGa}</p>
        </Panel>
      }
    >
      <div className="knowledge-editor">
        <EntryEditor title="Accept a passage" path={back} languages={languages} refusal={refusal} start={text} />
        <aside aria-label="About this passage" className="grid gap-4">
          {isInstruction && (
            <Notice tone="critical" title="Reads like an instruction">
              It is text like any other, and nothing follows it. Read it well before you accept it.
            </Notice>
          )}
          {comparisons.length > 0 && (
            <Panel title="Compare it" bodyClassName="px-step pt-2 pb-step text-ui">
              {comparisons.map((comparison) => (
                <ComparisonText key={comparison.of.id} comparison={comparison} path={path} language={language} />
              ))}
            </Panel>
          )}
          <Panel title="Where it is from" bodyClassName="p-step grid gap-3 text-ui">
            <TextLink to={back} isAlone>
              {sourceName}
            </TextLink>
            <Place page={page} />
          </Panel>
          <Panel title="Not one for callers">
            <Form intent="dismiss" refusal={refusal} submit="Dismiss it" variant="secondary" className="gap-3">
              <p className="text-ui">It comes back when its source says something else.</p>
            </Form>
          </Panel>
        </aside>
      </div>
    </Allowed>
  )
}
