import type { DiaryOffers } from '#contracts/receptionist/diary-screen.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { SidePanel } from './side-panel.tsx'

type BlockFormProps = {
  base: string
  offers: DiaryOffers
  day: string
  diaryId: string
  formKey: string
  refusal: Refusal | undefined
}

/** Blocks time of a person or room: leave, a course, a repair. */
export function BlockForm({ base, offers, day, diaryId, formKey, refusal }: BlockFormProps) {
  return (
    <SidePanel base={base} title="Block time">
      <div className="diary-side-part">
        <p className="mb-4 text-ink-2 text-small">
          Nobody can be booked in this time. Existing bookings stay until you move or cancel them.
        </p>
        <Form intent="block" refusal={refusal} submit="Block time" isWide className="gap-4!">
          <input type="hidden" name="key" value={refusal?.values.key ?? formKey} />
          <SelectEntry name="diaryId" label="Whose time" defaultValue={diaryId}>
            {offers.diaries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectEntry>
          <div className="grid grid-cols-2 items-start gap-3">
            <TextEntry name="day" label="From" type="date" required defaultValue={day} />
            <TextEntry name="time" label="At" type="time" step={300} isOptional />
            <TextEntry name="lastDay" label="Until" type="date" required defaultValue={day} />
            <TextEntry name="lastTime" label="At" type="time" step={300} isOptional aria-label="Until, at" />
          </div>
          <p className="-mt-2 text-muted text-small">Without times these are whole days.</p>
          <TextEntry name="reason" label="Why" required hint="Your colleagues see it, callers do not." />
        </Form>
      </div>
    </SidePanel>
  )
}
