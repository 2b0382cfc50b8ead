import { href } from 'react-router'
import { aboutUs } from '#content/en/about-us.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/about-us.ts'
import { ClosingSection } from './about-us/closing-section.tsx'
import { HeroSection } from './about-us/hero-section.tsx'
import { PlaceSection } from './about-us/place-section.tsx'
import { PrinciplesSection } from './about-us/principles-section.tsx'
import { ScriptSection } from './about-us/script-section.tsx'
import { StorySection } from './about-us/story-section.tsx'
import { WorkSection } from './about-us/work-section.tsx'

export const handle: PublicPageHandle = { publicPage: {} }

const PATH = href('/about-us')

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = aboutUs.meta
  return pageMeta(matches, {
    path: PATH,
    title,
    description,
    data: [breadcrumbs(matches, [{ name: title, path: PATH }])],
  })
}

export default function AboutUs({ matches }: Route.ComponentProps) {
  const { company } = matches[0].loaderData
  const page = withCompany(aboutUs, company)
  return (
    <>
      <HeroSection content={page.hero} companyName={company.name} />
      <ScriptSection content={page.script} />
      <StorySection content={page.story} />
      <PrinciplesSection content={page.principles} />
      <WorkSection content={page.work} />
      <PlaceSection content={page.place} company={company} />
      <ClosingSection content={page.closing} />
    </>
  )
}
