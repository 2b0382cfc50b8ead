import { href } from 'react-router'
import { enterpriseAi } from '#content/en/enterprise-ai.ts'
import { withCompany } from '#content/with-company.ts'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/enterprise-ai.ts'
import { AccessSection } from './enterprise-ai/access-section.tsx'
import { AssuranceSection } from './enterprise-ai/assurance-section.tsx'
import { AuditSection } from './enterprise-ai/audit-section.tsx'
import { ClosingSection } from './enterprise-ai/closing-section.tsx'
import { HeroSection } from './enterprise-ai/hero-section.tsx'
import { SectorsSection } from './enterprise-ai/sectors-section.tsx'
import type { MarketingHandle } from './layout.tsx'

export const handle: MarketingHandle = { publicPage: {}, hasDarkHero: true }

const PATH = href('/enterprise-ai')

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = enterpriseAi.meta
  const data = [
    breadcrumbs(matches, [{ name: 'Enterprise AI', path: PATH }]),
    { '@type': 'Service', name: title, description, areaServed: 'IE' },
  ]
  return pageMeta(matches, { path: PATH, title, description, data })
}

export default function EnterpriseAi({ matches }: Route.ComponentProps) {
  const page = withCompany(enterpriseAi, matches[0].loaderData.company)
  return (
    <>
      <HeroSection content={page.hero} architecture={page.architecture} />
      <AccessSection content={page.access} />
      <AuditSection content={page.audit} />
      <AssuranceSection content={page.assurance} />
      <SectorsSection content={page.sectors} />
      <ClosingSection content={page.closing} />
    </>
  )
}
