import type { ContentSection } from '#contracts/site-content.ts'
import { getLabel } from './labels.ts'

type Difference = { name: string; pieces: { kind: 'same' | 'removed' | 'added'; text: string }[] }

/** Removed and added words by field. Hidden text says the same to screen readers. */
export function DifferenceList({ section, differences }: { section: ContentSection; differences: Difference[] }) {
  return (
    <dl className="grid gap-3">
      {differences.map(({ name, pieces }) => (
        <div key={name}>
          <dt className="text-small font-demibold text-muted">{getLabel(section, name)}</dt>
          <dd className="mt-0.5 text-ui break-words whitespace-pre-line">
            {pieces.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
              <Piece key={index} {...piece} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Piece({ kind, text }: Difference['pieces'][number]) {
  if (kind === 'same') return text
  if (kind === 'removed') {
    return (
      <del className="bg-critical-soft text-critical">
        <span className="sr-only">removed: </span>
        {text}
        <span className="sr-only"> </span>
      </del>
    )
  }
  return (
    <ins className="bg-positive-soft text-positive">
      <span className="sr-only">added: </span>
      {text}
      <span className="sr-only"> </span>
    </ins>
  )
}
