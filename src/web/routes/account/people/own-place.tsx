import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'

type Props = { organisation: string; refusal: Refusal | undefined }

/** Offers ownership to the reader. */
export function OfferNotice({ offer, organisation, refusal }: Props & { offer: { by: string; isHandover: boolean } }) {
  return (
    <Notice title={`${offer.by} offers you ownership of ${organisation}`}>
      <p className="mb-3">
        {offer.isHandover
          ? `You decide about the plan and all people then, and ${offer.by} becomes a manager.`
          : `You decide about the plan and all people then, together with ${offer.by}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Form intent="accept-ownership" refusal={refusal} submit="Accept ownership" />
        <Form intent="decline-ownership" refusal={refusal} submit="Decline" variant="secondary" />
      </div>
    </Notice>
  )
}

export function LeavePanel({ organisation, refusal }: Props) {
  return (
    <Panel title={`Leave ${organisation}`}>
      <p className="mb-4 text-ui text-ink-2">
        You are signed out there. Your work stays under your name, and your account stays yours.
      </p>
      <Form intent="leave" refusal={refusal} submit="Leave organisation" variant="secondary">
        <ConfirmEntry>{`Leave ${organisation}`}</ConfirmEntry>
      </Form>
    </Panel>
  )
}
