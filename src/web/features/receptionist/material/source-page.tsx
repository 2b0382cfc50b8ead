import type { ListPage } from '#contracts/lists.ts'
import type { MaterialPassage, MaterialSource, PassageFilter } from '#contracts/receptionist/material.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BackToKnowledge } from '../knowledge/entry-page.tsx'
import { FilterLinks } from '../knowledge/filter-links.tsx'
import { ChangedPassages } from './changed-passages.tsx'
import { PassageList } from './passage-list.tsx'
import { ReadAgain } from './read-again.tsx'
import { ReviewForm } from './review-form.tsx'
import { SourcePanel } from './source-panel.tsx'
import '../knowledge/knowledge.css'
import './material.css'

export type SourcePageProps = {
  path: string
  source: MaterialSource
  page: ListPage<MaterialPassage>
  show: PassageFilter | undefined
  /** How many were accepted or left just now. */
  result: { accepted: number; left: number } | undefined
  refusal: Refusal | undefined
}

const TITLES = { proposed: 'To review', changed: 'Changed there', accepted: 'Accepted', dismissed: 'Dismissed' }

/** The passages of one website or document, with the decisions about them. */
export function SourcePage(props: SourcePageProps) {
  const { path, source, page, show, result } = props
  const { items, ...pages } = page
  const { proposed, changed, accepted } = source.counts
  // Where its passages would be.
  const isFailureSaid = source.state === 'failed' && show === undefined && items.length === 0
  const options = [
    { label: 'To review', count: proposed },
    { value: 'changed', label: 'Changed there', count: changed },
    { value: 'accepted', label: 'Accepted', count: accepted },
    { value: 'dismissed', label: 'Dismissed' },
  ]
  return (
    <>
      <BackToKnowledge path={path} />
      <h2 className="mb-4 font-heading text-d3 font-medium wrap-anywhere">{source.name}</h2>
      <div className="knowledge-columns">
        <section className="knowledge-panel" aria-labelledby="passages-title">
          <header>
            <h3 id="passages-title">{TITLES[show ?? 'proposed']}</h3>
            <FilterLinks
              label="Passages"
              path={`${path}/sources/${source.id}`}
              name="show"
              current={show}
              options={options}
            />
          </header>
          {result !== undefined && <Result {...result} />}
          {items.length === 0 ? <Nothing {...props} /> : <Passages {...props} />}
          <div className="px-step py-2">
            <Pager label="Passages" page={pages} />
          </div>
        </section>
        <SourcePanel path={path} source={source} refusal={props.refusal} isFailureSaid={isFailureSaid} />
      </div>
    </>
  )
}

function Passages({ page: { items }, path, show, refusal }: SourcePageProps) {
  if (show === 'changed') return <ChangedPassages passages={items} path={path} refusal={refusal} />
  if (show === undefined) return <ReviewForm passages={items} path={path} refusal={refusal} />
  return <PassageList passages={items} path={path} />
}

function Result({ accepted, left }: { accepted: number; left: number }) {
  const isAll = left === 0
  const title = accepted === 1 ? '1 passage was accepted.' : `${accepted} passages were accepted.`
  return (
    <Notice tone={isAll ? 'positive' : 'caution'} role="status" title={title} className="m-step">
      {accepted > 0 && `${accepted === 1 ? 'It is' : 'They are'} in the draft until it is published. `}
      {!isAll &&
        `${left === 1 ? '1 was' : `${left} were`} left: another answer has the question already, or the text reads like an instruction. Open it to decide.`}
    </Notice>
  )
}

const EMPTY = {
  changed: ['Nothing changed', 'Answers stand here when this source says something else, or nothing more.'],
  accepted: ['Nothing was accepted yet', 'Passages stand here once they are answers.'],
  dismissed: ['Nothing was dismissed', 'What you dismiss stands here. It comes back when it says something else.'],
} as const

function Nothing({ path, source, show, refusal }: SourcePageProps) {
  if (show !== undefined) {
    const [title, text] = EMPTY[show]
    return <EmptyState title={title} text={text} />
  }
  const { kind, state, failure } = source
  if (state === 'waiting' || state === 'reading') {
    return <EmptyState title="It is being read" text="Passages stand here as soon as they are found." />
  }
  if (state === 'failed') {
    const action = <ReadAgain path={path} source={source} refusal={refusal} />
    return <EmptyState title="It could not be read" text={failure ?? ''} action={action} />
  }
  const next = kind === 'website' ? 'its next reading finds them' : 'you add the document in another version'
  return <EmptyState title="Nothing is left to review" text={`New passages stand here when ${next}.`} />
}
