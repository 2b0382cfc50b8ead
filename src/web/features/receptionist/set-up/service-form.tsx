import { type Diary, SERVICE_PLACES, type Service } from '#contracts/receptionist/diary.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { formatEuroInput } from '#contracts/words/amounts.ts'
import { PLACE_WORDS } from '#contracts/words/service-place.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NameEntries } from '../language-order.tsx'
import { PartForm, typedInto } from './part-form.tsx'
import { RemovalForm } from './removal-form.tsx'
import type { SetUpProps } from './set-up-props.ts'
import { TickEntry } from './tick-entry.tsx'
import { listNotices } from './words.ts'

type ServiceFormProps = {
  /** Undefined for a new one. */
  service: Service | undefined
  diaries: Diary[]
  coming: SetUpProps['coming']
  version: number
  refusal: Refusal | undefined
}

export function ServiceForm({ service, diaries, coming, version, refusal }: ServiceFormProps) {
  const hidden = service === undefined ? {} : { id: service.id }
  return (
    <>
      <PartForm
        intent="service"
        hidden={hidden}
        version={version}
        refusal={refusal}
        submit="Save service"
        actions={
          <ButtonLink to="?#services" variant="ghost" preventScrollReset>
            Close
          </ButtonLink>
        }
      >
        <div className="set-up-grid">
          <NameEntries name="name" start={service?.name} />
          <TextEntry
            name="otherWords"
            label="Other words for it"
            isOptional
            hint="What callers say, in either language, with commas between: leak, tap, sconna."
            defaultValue={service?.otherWords ?? ''}
          />
          <TextEntry
            name="minutes"
            label="Length in minutes"
            inputMode="numeric"
            defaultValue={String(service?.minutes ?? 30)}
          />
          <TextEntry
            name="bufferMinutes"
            label="Kept free afterwards, in minutes"
            inputMode="numeric"
            defaultValue={String(service?.bufferMinutes ?? 0)}
          />
          <TextEntry
            name="price"
            label="Price in euro"
            isOptional
            hint="0 is free. Without a price it names none."
            inputMode="decimal"
            defaultValue={service?.priceCents == null ? '' : formatEuroInput(service.priceCents)}
          />
          <SelectEntry
            name="place"
            label="Where it takes place"
            hint="At the customer’s address, the receptionist asks for it with its Eircode."
            defaultValue={service === undefined ? 'organisation' : findServicePlace(service)}
          >
            {SERVICE_PLACES.map((place) => (
              <option key={place} value={place}>
                {PLACE_WORDS[place]}
              </option>
            ))}
          </SelectEntry>
          <SelectEntry
            name="booksAlone"
            label="Who books it"
            defaultValue={service?.booksAlone === false ? 'no' : 'yes'}
          >
            <option value="yes">The receptionist, by itself</option>
            <option value="no">A person: the receptionist takes a message</option>
          </SelectEntry>
          <SelectEntry
            name="earliestNoticeMinutes"
            label="Can be booked until"
            defaultValue={String(service?.earliestNoticeMinutes ?? 60)}
          >
            {listNotices(service?.earliestNoticeMinutes ?? 60).map(([minutes, words]) => (
              <option key={minutes} value={minutes}>
                {words}
              </option>
            ))}
          </SelectEntry>
          <TextEntry
            name="furthestDays"
            label="Days ahead, at most"
            inputMode="numeric"
            defaultValue={String(service?.furthestDays ?? 60)}
          />
        </div>
        <Who service={service} diaries={diaries} typed={typedInto(refusal, 'service')} />
      </PartForm>
      {service !== undefined && (
        <RemovalForm
          intent="remove-service"
          id={service.id}
          version={version}
          refusal={refusal}
          coming={coming}
          submit="Remove service"
          consequence="They stay in the diary. Who is booked can cancel by the link in their mail, but no longer choose another time."
        >
          Removed, {service.name.en} is no longer offered to callers.
        </RemovalForm>
      )}
    </>
  )
}

type WhoProps = Pick<ServiceFormProps, 'service' | 'diaries'> & { typed: Record<string, string> | undefined }

function Who({ service, diaries, typed }: WhoProps) {
  return (
    <fieldset className="set-up-ticks">
      <legend>Who does it</legend>
      {diaries.length === 0 && <p className="set-up-hint">Add a person or a room first.</p>}
      {diaries.map(({ id, name, isArchived }) => (
        <TickEntry
          key={id}
          name={`diaryIds.${id}`}
          typed={typed}
          isTicked={service === undefined || service.diaryIds.includes(id)}
        >
          {name}
          {isArchived && ' (archived)'}
        </TickEntry>
      ))}
    </fieldset>
  )
}
