import { Download } from 'lucide-react'
import type { OwnDataTexts } from '#content/receptionist/en/own-data.ts'
import type { ContactBooking, ContactRecord } from '#contracts/receptionist/contacts.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { formatBookingDay, formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { irishYear } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { type Answer, readRefusal } from './answers.ts'

type HeldProps = {
  slug: string
  language: Language
  organisation: string
  texts: OwnDataTexts
  record: ContactRecord
  answer: Answer
}

/** A person's data, with a copy to download and a form to erase it. */
export function HeldData(props: HeldProps) {
  const { slug, language, texts, record } = props
  const { conversations, bookings, typed } = record
  const isEmpty = conversations.length + bookings.length + typed === 0
  return (
    <div className="own-data">
      <h1 className="font-heading text-d2 font-book">{texts.title}</h1>
      <p className="booking-lead mt-4 text-ink-2">{texts.shownFor(record.email)}</p>
      {isEmpty ? <p className="mt-6">{texts.nothing}</p> : <Lists {...props} />}
      {!isEmpty && (
        <div className="booking-section mt-10">
          <ButtonLink
            to={`/talk/${slug}/your-data/copy.txt?lang=${language}`}
            variant="secondary"
            reloadDocument
            icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            {texts.download}
          </ButtonLink>
          <p className="mt-3 text-muted text-small">{texts.downloadHint}</p>
          <p className="mt-3 text-ui">
            <Link to={`/talk/${slug}/your-data/copy.json`} reloadDocument className="text-link">
              {texts.downloadData}
            </Link>
          </p>
        </div>
      )}
      <EraseForm {...props} />
      <Form intent="close" refusal={undefined} submit={texts.close} variant="ghost" className="mt-8" />
    </div>
  )
}

function Lists({ language, texts, record }: HeldProps) {
  const { conversations, bookings, typed } = record
  const deletedOn = (at: string) => texts.deletedOn(formatLongDay(at, language))
  return (
    <>
      <h2 className="own-data-head">{texts.bookings}</h2>
      {bookings.length === 0 && <p className="text-muted">{texts.noBookings}</p>}
      <ul className="own-data-list">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <b>{formatBookingPeriod(booking, language)}</b>
            <span>
              {booking.serviceName[language]}, {booking.diaryName}
            </span>
            <small>
              {describeState(booking, texts)}. {deletedOn(booking.deletedOn)}
            </small>
          </li>
        ))}
      </ul>
      <h2 className="own-data-head">{texts.conversations}</h2>
      {conversations.length === 0 && <p className="text-muted">{texts.noConversations}</p>}
      <ul className="own-data-list">
        {conversations.map(({ id, firstWords, startedAt, deletedOn: goes }) => (
          <li key={id}>
            <b>{formatLongDay(startedAt, language)}</b>
            <q>{firstWords}</q>
            <small>{deletedOn(goes)}</small>
          </li>
        ))}
      </ul>
      {typed > 0 && <p className="mt-4 max-w-copy text-ink-2">{texts.typed(typed)}</p>}
    </>
  )
}

const formatLongDay = (at: string, language: Language) => `${formatBookingDay(at, language)} ${irishYear(at)}`

function describeState({ status, isComing }: ContactBooking, texts: OwnDataTexts): string {
  if (status === 'cancelled') return texts.states.cancelled
  return isComing ? texts.states.coming : texts.states.booked
}

function EraseForm({ organisation, texts, record, answer }: HeldProps) {
  const coming = record.bookings.filter(({ isComing }) => isComing).length
  return (
    <section className="booking-section mt-10" aria-labelledby="erase">
      <h2 id="erase" className="font-heading text-d3 font-medium">
        {texts.erase}
      </h2>
      <div className="mt-2 mb-5 grid max-w-copy gap-3 text-ink-2">
        <p>{texts.eraseText(organisation)}</p>
        {coming > 0 && <p className="font-semibold text-ink">{texts.eraseComing(coming)}</p>}
      </div>
      <Form intent="erase" refusal={readRefusal(answer, texts)} submit={texts.eraseIt} variant="danger">
        <ConfirmEntry>{texts.confirm}</ConfirmEntry>
      </Form>
    </section>
  )
}
