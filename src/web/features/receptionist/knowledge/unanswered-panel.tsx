import type { QuestionFilter, UnansweredQuestion } from '#contracts/receptionist/knowledge.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { CHANNELS } from '../desk/words.ts'
import { Pencil } from './ask-box.tsx'
import { FilterLinks } from './filter-links.tsx'
import { UseStrokes } from './use-strokes.tsx'
import { chooseLang, lastAsked, timesInWords } from './words.ts'

export type UnansweredPanelProps = {
  base: string
  path: string
  questions: { items: UnansweredQuestion[]; more: number }
  counts: Record<'week' | QuestionFilter, number>
  filter: QuestionFilter | undefined
  today: string
  refusal: Refusal | undefined
}

const TITLES = {
  week: 'Asked this week, no answer yet',
  earlier: 'Asked earlier, no answer yet',
  'not-ours': 'Not for us',
}

const EMPTY = {
  week: [
    'Every question of this week had an answer',
    'Questions that it could not answer appear here, in the caller’s words.',
  ],
  earlier: ['Nothing is left from earlier', 'Questions that nobody answered within a week appear here.'],
  'not-ours': ['Nothing was put aside', 'Questions that are not for you appear here, and can be put back.'],
} as const

export function UnansweredPanel(props: UnansweredPanelProps) {
  const { path, questions, counts, filter } = props
  const [title, text] = EMPTY[filter ?? 'week']
  const options = [
    { label: 'This week', count: counts.week },
    { value: 'earlier', label: 'Earlier', count: counts.earlier },
    { value: 'not-ours', label: 'Not for us', count: counts['not-ours'] },
  ]
  return (
    <section className="knowledge-panel" aria-labelledby="unanswered-title">
      <header>
        <h2 id="unanswered-title">
          {TITLES[filter ?? 'week']}
          {filter === undefined && counts.week > 0 && (
            <Badge tone="caution" className="ml-2.5 tabular-nums">
              {counts.week}
            </Badge>
          )}
        </h2>
        <FilterLinks label="Questions" path={path} name="questions" current={filter} options={options} />
      </header>
      {questions.items.length === 0 ? (
        <EmptyState title={title} text={text} />
      ) : (
        <ol>
          {questions.items.map((question) => (
            <Question key={question.id} question={question} {...props} />
          ))}
        </ol>
      )}
      {questions.more > 0 && (
        <p className="px-step py-3 text-small text-muted">{`And ${questions.more} more, after these are dealt with.`}</p>
      )}
    </section>
  )
}

function Question({
  question,
  base,
  path,
  filter,
  today,
  refusal,
}: UnansweredPanelProps & { question: UnansweredQuestion }) {
  const { id, text, language, otherWords, times, lastAskedAt, channels, conversationId } = question
  const isDismissed = filter === 'not-ours'
  return (
    <li className="knowledge-question">
      <UseStrokes times={times} isAnswered={false} />
      <div className="min-w-0">
        <b lang={chooseLang(language)}>{text}</b>
        <p>
          Asked {timesInWords(times)}, last{' '}
          <TextLink to={`${base}/conversations/${conversationId}`}>{lastAsked(lastAskedAt, today)}</TextLink>.{' '}
          {channels.map((channel) => CHANNELS[channel]).join(', ')}.
          {otherWords.length > 0 && (
            <>
              {' '}
              Also as <span lang={chooseLang(language)}>{otherWords.map((words) => `“${words}”`).join(', ')}</span>.
            </>
          )}
        </p>
      </div>
      <Allowed to="receptionist.change">
        <div className="knowledge-question-actions">
          <Form
            intent={isDismissed ? 'reopen' : 'dismiss'}
            hidden={{ question: id }}
            refusal={refusal}
            submit={isDismissed ? 'Put it back' : 'Not one for us'}
            submitLabel={`${isDismissed ? 'Put it back' : 'Not one for us'}: ${text}`}
            variant="ghost"
            size="sm"
          />
          <ButtonLink
            to={`${path}/new?question=${id}`}
            variant="secondary"
            size="sm"
            icon={<Pencil />}
            aria-label={`Write the answer: ${text}`}
          >
            Write the answer
          </ButtonLink>
        </div>
      </Allowed>
    </li>
  )
}
