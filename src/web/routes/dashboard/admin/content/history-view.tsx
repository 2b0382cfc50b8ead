import { DifferenceList } from '#web/features/content-editor/difference-list.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PresentedSection, PresentedVersion } from './load-content.ts'

type Props = {
  section: PresentedSection
  versions: PresentedVersion[]
  hasMore: boolean
  refusal: Refusal | undefined
}

/** All published versions, newest first, each with its changes. */
export function HistoryView({ section, versions, hasMore, refusal }: Props) {
  return (
    <Panel title="Published versions" headingLevel={3} bodyClassName="">
      <ol className="divide-y divide-line">
        {versions.map((version) => (
          <li key={version.version} className="grid gap-3 px-step py-4">
            <Head version={version} isLive={version.version === section.version} />
            <Changes section={section} version={version} />
            {version.version !== section.version && (
              <Form
                intent="restore"
                hidden={{
                  section: section.section,
                  revision: String(section.revision),
                  version: String(version.version),
                }}
                refusal={refusal}
                submit={`Restore version ${version.version} as a draft`}
                variant="secondary"
                size="sm"
              >
                {section.draft && <p className="text-small text-muted">It replaces the current draft.</p>}
              </Form>
            )}
          </li>
        ))}
      </ol>
      {hasMore && (
        <div className="border-t border-line px-step py-3">
          <ButtonLink
            to={`?section=${section.section}&view=history&before=${versions.at(-1)?.version}`}
            variant="secondary"
            size="sm"
          >
            Older versions
          </ButtonLink>
        </div>
      )}
    </Panel>
  )
}

function Head({ version, isLive }: { version: PresentedVersion; isLive: boolean }) {
  return (
    <p className="text-ui">
      <b className="font-semibold">{`Version ${version.version}`}</b> {isLive && <Badge tone="positive">Live</Badge>}
      <span className="block text-small text-muted">{`${version.when}, by ${version.who}`}</span>
    </p>
  )
}

function Changes({ section, version }: { section: PresentedSection; version: PresentedVersion }) {
  if (version.differences.length > 0) {
    return <DifferenceList section={section.section} differences={version.differences} />
  }
  const words = version.version === 1 ? 'The first version.' : 'The same words as the version before.'
  return <p className="text-ui text-ink-2">{words}</p>
}
