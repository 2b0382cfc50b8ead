import type { SafetyCheck } from '#contracts/receptionist/publishing.ts'
import { Panel } from '#web/ui/panel.tsx'

/** The checks, failed ones first, each with the reply and the reason. */
export function CheckList({ checks }: { checks: SafetyCheck[] }) {
  const failed = checks.filter(({ failure }) => failure !== undefined)
  const passed = checks.filter(({ failure }) => failure === undefined)
  const summary = failed.length === 0 ? `All ${checks.length} pass` : `${failed.length} of ${checks.length} fail`
  return (
    <Panel title="Checks" aside={summary} bodyClassName="">
      <p className="px-step pt-3 text-small text-muted">
        These checks always run. The draft was just asked all of them. No booking was made and nobody was told.
      </p>
      {failed.length > 0 && (
        <ul className="checks">
          {failed.map((check) => (
            <Failed key={check.id} {...check} />
          ))}
        </ul>
      )}
      <details className="checks-passed">
        <summary>{`${passed.length} pass`}</summary>
        <ul className="checks">
          {passed.map(({ id, title }) => (
            <li key={id}>
              <Mark isPassed />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  )
}

function Failed({ title, asked, said, language, failure }: SafetyCheck) {
  const lang = language === 'ga' ? 'ga' : undefined
  return (
    <li className="is-failed">
      <Mark isPassed={false} />
      <div>
        <b className="checks-title">
          <span className="sr-only">Fails: </span>
          {title}
        </b>
        <p className="checks-why">{failure}</p>
        {asked !== undefined && (
          <p>
            <span className="changes-label">Asked: </span>
            <span lang={lang}>{asked}</span>
          </p>
        )}
        {said !== undefined && (
          <p>
            <span className="changes-label">Said: </span>
            <span lang={lang} className="whitespace-pre-line">
              {said}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}

/** A straight line for a pass. A failed line leaves the stem at a slant. */
function Mark({ isPassed }: { isPassed: boolean }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <path d="M0 11H22" className="stroke-line-strong" />
      {isPassed ? (
        <path d="M11 4V18" className="stroke-accent" strokeWidth="2.5" />
      ) : (
        <path d="M7 20L15 2" className="stroke-critical" strokeWidth="2.5" />
      )}
    </svg>
  )
}
