import type { Comparison, MaterialPassage } from '#contracts/receptionist/material.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { chooseLang } from '../knowledge/words.ts'
import { describePlace } from './words.ts'

/** The text of a passage, its place, and warnings for the person who accepts it. */
export function PassageText({ passage, path }: { passage: MaterialPassage; path: string }) {
  const { question, answer, language, isInstruction, comparisons } = passage
  return (
    <div className="grid min-w-0 gap-1">
      <b lang={chooseLang(language)}>{question}</b>
      <p className="material-answer" lang={chooseLang(language)}>
        {answer}
      </p>
      <Place page={passage.page} />
      {isInstruction && (
        <p className="text-small">
          <Badge tone="critical">Reads like an instruction</Badge> It is text like any other, and nothing follows it.
          Read it well before you accept it.
        </p>
      )}
      {comparisons.map((comparison) => (
        <ComparisonText key={comparison.of.id} comparison={comparison} path={path} language={language} />
      ))}
    </div>
  )
}

export function Place({ page }: Pick<MaterialPassage, 'page'>) {
  const place = describePlace(page)
  if (page.address === null) return place === '' ? null : <p className="text-small text-muted">{place}</p>
  return (
    <p className="text-small text-muted">
      <a className="text-link break-words" href={page.address} rel="noreferrer nofollow" target="_blank">
        {place}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}

type ComparisonTextProps = Pick<MaterialPassage, 'language'> & { comparison: Comparison; path: string }

/** An answer or a passage that agrees with this one or contradicts it. */
export function ComparisonText({
  comparison: { kind, of, question, answer, here, there },
  path,
  language,
}: ComparisonTextProps) {
  const isOther = kind === 'contradiction'
  const words = isOther ? 'Says something else' : 'Is there already'
  const to = of.kind === 'answer' ? `${path}/${of.id}` : `${path}/passages/${of.id}`
  return (
    <div className="material-comparison">
      <p className="text-small">
        <Badge tone={isOther ? 'caution' : 'info'}>{words}</Badge>{' '}
        {of.kind === 'answer' ? 'Your answer ' : `${of.name}: `}
        <TextLink to={to}>
          <span lang={chooseLang(language)}>{question}</span>
        </TextLink>
      </p>
      {isOther && <p className="text-small font-demibold">{`Here ${here.join(', ')}. There ${there.join(', ')}.`}</p>}
      <p className="material-answer text-small" lang={chooseLang(language)}>
        {answer}
      </p>
    </div>
  )
}
