import { href } from 'react-router'
import { REPORT_CONTENTS } from '#contracts/reports.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { Route } from './+types/reports.ts'
import { ReportCheck } from './reports/report-check.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const today = irishDay(requestCtx(context).now())
  return { from: `${today.slice(0, 4)}-01-01`, to: today }
}

export default function ExportReports({ loaderData: { from, to } }: Route.ComponentProps) {
  return (
    <div className="max-w-form">
      <PageHead title="Export Reports" back={{ to: href('/dashboard/government'), label: 'Overview' }}>
        Choose the period and the contents of the report.
      </PageHead>
      {/* A plain form, because its answer is a file download. */}
      <ReportCheck>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="From">
            {(control) => <TextInput {...control} type="date" name="from" required defaultValue={from} />}
          </Field>
          <Field label="To" hint="Both days are in the period.">
            {(control) => <TextInput {...control} type="date" name="to" required defaultValue={to} />}
          </Field>
        </div>
        <fieldset className="min-w-0">
          <legend className="text-ui leading-[1.35] font-semibold">Contents</legend>
          {REPORT_CONTENTS.map(({ value, label }) => (
            <Checkbox key={value} name="contents" value={value} defaultChecked>
              {label}
            </Checkbox>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="format" value="pdf" className="max-sm:w-full">
            Download PDF
          </Button>
          <Button type="submit" name="format" value="csv" variant="secondary" className="max-sm:w-full">
            Download CSV
          </Button>
        </div>
        <p className="text-small text-muted">
          A PDF shows at most 400 lines of each list. The CSV has all of them, for a spreadsheet.
        </p>
      </ReportCheck>
    </div>
  )
}
