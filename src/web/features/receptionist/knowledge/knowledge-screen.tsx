import type { AnswerPreview, DeletedEntry } from '#contracts/receptionist/knowledge.ts'
import type { MaterialSource } from '#contracts/receptionist/material.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { SourcesPanel } from '../material/sources-panel.tsx'
import { AnswersPanel, type AnswersPanelProps } from './answers-panel.tsx'
import { AskBox } from './ask-box.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { LanguagesPanel } from './languages-panel.tsx'
import { UnansweredPanel, type UnansweredPanelProps } from './unanswered-panel.tsx'
import './knowledge.css'
import '../material/material.css'

type KnowledgeScreenProps = AnswersPanelProps & {
  base: string
  sources: MaterialSource[]
  query: string
  preview: AnswerPreview | undefined
  /** A deleted answer that can still be restored. */
  deleted: DeletedEntry | undefined
  asked: 'draft' | 'live' | undefined
  unanswered: Pick<UnansweredPanelProps, 'questions' | 'counts' | 'filter'>
}

export function KnowledgeScreen({
  base,
  query,
  preview,
  asked,
  deleted,
  unanswered,
  sources,
  ...answers
}: KnowledgeScreenProps) {
  const { path, counts, today, refusal, words } = answers
  const questions = <UnansweredPanel {...unanswered} {...{ base, path, today, refusal }} />
  // Search results stand first.
  const isSearch = words !== ''
  return (
    <div className="grid gap-4">
      {deleted !== undefined && <DeletedNotice key={deleted.id} deleted={deleted} refusal={refusal} />}
      <AskBox path={path} query={query} preview={preview} asked={asked} />
      <Allowed to="receptionist.change">
        <p className="knowledge-jump">
          <TextLink to="#sources" isAlone>
            Read a website or add a document
          </TextLink>
        </p>
      </Allowed>
      <div className="knowledge-columns">
        <div className="grid min-w-0 content-start gap-4">
          {!isSearch && questions}
          <AnswersPanel {...answers} />
          {isSearch && questions}
        </div>
        <aside aria-label="About the answers" className="grid min-w-0 content-start gap-4">
          <SourcesPanel path={path} counts={counts} sources={sources} today={today} />
          <LanguagesPanel path={path} counts={counts} />
        </aside>
      </div>
    </div>
  )
}
