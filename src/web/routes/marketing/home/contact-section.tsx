import type { SiteContent } from '#contracts/site-content.ts'
import type { Refusal } from '#web/features/contact/contact-fields.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { type ContactDetails, ContactInformation } from '#web/features/contact/contact-information.tsx'
import { Notice } from '#web/ui/notice.tsx'
import '#web/features/contact/contact.css'
import { SectionBand } from '#web/ui/section-band.tsx'

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
        <h2 id="contact-title" className="display-2 max-w-[46rem]">
          {content.title}
        </h2>
        <p className="lead mt-[1.1rem] max-w-[40rem]">{content.subtitle}</p>
        {isSent ? (
          <Notice tone="positive" role="status" title="Message sent successfully!" className="mt-8 max-w-[46rem]">
            <p>We'll get back to you within 24 hours</p>
          </Notice>
        ) : null}
        <div className="split-7-4 mt-[clamp(2.5rem,5vw,4rem)]">
          <ContactForm title={content.cardTitle} pageTitle={pageTitle} refusal={refusal} />
          <ContactInformation company={company} />
        </div>
      </SectionBand>
    </section>
  )
}
