import type { GdprCompliance } from '#content/legal-document.ts'
import type { PublicCompany } from '#contracts/settings.ts'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { BlockLink } from '../parts/blocks.tsx'
import './assurance.css'

type AuthoritySectionProps = GdprCompliance['authority'] & { authority: PublicCompany['supervisoryAuthority'] }

export function AuthoritySection({ authority, ...words }: AuthoritySectionProps) {
  return (
    <section id="supervisory-authority" className="legal-band bg-sunken" aria-labelledby="authority-title">
      <PageContainer className="railed gdpr-split">
        <div>
          <SectionRail word="UDARAS" />
          <SectionDivider word="UDARAS" />
          <h2 id="authority-title" className="display-2">
            {words.title}
          </h2>
          <p className="mt-step text-ink-2">{words.text}</p>
          <p className="mt-4 text-ink-2">{words.note}</p>
        </div>
        <address className="gdpr-authority">
          <strong>{authority.name}</strong>
          {authority.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <BlockLink label={new URL(authority.website).hostname.replace('www.', '')} href={authority.website} />
        </address>
      </PageContainer>
    </section>
  )
}

export function SecuritySection({ title, text, rows }: GdprCompliance['security']) {
  return (
    <section id="security-measures" className="legal-band" aria-labelledby="security-title">
      <PageContainer className="railed">
        <SectionRail word="SLANDAIL" />
        <SectionDivider word="SLANDAIL" />
        <h2 id="security-title" className="display-2">
          {title}
        </h2>
        <p className="lead mt-step">{text}</p>
        <dl className="gdpr-security">
          {rows.map(({ name, text: what }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </PageContainer>
    </section>
  )
}
