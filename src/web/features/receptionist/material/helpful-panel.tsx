import type { HelpfulPassage } from '#contracts/receptionist/material.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { chooseLang } from '../knowledge/words.ts'
import './material.css'

type HelpfulPanelProps = { path: string; unansweredId: string | undefined; passage: HelpfulPassage }

/** The words of a website or document that may help with the answer. */
export function HelpfulPanel({ path, unansweredId, passage }: HelpfulPanelProps) {
  const { id, question, answer, language, sourceName } = passage
  return (
    <Panel title={`Found on ${sourceName}`} bodyClassName="p-step grid gap-3 text-ui">
      <TextLink to={`${path}/passages/${id}`}>
        <span lang={chooseLang(language)}>{question}</span>
      </TextLink>
      <p className="material-answer text-small" lang={chooseLang(language)}>
        {answer}
      </p>
      <TextLink to={`${path}/new?question=${unansweredId}&passage=${id}`} reloadDocument isAlone>
        Use its words
      </TextLink>
    </Panel>
  )
}
