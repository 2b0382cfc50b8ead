import { Form, Link } from 'react-router'
import type { AnalyticsPeriod } from '#contracts/analytics.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const CHOICES = [
  ['monthly', 'Monthly'],
  ['quarterly', 'Quarterly'],
  ['yearly', 'Yearly'],
] as const

type Props = { period: AnalyticsPeriod /** Days, like 2026-11-21. */; from: string; to: string }

/** The period is in the address, so that the view can be linked. */
export function PeriodChoice({ period, from, to }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <nav aria-label="Period">
        <ul className="flex flex-wrap gap-2">
          {CHOICES.map(([value, label]) => (
            <li key={value}>
              <Link
                to={{ search: `?period=${value}` }}
                aria-current={value === period ? 'page' : undefined}
                preventScrollReset
                className="inline-flex min-h-11 items-center rounded-control border border-control px-4 text-ui font-semibold hover:border-ink current:border-accent current:bg-accent-soft current:text-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="get" aria-label="Custom period" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="period" value="custom" />
        <Field label="From">
          {(control) => <TextInput {...control} key={from} type="date" name="from" defaultValue={from} required />}
        </Field>
        <Field label="To">
          {(control) => <TextInput {...control} key={to} type="date" name="to" defaultValue={to} required />}
        </Field>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </Form>
    </div>
  )
}
