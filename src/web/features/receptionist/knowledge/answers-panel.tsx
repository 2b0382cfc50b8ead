import { Plus, Upload } from 'lucide-react'
import type { ListPage } from '#contracts/lists.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeCounts, KnowledgeFilter, ListedEntry } from '#contracts/receptionist/knowledge.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { AnswerRow } from './answer-row.tsx'
import { CheckListed } from './check-listed.tsx'
import { FilterLinks } from './filter-links.tsx'

export type AnswersPanelProps = {
  path: string
  /** The organisation's languages, its first one first. */
  languages: Language[]
  page: ListPage<ListedEntry>
  counts: KnowledgeCounts
  show: KnowledgeFilter | undefined
  /** The search text. Empty for all answers. */
  words: string
  today: string
  refusal: Refusal | undefined
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

export function AnswersPanel(props: AnswersPanelProps) {
  const { path, counts, show, words, page } = props
  const { items, ...pages } = page
  const options = [
    { label: 'All', count: counts.all },
    { value: 'not-in-irish', label: 'Not in Irish', count: counts['not-in-irish'] },
    { value: 'please-check', label: 'Please check', count: counts['please-check'] },
    { value: 'source-changed', label: 'Source changed', count: counts['source-changed'] },
    { value: 'not-used', label: 'Not used for 90 days', count: counts['not-used'] },
  ]
  return (
    <section className="knowledge-panel" aria-labelledby="answers-title">
      <header>
        <h2 id="answers-title">{words === '' ? 'Answers' : `Answers with “${words}”`}</h2>
        {words !== '' && (
          <TextLink to={path} isAlone preventScrollReset className="text-small">
            All answers
          </TextLink>
        )}
        <div className="knowledge-tools">
          <Allowed to="receptionist.change">
            <ButtonLink to={`${path}/import`} variant="ghost" size="sm" icon={<Upload {...ICON} />}>
              Import
            </ButtonLink>
          </Allowed>
          <DownloadLink to={`${path}/export.csv`} variant="ghost" size="sm" aria-label="Export all answers as CSV">
            Export
          </DownloadLink>
          <Allowed to="receptionist.change">
            <ButtonLink to={`${path}/new`} size="sm" icon={<Plus {...ICON} />}>
              New answer
            </ButtonLink>
          </Allowed>
        </div>
      </header>
      <div className="knowledge-filter-row">
        <FilterLinks label="Show answers" path={path} name="show" current={show} options={options} />
      </div>
      {items.length === 0 ? <NoAnswers {...props} /> : <AnswersTable {...props} />}
      {show === 'please-check' && words === '' && items.length > 1 && (
        <CheckListed page={page} total={counts['please-check']} refusal={props.refusal} />
      )}
      <div className="px-step py-2">
        <Pager label="Answers" page={pages} />
      </div>
    </section>
  )
}

const EMPTY: Record<KnowledgeFilter, [title: string, text: string]> = {
  'not-in-irish': ['Every answer is in Irish', 'An answer without Irish is given in English only.'],
  'please-check': ['Every answer was checked', 'Answers that none of you wrote appear here until you check them.'],
  'source-changed': ['No source changed', 'Answers appear here when their website or document changes.'],
  'not-used': ['Every answer was used', 'Answers that no caller needed for 90 days appear here.'],
}

function NoAnswers({ path, show, words, counts }: AnswersPanelProps) {
  if (words !== '') {
    const text = 'Search finds the beginnings of words, with or without fadas. Ask shows what it would say to them.'
    return <EmptyState title="No answer has all of these words" text={text} />
  }
  if (show !== undefined && counts.all > 0) {
    const [title, text] = EMPTY[show]
    return <EmptyState title={title} text={text} action={<TextLink to={path}>All answers</TextLink>} />
  }
  return (
    <EmptyState
      title="It has no answers yet"
      text="It knows your hours, services and address. Everything else that it says appears here."
      action={
        <Allowed to="receptionist.change">
          <ButtonLink to={`${path}/new`}>New answer</ButtonLink>
        </Allowed>
      }
    />
  )
}

const HEADS = {
  en: 'Question and answer',
  ga: <span lang="ga">Ceist agus freagra</span>,
} as const

function AnswersTable({ path, languages, page, show, today, refusal }: AnswersPanelProps) {
  return (
    <table className={classNames('knowledge-table', show === 'please-check' && 'has-whole-texts')}>
      <caption className="sr-only">Answers, those first that were given most often this week</caption>
      <thead>
        <tr>
          {languages.map((language) => (
            <th key={language} scope="col">
              {HEADS[language]}
            </th>
          ))}
          <th scope="col">From</th>
          <th scope="col">Asked this week</th>
          <th scope="col" className="is-last">
            Last
          </th>
        </tr>
      </thead>
      <tbody>
        {page.items.map((entry) => (
          <AnswerRow key={entry.id} {...{ entry, path, languages, today, refusal }} />
        ))}
      </tbody>
    </table>
  )
}
