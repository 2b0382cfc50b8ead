import type { PublicCompany } from '#contracts/settings.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { AboutSection } from './about-section.tsx'
import type { buildHomePage } from './build-home-page.ts'
import { ContactSection } from './contact-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { ImpactSection } from './impact-section.tsx'
import { ServicesSection } from './services-section.tsx'

type Props = {
  page: ReturnType<typeof buildHomePage>
  company: PublicCompany
  pageTitle?: string
  isSent?: boolean
  refusal?: Refusal | undefined
}

/** The home page between header and footer, for visitors and for the administrators' preview. */
export function HomePage({ page, company, pageTitle, isSent = false, refusal }: Props) {
  const { content, letters, ...examples } = page
  return (
    <>
      <HeroSection content={content.hero} />
      <ServicesSection {...examples} content={content.services} companyName={company.name} />
      <ImpactSection content={content.impact} />
      <AboutSection content={content.about} letters={letters} />
      <ContactSection
        content={content.contact}
        company={company}
        pageTitle={pageTitle ?? `${company.name}: ${content.hero.title}`}
        isSent={isSent}
        refusal={refusal}
      />
    </>
  )
}
