import { type MaterialSource, REREAD } from '#contracts/receptionist/material.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ReadingProgress } from './sources-panel.tsx'
import { countPages, REREAD_WORDS } from './words.ts'

/** What is known of a source, and what can be done with it. */
export function SourcePanel({ source, refusal }: { source: MaterialSource; refusal: Refusal | undefined }) {
  const { id, kind, name, address, state, failure, notes, pagesRead, readAt, reread } = source
  const hidden = { sourceId: id }
  const isReading = state === 'waiting' || state === 'reading'
  return (
    <aside aria-label="About this source" className="grid min-w-0 content-start gap-4">
      <Panel title={name} bodyClassName="p-step grid gap-3 text-ui">
        {address !== null && <p className="text-small break-all text-muted">{address}</p>}
        {isReading && <ReadingProgress source={source} />}
        {readAt !== null && <p>{`${countPages(pagesRead)}, last read on ${formatMoment(readAt)}.`}</p>}
        {failure !== null && <p className="text-critical">{failure}</p>}
        {notes.map((note) => (
          <p key={note} className="text-small text-muted">
            {note}
          </p>
        ))}
        {kind === 'website' && (
          <Allowed to="receptionist.change">
            <Form
              intent="read"
              hidden={hidden}
              refusal={refusal}
              failed="Not read"
              submit="Read it again"
              submitLabel={`Read it again: ${name}`}
              variant="secondary"
              size="sm"
            />
            <Form
              intent="reread"
              hidden={hidden}
              refusal={refusal}
              submit="Save"
              variant="secondary"
              size="sm"
              className="gap-3"
            >
              <SelectEntry name="reread" label="Read it again by itself" defaultValue={reread}>
                {REREAD.map((value) => (
                  <option key={value} value={value}>
                    {REREAD_WORDS[value]}
                  </option>
                ))}
              </SelectEntry>
            </Form>
          </Allowed>
        )}
      </Panel>
      <Allowed to="receptionist.change">
        <Panel title={kind === 'website' ? 'Remove this website' : 'Remove this document'}>
          <Form intent="remove" hidden={hidden} refusal={refusal} submit="Remove" variant="danger" className="gap-3">
            <p className="text-ui">What was read here is forgotten. Answers that you accepted from it stay.</p>
          </Form>
        </Panel>
      </Allowed>
    </aside>
  )
}
