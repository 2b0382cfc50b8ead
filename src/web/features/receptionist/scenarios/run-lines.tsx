import type { Language } from '#contracts/receptionist/diary.ts'
import type { LineRun } from '#contracts/receptionist/scenarios.ts'
import { classNames } from '#web/ui/class-names.ts'
import { chooseLang } from '../knowledge/words.ts'
import './run-lines.css'

/** What was expected left of the stem, and what happened right of it. A difference leaves the stem at a slant. */
export function RunLines({ lines, language }: { lines: LineRun[]; language: Language }) {
  return (
    <>
      <p className="run-head" aria-hidden="true">
        <span>Expected</span>
        <span>What happened</span>
      </p>
      <ol className="run-lines">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a run have no ids and never move
          <li key={place} className={classNames(line.failure !== undefined && 'is-failed')}>
            <Line line={line} language={language} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Line({ line, language }: { line: LineRun; language: Language }) {
  const { asked, expected, did, said, failure } = line
  return (
    <>
      {asked !== undefined && (
        <p className="run-asked">
          <span className="run-label">Caller: </span>
          <span lang={chooseLang(language)}>{asked}</span>
        </p>
      )}
      <p className="run-expected">
        <span className="sr-only">Expected: </span>
        {expected === '' ? <span className="text-muted">Anything</span> : `It ${expected}`}
      </p>
      <Stroke isStraight={failure === undefined} />
      <div className="run-happened">
        <span className="sr-only">What happened: </span>
        {failure !== undefined && <p className="run-failure">{failure}</p>}
        {did.map((words) => (
          <p key={words} className="run-did">
            {words}
          </p>
        ))}
        {said !== '' && (
          <p lang={chooseLang(line.language)} className="run-said">
            “{said}”
          </p>
        )}
      </div>
    </>
  )
}

function Stroke({ isStraight }: { isStraight: boolean }) {
  return (
    <svg width="56" height="34" viewBox="0 0 56 34" fill="none" aria-hidden="true">
      {isStraight ? (
        <path d="M12 17H44" className="stroke-accent" strokeWidth="2.5" />
      ) : (
        <>
          <path d="M8 17H28" className="stroke-muted" strokeWidth="2.5" />
          <path d="M28 17L50 4" className="stroke-critical" strokeWidth="3" />
        </>
      )}
    </svg>
  )
}
