import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FreeTime } from '#contracts/receptionist/bookings.ts'
import type { DiaryOffers } from '#contracts/receptionist/diary-screen.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { SelectEntry, TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { useLanguageOrder } from '../language-order.tsx'
import { diaryLink, useDiaryPlace } from './diary-place.ts'
import { SidePanel } from './side-panel.tsx'
import { FreeTimeButtons, OutsideHoursEntry, TimeEntries } from './time-entries.tsx'
import { formatMinutes } from './words.ts'

export type BookingStart = {
  serviceId: string
  diaryId: string
  day: string
  time: string
  /** The instant of a pressed free stretch. */
  at: string
}

export type BookingFormProps = {
  base: string
  offers: DiaryOffers
  start: BookingStart
  /** Free times of the service on that day. */
  times: FreeTime[]
  formKey: string
  refusal: Refusal | undefined
}

export function BookingForm({ base, offers, start, times, formKey, refusal }: BookingFormProps) {
  const { values } = refusal ?? { values: {} as Record<string, string> }
  const [choice, setChoice] = useState({ ...start, ...pick(values) })
  const free = useFreeTimes(base, choice, times)
  const change = (changes: Partial<BookingStart>) => {
    setChoice({ ...choice, ...changes })
    free.load({ ...choice, ...changes })
  }
  const service = offers.services.find(({ id }) => id === choice.serviceId)
  return (
    <SidePanel base={base} title="New booking">
      <div className="diary-side-part">
        <Form intent="book" refusal={refusal} submit="Book" isWide className="gap-4!" key={buildFormKey(start)}>
          <input type="hidden" name="key" value={values.key ?? formKey} />
          <SelectEntry
            name="serviceId"
            label="Service"
            defaultValue={start.serviceId}
            onChange={(event) => change({ serviceId: event.currentTarget.value })}
          >
            {offers.services.map(({ id, name, minutes, priceCents }) => (
              <option key={id} value={id}>
                {name.en}, {formatMinutes(minutes)}
                {priceCents ? `, ${formatEuro(priceCents)}` : ''}
              </option>
            ))}
          </SelectEntry>
          <SelectEntry
            name="diaryId"
            label="With"
            defaultValue={start.diaryId}
            onChange={(event) => change({ diaryId: event.currentTarget.value })}
          >
            {offers.diaries
              .filter(({ id }) => service === undefined || service.diaryIds.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectEntry>
          <TimeEntries day={start.day} time={start.time} at={start.at} onDay={(day) => change({ day })} />
          <FreeTimeButtons times={free.times} day={choice.day} diaryId={choice.diaryId} isLoading={free.isLoading} />
          <OutsideHoursEntry refusal={refusal} />
          <TextEntry name="name" label="Name" autoComplete="off" required />
          <TextEntry
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            isOptional
            hint="We mail the appointment, a reminder and a link to change it. Without an email address nothing is sent."
          />
          <TextEntry name="phone" label="Phone" type="tel" autoComplete="off" isOptional />
          {service?.place === 'customer' && (
            <TextEntry
              name="address"
              label="Address"
              autoComplete="off"
              isOptional
              hint="Where it takes place, with its Eircode. It is in the mail to the customer."
            />
          )}
          <ToldIn />
          <TextAreaEntry name="note" label="Note" rows={2} isOptional hint="For colleagues. It is not sent." />
        </Form>
      </div>
    </SidePanel>
  )
}

function ToldIn() {
  const order = useLanguageOrder()
  return (
    <SelectEntry name="language" label="Told in" defaultValue={order[0]}>
      {order.map((language) => (
        <option key={language} value={language} lang={language === 'ga' ? 'ga' : undefined}>
          {language === 'ga' ? 'Gaeilge' : 'English'}
        </option>
      ))}
    </SelectEntry>
  )
}

/** The key resets the form for each pressed free stretch. */
const buildFormKey = ({ at, diaryId }: BookingStart) => `${at}${diaryId}`

function pick({ serviceId, diaryId, day }: Record<string, string>): Partial<BookingStart> {
  return { ...(serviceId && { serviceId }), ...(diaryId && { diaryId }), ...(day && { day }) }
}

/** Reloads the free times when the service, the person or the day changes. */
function useFreeTimes(base: string, choice: BookingStart, first: FreeTime[]) {
  const fetcher = useFetcher<{ times: FreeTime[] }>()
  const place = useDiaryPlace()
  return {
    times: fetcher.data?.times ?? first,
    isLoading: fetcher.state !== 'idle',
    load: ({ serviceId, diaryId, day }: BookingStart = choice) => {
      void fetcher.load(diaryLink(`${base}/new`, { ...place, day }, { service: serviceId, with: diaryId }))
    },
  }
}
