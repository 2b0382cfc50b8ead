import type { ReactNode } from 'react'
import { LANGUAGES } from '#contracts/receptionist/diary.ts'
import { Signature } from '#web/ui/ogham.tsx'
import { Link } from '#web/ui/router-link.tsx'
import type { PagePart } from './page-parts.ts'

const NAMES = { en: 'English', ga: 'Gaeilge' }

type FrameProps = PagePart & { company: string; children: ReactNode }

/** The organisation above, its address below, and the language of everything between. */
export function BookingFrame({ booking, language, texts, company, children }: FrameProps) {
  const { name, address, phone } = booking.organisation
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
        <span>{texts.answeredBy(company, name)}</span>
      </footer>
    </div>
  )
}
