import { formatDay } from '#contracts/words/dates.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'

export function TrialForm({ trialEndsAt, refusal }: { trialEndsAt: string; refusal: Refusal | undefined }) {
  return (
    <Panel title="Extend the trial" headingLevel={4}>
      <Form intent="extend-trial" refusal={refusal} submit="Extend trial" variant="secondary">
        <TextEntry
          name="days"
          label="Days"
          hint={`1 to 60, from ${formatDay(trialEndsAt)} on. Later dates move by the same number of days.`}
          inputMode="numeric"
          defaultValue="7"
        />
      </Form>
    </Panel>
  )
}
