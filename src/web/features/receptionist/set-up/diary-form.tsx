import { useState } from 'react'
import type { Diary, OpeningHours } from '#contracts/receptionist/diary.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PartForm, typedInto } from './part-form.tsx'
import { RemovalForm } from './removal-form.tsx'
import type { SetUpProps } from './set-up-props.ts'
import { WeekEditor } from './week-editor.tsx'
import { NO_HOURS } from './words.ts'

type DiaryFormProps = {
  /** Undefined for a new one. */
  diary: Diary | undefined
  coming: SetUpProps['coming']
  openingHours: OpeningHours
  version: number
  refusal: Refusal | undefined
}

export function DiaryForm({ diary, coming, openingHours, version, refusal }: DiaryFormProps) {
  const typed = typedInto(refusal, 'diary')
  const [ownHours, setOwnHours] = useState((typed?.ownHours ?? (diary?.hours ? 'yes' : 'no')) === 'yes')
  return (
    <>
      <PartForm
        intent="diary"
        hidden={diary === undefined ? {} : { id: diary.id }}
        version={version}
        refusal={refusal}
        submit={diary === undefined ? 'Add to the diary' : 'Save changes'}
        actions={
          <ButtonLink to="?#people" variant="ghost" preventScrollReset>
            Close
          </ButtonLink>
        }
      >
        <div className="set-up-grid">
          <TextEntry
            name="name"
            label="Name, as callers read it"
            maxLength={120}
            defaultValue={diary?.name}
            autoComplete="off"
          />
          <SelectEntry name="kind" label="What it is" defaultValue={diary?.kind ?? 'person'}>
            <option value="person">A person</option>
            <option value="room">A room or a thing</option>
          </SelectEntry>
          <SelectEntry
            name="ownHours"
            label="Can be booked"
            defaultValue={ownHours ? 'yes' : 'no'}
            onChange={({ currentTarget }) => setOwnHours(currentTarget.value === 'yes')}
          >
            <option value="no">In your opening hours</option>
            <option value="yes">In hours of its own</option>
          </SelectEntry>
        </div>
        <div className={ownHours ? 'set-up-sub-part' : 'set-up-sub-part hidden noscript:block'}>
          <h4>Hours of its own</h4>
          <WeekEditor
            name="hours"
            label="Hours of its own"
            hours={diary?.hours ?? openingHours}
            typed={typed}
            none="Not there"
          />
        </div>
        <details className="set-up-sub-part" open={diary?.breaks !== null && diary?.breaks !== undefined}>
          <summary>Breaks</summary>
          <WeekEditor name="breaks" label="Breaks" hours={diary?.breaks ?? NO_HOURS} typed={typed} none="No break" />
        </details>
      </PartForm>
      {diary !== undefined && (
        <RemovalForm
          intent="archive-diary"
          id={diary.id}
          version={version}
          refusal={refusal}
          coming={coming}
          submit={`Archive ${diary.name}`}
          consequence="They stay in the diary, and nobody is told anything."
        >
          Archived, {diary.name} takes no new appointments and can be brought back.
        </RemovalForm>
      )}
    </>
  )
}
