import type { StaffBlock } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SidePanel } from './side-panel.tsx'

type BlockPanelProps = { base: string; block: StaffBlock; refusal: Refusal | undefined }

export function BlockPanel({ base, block, refusal }: BlockPanelProps) {
  const { diaryName, reason, from, to, author, createdAt } = block
  return (
    <SidePanel base={base} title={reason} badge={<Badge tone="neutral">Blocked</Badge>}>
      <div className="diary-side-part">
        <p className="diary-when">{diaryName}</p>
        <p>{formatBookingPeriod({ startsAt: from, endsAt: to }, 'en')}</p>
        <p className="text-muted">
          Blocked by {author ?? 'somebody whose account is gone'}, {formatMoment(createdAt)}
        </p>
        <Allowed to="bookings.change">
          <Form
            intent="unblock"
            refusal={refusal}
            submit="Unblock this time"
            variant="secondary"
            size="sm"
            className="mt-4"
          />
        </Allowed>
      </div>
    </SidePanel>
  )
}
