import type { ListPage } from '#contracts/lists.ts'
import type { ListedVersion, VersionHead } from '#contracts/receptionist/publishing.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChangeList } from './change-list.tsx'
import { countChanges, describeOrigin } from './words.ts'
import './publishing.css'

type VersionsPageProps = { base: string; page: ListPage<ListedVersion>; live: number }

const MAX_LISTED = 4

/** All published versions, newest first. */
export function VersionsPage({ base, page, live }: VersionsPageProps) {
  const { items, ...pages } = page
  return (
    <>
      <p className="mb-1 flex flex-wrap items-center gap-x-5">
        <BackLink to={`${base}/set-up`}>Back to Set-up</BackLink>
        <Allowed to="record.read">
          <TextLink to={`${base}/report/auditors`} isAlone className="text-ui">
            For auditors
          </TextLink>
        </Allowed>
      </p>
      <Panel title="Versions" bodyClassName="" className="max-w-form">
        <ol className="versions">
          {items.map((version) => (
            <li key={version.id}>
              <VersionTitle version={version} to={`${base}/set-up/versions/${version.number}`} live={live} />
              <Origin version={version} />
              {version.changes.count > 0 && (
                <>
                  <ChangeList changes={version.changes.items.slice(0, MAX_LISTED)} />
                  {version.changes.count > MAX_LISTED && (
                    <p className="text-small text-muted">{`${countChanges(version.changes.count)} in all.`}</p>
                  )}
                </>
              )}
            </li>
          ))}
        </ol>
        {(pages.next ?? pages.previous) !== undefined && (
          <div className="px-step py-2">
            <Pager label="Versions" page={pages} />
          </div>
        )}
      </Panel>
    </>
  )
}

type VersionTitleProps = { version: VersionHead; to: string; live: number }

function VersionTitle({ version: { number }, to, live }: VersionTitleProps) {
  return (
    <h3 className="versions-title">
      <TextLink to={to} isAlone>{`Version ${number}`}</TextLink>
      {number === live && <Badge tone="positive">Live</Badge>}
    </h3>
  )
}

/** Who published it, their note, and the reason if checks failed. */
export function Origin({ version }: { version: VersionHead }) {
  const { note, override } = version
  return (
    <div className="grid gap-1 text-small text-ink-2">
      <p>{describeOrigin(version)}</p>
      {note !== null && <p className="whitespace-pre-line">“{note}”</p>}
      {override !== null && (
        <p>
          <b className="font-semibold text-caution">Published although checks failed.</b> {override.failed.join('. ')}.
          Reason: “{override.reason}”
        </p>
      )}
    </div>
  )
}
