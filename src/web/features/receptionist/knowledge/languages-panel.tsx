import type { KnowledgeCounts } from '#contracts/receptionist/knowledge.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { TextLink } from '#web/ui/link.tsx'

const MAX_STROKES = 46

/** One stroke for each answer: above the stem in English, below it in Irish. */
export function LanguagesPanel({ path, counts }: { path: string; counts: KnowledgeCounts }) {
  const { all, bilingual, 'not-in-irish': missing } = counts
  if (all === 0) return null
  const perStroke = Math.ceil(all / MAX_STROKES)
  const strokes = Math.ceil(all / perStroke)
  const at = Array.from({ length: strokes }, (_, index) => 3 + index * 6)
  const inIrish = at.slice(0, Math.floor((all - missing) / perStroke))
  const width = strokes * 6
  return (
    <section className="knowledge-panel" aria-labelledby="languages-title">
      <header>
        <h2 id="languages-title">Both languages</h2>
      </header>
      <div className="p-step">
        <p className="text-ui">
          <b className="font-semibold tabular-nums">{`${formatCount(bilingual)} of ${formatCount(all)}`}</b> answers are
          in both
        </p>
        <svg
          viewBox={`0 0 ${MAX_STROKES * 6} 34`}
          className="mt-3 mb-2 h-[34px] w-full"
          preserveAspectRatio="xMinYMid meet"
          fill="none"
          aria-hidden="true"
        >
          <path d={`M0 17H${width}`} className="stroke-control" />
          <path d={at.map((x) => `M${x} 17v-13`).join('')} className="stroke-muted" strokeWidth="2" />
          <path d={inIrish.map((x) => `M${x} 17v13`).join('')} className="stroke-accent" strokeWidth="2" />
        </svg>
        <p className="text-small text-muted">
          {perStroke > 1 && `A stroke is ${formatCount(perStroke)} answers. `}Above: all answers. Below: those in Irish.
          Without an answer in Irish, it says in Irish that it does not know.
        </p>
        {missing > 0 && (
          <p className="mt-2.5">
            <TextLink to={`${path}?show=not-in-irish`} isAlone preventScrollReset>
              {missing === 1 ? 'Write one in Irish' : `Write ${formatCount(missing)} in Irish`}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  )
}
