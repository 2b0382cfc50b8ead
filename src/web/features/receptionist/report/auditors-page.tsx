import { useState } from 'react'
import { Form } from 'react-router'
import { RECORD_PERIODS, type RecordPage } from '#contracts/receptionist/auditors.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type Props = { base: string; record: RecordPage }

const HOLDS = [
  'every version that was published: who, when, what changed in words, and its whole set-up',
  'every answer that it could give, and who approved it',
  'the words by which it says that it is an AI, and that conversations began with them',
  'what it did not know, and what a language model was not allowed to say',
  'where a person took over, paused it, or published although checks failed',
  'emergencies, limits of the plan, language models and where they are',
  'how long what is kept, and what was deleted by that',
  'people, roles and their changes, and all audit lines about the receptionist',
]

export function AuditorsPage({ base, record }: Props) {
  return (
    <div className="grid max-w-form gap-1">
      <p>
        <BackLink to={`${base}/report`}>Back to Report</BackLink>
      </p>
      <Panel title="For auditors" bodyClassName="grid gap-5 p-step">
        <p className="text-ui text-ink-2">
          One record of what the receptionist was told, what it said under which version, and who approved it. It holds
          no personal data of callers. Each download is in the audit log.
        </p>
        <PeriodForm key={`${record.choice} ${record.from} ${record.to}`} record={record} />
        {record.counts !== null && <Files base={base} record={record} counts={record.counts} />}
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-semibold">What it holds</summary>
          <ul className="ml-5 grid list-disc gap-1.5 text-ui text-ink-2">
            {HOLDS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </Panel>
    </div>
  )
}

function PeriodForm({ record: { choice, from, to, errors } }: Pick<Props, 'record'>) {
  const [isOwn, setIsOwn] = useState(choice === 'own')
  return (
    <Form method="get" className="grid gap-4" preventScrollReset>
      <Field label="Period">
        {(control) => (
          <Select
            {...control}
            name="period"
            defaultValue={choice}
            onChange={({ currentTarget }) => setIsOwn(currentTarget.value === 'own')}
          >
            {RECORD_PERIODS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={isOwn ? 'grid gap-4 sm:grid-cols-2' : 'hidden gap-4 sm:grid-cols-2 noscript:grid'}>
        <Field label="First day" error={errors.from}>
          {(control) => <TextInput {...control} type="date" name="from" defaultValue={from} />}
        </Field>
        <Field label="Last day" error={errors.to}>
          {(control) => <TextInput {...control} type="date" name="to" defaultValue={to} />}
        </Field>
      </div>
      <div>
        <Button type="submit" variant="secondary" className="max-sm:w-full">
          Show the period
        </Button>
      </div>
    </Form>
  )
}

type FilesProps = Props & { counts: NonNullable<RecordPage['counts']> }

function Files({ base, record: { from, to }, counts }: FilesProps) {
  const address = (format: string) => `${base}/report/auditors/record.${format}?from=${from}&to=${to}`
  return (
    <section aria-labelledby="record-period" className="grid gap-4 border-t border-line pt-5">
      <h3 id="record-period" className="text-label font-semibold">
        {formatDay(`${from}T12:00:00Z`)} to {formatDay(`${to}T12:00:00Z`)}
      </h3>
      <StatStrip
        label="The period in figures"
        stats={[
          { label: 'Versions published', value: formatCount(counts.versions) },
          { label: 'Conversations', value: formatCount(counts.conversations), comparison: 'still kept' },
          { label: 'Audit lines', value: formatCount(counts.lines) },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <FileLink to={address('pdf')} label="Download PDF" />
        <FileLink to={address('json')} label="Download JSON" isSecond />
      </div>
      <p className="text-small text-muted">
        The PDF is for reading and shows at most 400 lines of each list. The JSON has all of them.
      </p>
    </section>
  )
}

function FileLink({ to, label, isSecond = false }: { to: string; label: string; isSecond?: boolean }) {
  return (
    <DownloadLink to={to} variant={isSecond ? 'secondary' : 'primary'} className="max-sm:w-full">
      {label}
    </DownloadLink>
  )
}
