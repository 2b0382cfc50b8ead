import type { AnswerPreview } from '#contracts/receptionist/knowledge.ts'
import { AnswersPanel, type AnswersPanelProps } from './answers-panel.tsx'
import { AskBox } from './ask-box.tsx'
import { LanguagesPanel, SourcesPanel } from './side-panels.tsx'
import { UnansweredPanel, type UnansweredPanelProps } from './unanswered-panel.tsx'
import './knowledge.css'

type KnowledgeScreenProps = AnswersPanelProps & {
  base: string
  query: string
  preview: AnswerPreview | undefined
  unanswered: Pick<UnansweredPanelProps, 'questions' | 'counts' | 'filter'>
}

/** What it may say, and what it was asked in vain. */
export function KnowledgeScreen({ base, query, preview, unanswered, ...answers }: KnowledgeScreenProps) {
  const { path, counts, today, refusal, words } = answers
  const questions = <UnansweredPanel {...unanswered} {...{ base, path, today, refusal }} />
  // What was searched for stands first.
  const isSearch = words !== ''
  return (
    <div className="grid gap-4">
      <AskBox path={path} query={query} preview={preview} />
      <div className="knowledge-columns">
        <div className="grid min-w-0 content-start gap-4">
          {!isSearch && questions}
          <AnswersPanel {...answers} />
          {isSearch && questions}
        </div>
        <aside aria-label="About the answers" className="grid min-w-0 content-start gap-4">
          <SourcesPanel counts={counts} />
          <LanguagesPanel path={path} counts={counts} />
        </aside>
      </div>
    </div>
  )
}
