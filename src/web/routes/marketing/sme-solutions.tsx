import { href } from 'react-router'
import { smeSolutions } from '#content/en/sme-solutions.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/sme-solutions.ts'
import { ClosingSection } from './sme-solutions/closing-section.tsx'
import { Ledger } from './sme-solutions/ledger.tsx'
import { SumSection } from './sme-solutions/sum-section.tsx'
import { TermsSection } from './sme-solutions/terms-section.tsx'
import { TradesSection } from './sme-solutions/trades-section.tsx'

export const handle: PublicPageHandle = { publicPage: {} }

const PATH = href('/sme-solutions')

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = smeSolutions.meta
  const data = [
    breadcrumbs(matches, [{ name: 'SME solutions', path: PATH }]),
    { '@type': 'Service', name: title, description, areaServed: 'IE' },
  ]
  return pageMeta(matches, { path: PATH, title, description, data })
}

export default function SmeSolutions({ matches }: Route.ComponentProps) {
  const page = withCompany(smeSolutions, matches[0].loaderData.company)
  return (
    <>
      <Ledger hero={page.hero} content={page.ledger} />
      <SumSection content={page.sum} />
      <TradesSection content={page.trades} />
      <TermsSection content={page.terms} />
      <ClosingSection content={page.closing} />
    </>
  )
}
