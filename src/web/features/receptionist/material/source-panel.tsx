import { type MaterialSource, REREAD } from '#contracts/receptionist/material.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ReadAgain } from './read-again.tsx'
import { ReadingProgress } from './sources-panel.tsx'
import { countPages, REREAD_WORDS } from './words.ts'

export type SourcePanelProps = {
  path: string
  source: MaterialSource
  refusal: Refusal | undefined
  isFailureSaid: boolean
}

/** The facts of a source, and its actions. */
export function SourcePanel({ path, source, refusal, isFailureSaid }: SourcePanelProps) {
  const { id, kind, address, state, failure, notes, pagesRead, readAt } = source
  const isReading = state === 'waiting' || state === 'reading'
  // A document that could not be read has no other facts.
  const hasFacts = kind === 'website' || !isFailureSaid
  return (
    <aside aria-label="About this source" className="grid min-w-0 content-start gap-4">
      {hasFacts && (
        <Panel title={`About this ${kind}`} headingLevel={3} bodyClassName="p-step grid gap-3 text-ui">
          {address !== null && <p className="text-small break-all text-muted">{address}</p>}
          {isReading && <ReadingProgress source={source} />}
          {readAt !== null && <p>{`${countPages(pagesRead)}, last read on ${formatMoment(readAt)}.`}</p>}
          {failure !== null && !isFailureSaid && <p className="text-critical">{failure}</p>}
          {notes.map((note) => (
            <p key={note} className="text-small text-muted">
              {note}
            </p>
          ))}
          <Allowed to="receptionist.change">
            {!isReading && !isFailureSaid && <ReadAgain path={path} source={source} refusal={refusal} />}
            {kind === 'website' && <RereadForm source={source} refusal={refusal} />}
          </Allowed>
        </Panel>
      )}
      <Allowed to="receptionist.change">
        <Panel title={`Remove this ${kind}`} headingLevel={3}>
          <Form
            intent="remove"
            hidden={{ sourceId: id }}
            refusal={refusal}
            submit="Remove"
            variant="danger"
            className="gap-3"
          >
            <p className="text-ui">What was read here is forgotten. Answers that you accepted from it stay.</p>
          </Form>
        </Panel>
      </Allowed>
    </aside>
  )
}

function RereadForm({ source: { id, reread }, refusal }: Pick<SourcePanelProps, 'source' | 'refusal'>) {
  return (
    <Form
      intent="reread"
      hidden={{ sourceId: id }}
      refusal={refusal}
      submit="Save"
      variant="secondary"
      size="sm"
      className="gap-3"
    >
      <SelectEntry name="reread" label="Read again by itself" defaultValue={reread}>
        {REREAD.map((value) => (
          <option key={value} value={value}>
            {REREAD_WORDS[value]}
          </option>
        ))}
      </SelectEntry>
    </Form>
  )
}
