import type { DraftView } from '#contracts/receptionist/publishing.ts'
import { countFailed, type ScenarioRun } from '#contracts/receptionist/scenarios.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChangesByPart } from './change-list.tsx'
import { CheckList } from './check-list.tsx'
import { LiveLine } from './draft-panel.tsx'
import { countChanges } from './words.ts'
import './publishing.css'

export type DraftPageProps = {
  base: string
  draft: DraftView
  /** The checks and the organisation's own scenarios. */
  runs: ScenarioRun[]
  refusal: Refusal | undefined
}

/** The draft's changes, its checks, and the buttons to publish or discard it. */
export function DraftPage(props: DraftPageProps) {
  const { base, draft, runs } = props
  const { changes, saved, live } = draft
  return (
    <>
      <p className="mb-1">
        <BackLink to={`${base}/set-up`}>Back to Set-up</BackLink>
      </p>
      <div className="publishing">
        <div className="grid min-w-0 content-start gap-4">
          <Panel title="What is not live yet" aside={changes.count > 0 && countChanges(changes.count)} bodyClassName="">
            {changes.count === 0 ? (
              <EmptyState
                title="Everything is live"
                text="Changes in Set-up and Knowledge appear here until you publish them."
              />
            ) : (
              <ChangesByPart changes={changes} />
            )}
          </Panel>
          {changes.count > 0 && <Runs base={base} runs={runs} />}
        </div>
        <aside className="grid min-w-0 content-start gap-4" aria-label="Publish">
          <Panel title="Publish" bodyClassName="">
            {changes.count > 0 && <PublishForm {...props} />}
            {changes.count > 0 && saved.by !== null && (
              <p className="px-step pb-3 text-small text-muted">
                {`Set-up was last saved by ${saved.by}, ${formatMoment(saved.at)}.`}
              </p>
            )}
            {changes.count === 0 && <p className="p-step text-ui text-ink-2">There is nothing to publish.</p>}
            <LiveLine live={live} base={base} />
          </Panel>
          {changes.count > 0 && <DiscardForm {...props} />}
        </aside>
      </div>
    </>
  )
}

function Runs({ base, runs }: Pick<DraftPageProps, 'base' | 'runs'>) {
  const own = runs.filter(({ isAlwaysThere }) => !isAlwaysThere)
  return (
    <>
      {own.length > 0 && (
        <CheckList
          title="Your scenarios"
          text={
            <>
              Conversations that you repeat with every draft. You change them under{' '}
              <TextLink to={`${base}/try-it`}>Try it</TextLink>.
            </>
          }
          runs={own}
        />
      )}
      <CheckList
        title="Checks"
        text="These checks always run. The draft was just asked all of them. No booking was made and nobody was told."
        runs={runs.filter(({ isAlwaysThere }) => isAlwaysThere)}
      />
    </>
  )
}

const hiddenMark = ({ mark }: DraftView) => (
  <>
    <input type="hidden" name="revision" value={mark.revision} />
    <input type="hidden" name="knowledge" value={mark.knowledge} />
    <input type="hidden" name="live" value={mark.live} />
  </>
)

function PublishForm({ draft, runs, refusal }: DraftPageProps) {
  const failed = countFailed(runs)
  return (
    <Allowed
      to="receptionist.publish"
      otherwise={<p className="p-step text-ui text-ink-2">Owners and managers can publish it.</p>}
    >
      <div className="grid gap-4 p-step">
        {failed === '' ? (
          <p className="text-small text-ink-2">
            {`${describeAllPassed(runs)} Once you publish, new conversations use it. Current ones keep their version.`}
          </p>
        ) : (
          <Notice tone="critical" title={failed}>
            <p className="text-small">Correct what fails. If it is right as it is, say why.</p>
          </Notice>
        )}
        <Form intent="publish" refusal={refusal} submit={failed === '' ? 'Publish' : 'Publish all the same'} isWide>
          {hiddenMark(draft)}
          {failed !== '' && (
            <>
              <input type="hidden" name="override" value="yes" />
              <TextAreaEntry
                name="reason"
                label="Why it is right to publish this"
                hint="Your name and the reason are kept in the audit log."
                rows={3}
                maxLength={500}
              />
            </>
          )}
          <TextAreaEntry
            name="note"
            label="Note"
            hint="For your colleagues, beside the version."
            isOptional
            rows={2}
            maxLength={500}
          />
        </Form>
      </div>
    </Allowed>
  )
}

function describeAllPassed(runs: ScenarioRun[]): string {
  const own = runs.filter(({ isAlwaysThere }) => !isAlwaysThere).length
  const checks = `All ${runs.length - own} checks`
  if (own === 0) return `${checks} pass.`
  return `${checks} and ${own === 1 ? 'your scenario' : `your ${own} scenarios`} pass.`
}

function DiscardForm({ draft, refusal }: DraftPageProps) {
  return (
    <Allowed to="receptionist.change">
      <Panel title="Discard draft">
        <Form intent="discard" refusal={refusal} submit="Discard draft" variant="danger" className="gap-3">
          {hiddenMark(draft)}
          <ConfirmEntry>
            {draft.changes.count === 1
              ? 'The change is lost. The draft then equals the live version.'
              : `All ${countChanges(draft.changes.count)} are lost, also those of colleagues. The draft then equals the live version.`}
          </ConfirmEntry>
        </Form>
      </Panel>
    </Allowed>
  )
}
