import { data, redirect } from 'react-router'
import { sectorBand, sectorModules } from '#content/en/home.ts'
import { exampleCall, exampleDay } from '#content/en/home-examples.ts'
import { getSiteContent } from '#server/domains/content/index.ts'
import { submitContactMessage } from '#server/domains/enquiries/index.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { AppError } from '#server/errors.ts'
import { CONTACT_LIMIT, consumeRateLimit } from '#server/http/rate-limit.ts'
import { clientAddressContext, requestCtx } from '#server/http/router-context.ts'
import { drawVoices } from '#web/features/call-timeline/speech-strokes.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { readFields } from '../read-fields.ts'
import type { Route } from './+types/home.ts'
import { AboutSection } from './home/about-section.tsx'
import { ContactSection } from './home/contact-section.tsx'
import { HeroSection } from './home/hero-section.tsx'
import { ImpactSection } from './home/impact-section.tsx'
import { spellInStrokes } from './home/letters.ts'
import { ServicesSection } from './home/services-section.tsx'
import type { MarketingHandle } from './layout.tsx'

export const handle: MarketingHandle = { publicPage: { searchParams: { contact: ['sent'] } }, hasDarkHero: true }

/** Words and drawings come from here, so that the page's script holds neither. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [content, company] = await Promise.all([getSiteContent(ctx), getPublicCompany(ctx)])
  return {
    content,
    call: exampleCall,
    voices: drawVoices(exampleCall),
    day: exampleDay,
    sectors: { ...sectorBand, modules: sectorModules },
    letters: spellInStrokes(company.name),
    isSent: new URL(request.url).searchParams.get('contact') === 'sent',
  }
}

/** The contact form of a browser without JavaScript; with it, the form asks POST /api/contact. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  let values: Record<string, string> = {}
  try {
    await consumeRateLimit(ctx, CONTACT_LIMIT, context.get(clientAddressContext))
    values = await readFields(request)
    await submitContactMessage(ctx, values, undefined)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ message: error.message, fieldErrors: error.fieldErrors ?? {}, values }, { status: error.status })
  }
  return redirect('/?contact=sent#contact', 303)
}

/** All but the title, which says "Error" while the form has one: see ContactForm. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, subtitle } = loaderData.content.hero
  return pageMeta(matches, { path: '/', title, description: subtitle }).filter((tag) => !('title' in tag))
}

export default function Home({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { content, letters, isSent } = loaderData
  const { company } = matches[0].loaderData
  return (
    <>
      <HeroSection content={content.hero} />
      <ServicesSection {...loaderData} content={content.services} companyName={company.name} />
      <ImpactSection content={content.impact} />
      <AboutSection content={content.about} letters={letters} />
      <ContactSection
        content={content.contact}
        company={company}
        pageTitle={`${company.name}: ${content.hero.title}`}
        isSent={isSent}
        refusal={actionData}
      />
    </>
  )
}
