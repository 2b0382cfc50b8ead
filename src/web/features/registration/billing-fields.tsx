import { BILLING_INTERVALS, DEFAULT_INTERVAL, type Plan, periodCentsOf } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { Select } from '#web/ui/select.tsx'
import { FormField } from './form-field.tsx'

/** How the plan is billed, where it has a price. */
export function BillingFields({ plan: { monthlyCents, trialDays } }: { plan: Plan }) {
  if (monthlyCents === null) return null
  return (
    <FormField
      name="billingInterval"
      label="Billing"
      hint={
        trialDays > 0
          ? 'Counts from the end of the trial, if you keep the plan. Prices exclude VAT.'
          : 'In advance, by invoice. Prices exclude VAT.'
      }
    >
      {(control) => (
        <Select {...control} defaultValue={DEFAULT_INTERVAL}>
          {BILLING_INTERVALS.map((interval) => (
            <option key={interval} value={interval}>
              {`${WORDS[interval]}: ${formatEuro(periodCentsOf(monthlyCents, interval))}`}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const WORDS = { monthly: 'Each month', yearly: 'Annually, twelve months at once' }
