import { href } from 'react-router'
import { websitesMarketing } from '#content/en/websites-marketing.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/websites-marketing.ts'
import { ClosingSection } from './websites-marketing/closing-section.tsx'
import { HeroSection } from './websites-marketing/hero-section.tsx'
import { MonthSection } from './websites-marketing/month-section.tsx'
import { SheetSection } from './websites-marketing/sheet-section.tsx'
import { StagesSection } from './websites-marketing/stages-section.tsx'
import { WebsitePackages } from './websites-marketing/website-packages.tsx'

export const handle: PublicPageHandle = { publicPage: {} }

const PATH = href('/websites-marketing')

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = websitesMarketing.meta
  const data = [
    breadcrumbs(matches, [{ name: 'Websites and marketing', path: PATH }]),
    { '@type': 'Service', name: title, description, areaServed: 'IE' },
  ]
  return pageMeta(matches, { path: PATH, title, description, data })
}

export default function WebsitesMarketing({ matches }: Route.ComponentProps) {
  const page = withCompany(websitesMarketing, matches[0].loaderData.company)
  return (
    <>
      <HeroSection content={page.hero} />
      <SheetSection content={page.sheet} />
      <StagesSection content={page.stages} />
      <MonthSection content={page.month} />
      <WebsitePackages content={page.prices} />
      <ClosingSection content={page.closing} />
    </>
  )
}
