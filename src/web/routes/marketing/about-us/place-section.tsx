import type { AboutUsPage } from '#content/types.ts'
import type { PublicCompany } from '#contracts/settings.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

type Props = { content: AboutUsPage['place']; company: PublicCompany }

export function PlaceSection({ content, company }: Props) {
  return (
    <section aria-labelledby="place-title" className="bg-sunken">
      <SectionBand word="AIT">
        <div className="grid gap-columns desk:grid-cols-split">
          <div>
            <h2 id="place-title" className="display-2">
              {content.title}
            </h2>
            <p className="lead mt-step">{content.text}</p>
            <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-muted">
              {content.facts.map(({ name, text }) => (
                <li key={name}>{`${name} ${text}`}</li>
              ))}
            </ul>
          </div>
          <div className="grid gap-x-8 gap-y-6 border-ink border-t pt-6 sm:grid-cols-2">
            <address className="not-italic leading-[1.7]">
              {[company.legalName, ...company.addressLines].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <div className="grid content-start gap-1">
              <a
                href={`tel:${company.phone.replaceAll(' ', '')}`}
                className="text-link justify-self-start tabular-nums"
              >
                {company.phone}
              </a>
              <a href={`mailto:${company.email}`} className="text-link justify-self-start">
                {company.email}
              </a>
              {company.openingHours.map(({ days, hours }) => (
                <p key={days} className="mt-2 text-ui">
                  <span className="block text-muted">{days}</span>
                  {hours}
                </p>
              ))}
            </div>
          </div>
        </div>
      </SectionBand>
    </section>
  )
}
