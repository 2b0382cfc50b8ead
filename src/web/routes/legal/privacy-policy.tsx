import { href } from 'react-router'
import { privacyPolicy } from '#content/en/privacy-policy.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { KNOWN_DEVICE_DAYS } from '#server/domains/identity/index.ts'
import { getPublicCompany, getSettings } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import type { Route } from './+types/privacy-policy.ts'
import { Contents } from './parts/contents.tsx'
import { LegalHeader } from './parts/legal-header.tsx'
import { legalMeta } from './parts/legal-meta.ts'
import { NumberedSections } from './parts/numbered-sections.tsx'
import './legal.css'
import './privacy-policy.css'
import './print.css'

export const handle: PublicPageHandle = { publicPage: {} }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [company, { enquiryMonths }, { sessionDays }] = await Promise.all([
    getPublicCompany(ctx),
    getSettings(ctx, 'retention'),
    getSettings(ctx, 'security'),
  ])
  return withCompany(privacyPolicy, company, { enquiryMonths, sessionDays, knownDeviceDays: KNOWN_DEVICE_DAYS })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return legalMeta(matches, href('/privacy-policy'), loaderData.meta)
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { highlights, sections } = loaderData
  return (
    <PageContainer className="railed legal-page">
      <LegalHeader {...loaderData} />
      <ul className="privacy-highlights">
        {highlights.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="privacy-columns">
        <Contents entries={sections} className="privacy-contents" />
        <div>
          <NumberedSections sections={sections} />
        </div>
      </div>
    </PageContainer>
  )
}
