import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

type LikelyPanelProps = {
  path: string
  unansweredId: string | undefined
  /** Answers that may fit the question, best first. */
  likely: { id: string; question: string }[]
}

/** A question that an answer fits already becomes another way to ask it. */
export function LikelyPanel({ path, unansweredId, likely }: LikelyPanelProps) {
  return (
    <Panel title="Does an answer fit already?" bodyClassName="p-step grid gap-3 text-ui">
      <ul className="grid gap-2">
        {likely.map(({ id, question }) => (
          <li key={id}>
            <TextLink to={`${path}/${id}?question=${unansweredId}`}>{question}</TextLink>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">Choose it, and the caller’s words become another way to ask it.</p>
    </Panel>
  )
}
