import { href } from 'react-router'
import { termsOfService } from '#content/en/terms-of-service.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import type { Route } from './+types/terms-of-service.ts'
import { Contents } from './parts/contents.tsx'
import { LegalHeader } from './parts/legal-header.tsx'
import { legalMeta } from './parts/legal-meta.ts'
import { NumberedSections } from './parts/numbered-sections.tsx'
import './legal.css'
import './terms-of-service.css'
import './print.css'

export const handle: PublicPageHandle = { publicPage: {} }

export async function loader({ context }: Route.LoaderArgs) {
  return withCompany(termsOfService, await getPublicCompany(requestCtx(context)))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return legalMeta(matches, href('/terms-of-service'), loaderData.meta)
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { highlights, sections } = loaderData
  return (
    <PageContainer className="railed legal-page">
      <LegalHeader {...loaderData} />
      <div className="terms-top">
        <ul className="terms-highlights">
          {highlights.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Contents entries={sections} className="terms-contents" />
      </div>
      <div className="terms-sections">
        <NumberedSections sections={sections} />
      </div>
    </PageContainer>
  )
}
