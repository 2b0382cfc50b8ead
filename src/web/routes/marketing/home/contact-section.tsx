import { ORGANIZATION_TYPES } from '#contracts/organization-types.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import type { SiteContent } from '#contracts/site-content.ts'
import { SelectEntry, TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form, useAnswerInPlace } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Honeypot, PrivacyNote } from '#web/features/form/visitor-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'
import './contact.css'

type ContactDetails = Pick<CompanySettings, 'addressLines' | 'phone' | 'email' | 'openingHours' | 'socialLinks'>

type Props = {
  content: SiteContent['contact']
  company: ContactDetails
  pageTitle: string
  isSent: boolean
  refusal: Refusal | undefined
}

export function ContactSection({ content, company, pageTitle, isSent, refusal }: Props) {
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-title" className="bg-sunken">
      <SectionBand word="FAILTE">
        <h2 id="contact-title" className="display-2 max-w-form">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-lead">{content.subtitle}</p>
        {isSent ? (
          <Notice tone="positive" role="status" title="Message sent successfully!" className="mt-8 max-w-form">
            <p>We'll get back to you within 24 hours</p>
          </Notice>
        ) : null}
        <div className="split-7-4 mt-figure">
          <ContactForm title={content.cardTitle} pageTitle={pageTitle} posted={refusal} />
          <ContactInformation company={company} />
        </div>
      </SectionBand>
    </section>
  )
}

/** Without JavaScript, the form posts to the page. The fragment scrolls back to it. */
function ContactForm({ title, pageTitle, posted }: { title: string; pageTitle: string; posted: Refusal | undefined }) {
  const { fetcher, refusal } = useAnswerInPlace(posted)
  return (
    <div className="contact-card">
      <title>{refusal === undefined ? pageTitle : `Error: ${pageTitle}`}</title>
      <h3 className="display-3">{title}</h3>
      <Form
        intent="contact"
        action="/?index#contact"
        fetcher={fetcher}
        refusal={refusal}
        failed="Error sending message"
        hasNativeChecks
        isEmptiedAfterwards
        submit="Send message"
        sending="Sending..."
        size="lg"
        actions={<PrivacyNote />}
        className="mt-7 md:grid-cols-2"
      >
        <TextEntry name="name" label="Name" required autoComplete="name" />
        <TextEntry name="email" label="Email" type="email" required autoComplete="email" />
        <TextEntry name="organization" label="Organization" required autoComplete="organization" />
        <SelectEntry name="organizationType" label="Organization type" isOptional>
          <option value="">Select organization type</option>
          {ORGANIZATION_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectEntry>
        <div className="col-span-full">
          <TextAreaEntry name="message" label="Message" rows={4} required />
        </div>
        <Honeypot />
      </Form>
    </div>
  )
}

function ContactInformation({ company }: { company: ContactDetails }) {
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
