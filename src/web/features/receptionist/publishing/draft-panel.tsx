import type { DraftView, VersionHead } from '#contracts/receptionist/publishing.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ChangeList } from './change-list.tsx'
import { countChanges } from './words.ts'
import './publishing.css'

const MAX_LISTED = 5

/** The draft's changes beside every edited page, with the link to publish. */
export function DraftPanel({ draft, base }: { draft: DraftView; base: string }) {
  const { changes, live } = draft
  const mayPublish = useIsAllowed('receptionist.publish')
  const hidden = changes.count - Math.min(changes.items.length, MAX_LISTED)
  const path = `${base}/set-up/draft`
  return (
    <section className="draft-panel" aria-labelledby="draft-title">
      <header>
        <h2 id="draft-title">Draft</h2>
        <span>{changes.count === 0 ? 'No changes' : countChanges(changes.count)}</span>
      </header>
      {changes.count === 0 ? (
        <p className="draft-panel-text">
          Everything here is live. Saving changes the draft. Callers notice changes when they are published.
        </p>
      ) : (
        <>
          <ChangeList changes={changes.items.slice(0, MAX_LISTED)} />
          <div className="draft-panel-actions">
            {hidden > 0 && <TextLink to={path} isAlone>{`And ${hidden} more`}</TextLink>}
            <ButtonLink to={path} className="w-full">
              {mayPublish ? 'Check and publish' : 'See what is not live'}
            </ButtonLink>
          </div>
        </>
      )}
      {!mayPublish && <p className="draft-panel-text">Owners and managers can change and publish it.</p>}
      <LiveLine live={live} base={base} />
    </section>
  )
}

export function LiveLine({ live, base }: { live: VersionHead; base: string }) {
  return (
    <p className="draft-panel-live">
      <b>Live</b> <TextLink to={`${base}/set-up/versions/${live.number}`}>{`Version ${live.number}`}</TextLink>
      {live.by !== null && `, by ${live.by}`} on {formatDay(live.at)}.{' '}
      <TextLink to={`${base}/set-up/versions`}>Earlier versions</TextLink>
    </p>
  )
}

/** On a phone the link is always in view. */
export function DraftBar({ draft: { changes }, base }: { draft: DraftView; base: string }) {
  if (changes.count === 0) return null
  return (
    <p className="draft-bar">
      <span>
        <b>{countChanges(changes.count)}</b> not live yet
      </span>
      <ButtonLink to={`${base}/set-up/draft`} size="sm">
        Publish
      </ButtonLink>
    </p>
  )
}
