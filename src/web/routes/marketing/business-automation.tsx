import { href } from 'react-router'
import { businessAutomation } from '#content/en/business-automation.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/business-automation.ts'
import { ClosingSection } from './business-automation/closing-section.tsx'
import { FiguresSection } from './business-automation/figures-section.tsx'
import { HeroSection } from './business-automation/hero-section.tsx'
import { InvoicesSection } from './business-automation/invoices-section.tsx'
import { JobSection } from './business-automation/job-section.tsx'
import { PenSection } from './business-automation/pen-section.tsx'
import { StartsSection } from './business-automation/starts-section.tsx'

export const handle: PublicPageHandle = { publicPage: {} }

const PATH = href('/business-automation')

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = businessAutomation.meta
  const data = [
    breadcrumbs(matches, [{ name: 'Business automation', path: PATH }]),
    { '@type': 'Service', name: title, description, areaServed: 'IE' },
  ]
  return pageMeta(matches, { path: PATH, title, description, data })
}

export default function BusinessAutomation({ matches }: Route.ComponentProps) {
  const page = withCompany(businessAutomation, matches[0].loaderData.company)
  return (
    <>
      <HeroSection content={page.hero} />
      <JobSection content={page.job} />
      <StartsSection content={page.starts} />
      <PenSection content={page.pen} />
      <FiguresSection figures={page.figures} />
      <InvoicesSection content={page.invoices} />
      <ClosingSection content={page.closing} />
    </>
  )
}
