import { href, redirectDocument } from 'react-router'
import { aiReceptionist } from '#content/en/ai-receptionist.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { SavingsCalculator } from '#web/features/savings-calculator/savings-calculator.tsx'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/ai-receptionist.ts'
import { ChannelsSection } from './ai-receptionist/channels-section.tsx'
import { ClosingSection } from './ai-receptionist/closing-section.tsx'
import { DaySection } from './ai-receptionist/day-section.tsx'
import { DisclosureSection } from './ai-receptionist/disclosure-section.tsx'
import { HandoverSection } from './ai-receptionist/handover-section.tsx'
import { HeroSection } from './ai-receptionist/hero-section.tsx'
import { IntegrationsSection } from './ai-receptionist/integrations-section.tsx'
import { LiveSection } from './ai-receptionist/live/live-section.tsx'
import { PriceSection } from './ai-receptionist/price-section.tsx'
import { SavingSection } from './ai-receptionist/saving-section.tsx'

export const handle: PublicPageHandle = { publicPage: {} }

const PATH = href('/ai-receptionist')

export const loader = () => null

/** The permissions policy allows the microphone at this address only, so links to it load a new document. */
export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  throw redirectDocument(request.url)
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = aiReceptionist.meta
  const data = [
    breadcrumbs(matches, [{ name: 'AI receptionist', path: PATH }]),
    { '@type': 'Service', name: title, description, areaServed: 'IE', availableLanguage: ['en', 'ga'] },
  ]
  return pageMeta(matches, { path: PATH, title, description, data })
}

export default function AiReceptionist({ matches }: Route.ComponentProps) {
  const page = withCompany(aiReceptionist, matches[0].loaderData.company)
  return (
    <>
      <HeroSection content={page.hero} />
      <LiveSection talkPath={href('/talk/:slug', { slug: matches[1].loaderData.receptionist })} />
      <DaySection content={page.day} />
      <ChannelsSection content={page.channels} />
      <HandoverSection content={page.handover} />
      <DisclosureSection content={page.disclosure} />
      <IntegrationsSection content={page.integrations} />
      <SavingSection content={page.saving}>
        <SavingsCalculator />
      </SavingSection>
      <PriceSection content={page.price} />
      <ClosingSection content={page.closing} />
    </>
  )
}
