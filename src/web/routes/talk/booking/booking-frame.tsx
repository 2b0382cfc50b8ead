import type { ReactNode } from 'react'
import { OWN_DATA } from '#content/receptionist/own-data.ts'
import type { OwnBooking } from '#contracts/receptionist/bookings.ts'
import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'
import { Signature } from '#web/ui/ogham.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { BOOKING_PAGE_TEXTS } from './booking-texts.ts'

const NAMES = { en: 'English', ga: 'Gaeilge' }

type FrameProps = {
  organisation: OwnBooking['organisation']
  language: Language
  company: string
  /** The own-data page. Undefined on that page itself. */
  ownDataPath: string | null
  children: ReactNode
}

export function BookingFrame({ organisation, language, company, ownDataPath, children }: FrameProps) {
  const { name, address, phone } = organisation
  const texts = BOOKING_PAGE_TEXTS[language]
  return (
    <div className="booking-page" lang={language}>
      <header className="booking-header">
        <div className="booking-name">
          <Signature name={name} className="text-accent" />
          <span>{name}</span>
        </div>
        <nav className="booking-languages" aria-label={texts.language}>
          {LANGUAGES.map((each) => (
            <Link
              key={each}
              to={`?lang=${each}`}
              lang={each}
              hrefLang={each}
              aria-current={each === language ? 'true' : undefined}
            >
              {NAMES[each]}
            </Link>
          ))}
        </nav>
      </header>
      <main className="booking-main">{children}</main>
      <footer className="booking-footer">
        {address !== null && <span>{address}</span>}
        {phone !== null && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>}
        {company !== name && <span>{texts.answeredBy(company, name)}</span>}
        {ownDataPath !== null && <Link to={`${ownDataPath}?lang=${language}`}>{OWN_DATA[language].link}</Link>}
      </footer>
    </div>
  )
}
