import { Form } from '#web/features/form/form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { BookingPanelProps } from './booking-panel-props.ts'
import { KEPT, useBookingLink } from './diary-place.ts'
import { describeRecipient } from './words.ts'

/** Asks once more, and says who will be told. */
export function CancelPart({ booking, base, formKey, refusal }: BookingPanelProps) {
  const link = useBookingLink(base, booking.id)
  return (
    <section className="diary-side-part is-quiet" aria-labelledby="diary-cancel">
      <h3 id="diary-cancel">Cancel this booking?</h3>
      <p className="mt-1 mb-3 text-ink-2 text-small">
        {describeRecipient(booking, 'that it is cancelled')} The time is free again at once.
      </p>
      <Form
        intent="cancel"
        refusal={refusal}
        submit="Cancel booking"
        variant="danger"
        size="sm"
        actions={
          <ButtonLink to={link({})} variant="ghost" size="sm" {...KEPT}>
            Leave it as it is
          </ButtonLink>
        }
      >
        <input type="hidden" name="key" value={formKey} />
      </Form>
    </section>
  )
}
