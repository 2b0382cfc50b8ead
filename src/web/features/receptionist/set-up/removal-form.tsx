import type { ReactNode } from 'react'
import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import type { SetUpProps } from './set-up-props.ts'

type RemovalFormProps = {
  intent: string
  id: string
  version: number
  refusal: Refusal | undefined
  /** Future appointments that would remain. */
  coming: SetUpProps['coming']
  submit: string
  /** What happens to people with appointments. */
  consequence: string
  children: ReactNode
}

/** Removes something that appointments may use. Shows their number, and asks for confirmation. */
export function RemovalForm({ intent, id, version, refusal, coming, submit, consequence, children }: RemovalFormProps) {
  const count = coming.reduce((sum, one) => sum + one.count, 0)
  const [next] = coming.map((one) => one.next).toSorted()
  return (
    <Allowed to="receptionist.change">
      <Form
        intent={intent}
        hidden={{ id }}
        refusal={refusal}
        submit={submit}
        variant="secondary"
        size="sm"
        className="set-up-removal"
      >
        <input type="hidden" name="version" value={version} />
        <p>
          {children}{' '}
          {count > 0 &&
            `${count === 1 ? '1 appointment is' : `${count} appointments are`} still to come${next === undefined ? '' : `, the next on ${formatBookingDay(next, 'en')} at ${formatTime(next)}`}. ${consequence}`}
        </p>
        {count > 0 && <ConfirmEntry>I know that these appointments stay as they are.</ConfirmEntry>}
      </Form>
    </Allowed>
  )
}
