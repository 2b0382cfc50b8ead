import { href } from 'react-router'
import { careers } from '#content/en/careers.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/careers.ts'
import { BenefitsSection } from './careers/benefits-section.tsx'
import { ClosingSection } from './careers/closing-section.tsx'
import { HeroSection } from './careers/hero-section.tsx'
import { jobPosting } from './careers/job-posting.ts'
import { ProcessSection } from './careers/process-section.tsx'
import { RolesSection } from './careers/roles-section.tsx'

export const handle: PublicPageHandle = { publicPage: {} }

const PATH = href('/careers')

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = careers.meta
  const { company } = matches[0].loaderData
  return pageMeta(matches, {
    path: PATH,
    title,
    description,
    data: [
      breadcrumbs(matches, [{ name: title, path: PATH }]),
      ...careers.roles.rows.map((role) => jobPosting(role, company)),
    ],
  })
}

export default function Careers({ matches }: Route.ComponentProps) {
  const page = withCompany(careers, matches[0].loaderData.company)
  return (
    <>
      <HeroSection content={page.hero} />
      <RolesSection content={page.roles} />
      <ProcessSection content={page.process} />
      <BenefitsSection content={page.benefits} />
      <ClosingSection content={page.closing} />
    </>
  )
}
