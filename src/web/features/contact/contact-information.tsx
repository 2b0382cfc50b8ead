import type { CompanySettings } from '#contracts/settings.ts'

export type ContactDetails = Pick<CompanySettings, 'addressLines' | 'phone' | 'email' | 'openingHours' | 'socialLinks'>

export function ContactInformation({ company }: { company: ContactDetails }) {
  return (
    <aside className="contact-information" aria-labelledby="contact-information-title">
      <h3 id="contact-information-title">Contact information</h3>
      <dl>
        <div>
          <dt>Headquarters</dt>
          <dd>
            <address>
              {company.addressLines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`} className="tabular-nums">
              {company.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          {company.openingHours.map(({ days, hours }) => (
            <dd key={days} className="tabular-nums">
              {days} {hours}
            </dd>
          ))}
        </div>
      </dl>
      <ul>
        {company.socialLinks.map(({ label, url }) => (
          <li key={label}>
            <a href={url} rel="me noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
