import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChangesByPart } from './change-list.tsx'
import { VersionContent, type VersionPageProps } from './version-content.tsx'
import { Origin } from './versions-page.tsx'
import { countChanges } from './words.ts'
import './publishing.css'

/** One published version, with the button to return to it. */
export function VersionPage(props: VersionPageProps) {
  const { base, version } = props
  const isLive = version.number === version.live
  return (
    <>
      <p className="mb-1">
        <BackLink to={`${base}/set-up/versions`}>All versions</BackLink>
      </p>
      <div className="publishing">
        <VersionContent {...props} />
        <aside className="grid min-w-0 content-start gap-4" aria-label="About this version">
          <Panel
            title={`Version ${version.number}`}
            aside={isLive && <Badge tone="positive">Live</Badge>}
            bodyClassName="p-step grid gap-3"
          >
            <Origin version={version} />
          </Panel>
          {!isLive && <ReturnPanel {...props} />}
          {version.changes.count > 0 && (
            <Panel title="What it changed" aside={countChanges(version.changes.count)} bodyClassName="">
              <ChangesByPart changes={version.changes} />
            </Panel>
          )}
        </aside>
      </div>
    </>
  )
}

function ReturnPanel({ version, refusal }: VersionPageProps) {
  const { number, live, fromLive } = version
  return (
    <Panel title="Return to this version" bodyClassName="">
      <div className="grid gap-3 p-step">
        <p className="text-small text-ink-2">
          {fromLive.count === 0
            ? 'It is the same as the live version.'
            : `Version ${live} is live now. This version becomes live again under a new number. Unpublished changes stay in the draft.`}
        </p>
        {fromLive.count > 0 && (
          <Allowed
            to="receptionist.publish"
            otherwise={<p className="text-small text-muted">Owners and managers can return to it.</p>}
          >
            <Form intent="return" refusal={refusal} submit={`Return to version ${number}`} variant="secondary" isWide>
              <input type="hidden" name="live" value={live} />
            </Form>
          </Allowed>
        )}
      </div>
      {fromLive.count > 0 && (
        <details className="checks-passed">
          <summary>{`What that changes for callers: ${countChanges(fromLive.count)}`}</summary>
          <ChangesByPart changes={fromLive} />
        </details>
      )}
    </Panel>
  )
}
