import { gdprCompliance } from '#content/en/gdpr-compliance.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import type { Route } from './+types/gdpr-compliance.ts'
import { AuthoritySection, SecuritySection } from './gdpr/assurance.tsx'
import { ExerciseSection } from './gdpr/exercise-section.tsx'
import { PrinciplesSection } from './gdpr/principles-section.tsx'
import { RightsSection } from './gdpr/rights-section.tsx'
import { Contents } from './parts/contents.tsx'
import { LegalHeader } from './parts/legal-header.tsx'
import { legalMeta } from './parts/legal-meta.ts'
import './legal.css'
import './print.css'

export const handle: PublicPageHandle = { publicPage: {} }

export async function loader({ context }: Route.LoaderArgs) {
  return withCompany(gdprCompliance, await getPublicCompany(requestCtx(context)))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return legalMeta(matches, '/gdpr-compliance', loaderData.meta)
}

export default function Gdpr({ loaderData, matches }: Route.ComponentProps) {
  const { company } = matches[0].loaderData
  const { principles, rights, exercise, authority, security } = loaderData
  const contents = [
    { id: 'principles', title: principles.title },
    { id: 'rights', title: rights.title },
    { id: 'exercise', title: exercise.title },
    { id: 'supervisory-authority', title: authority.title },
    { id: 'security-measures', title: security.title },
  ]
  return (
    <>
      <PageContainer className="railed legal-page legal-page-top">
        <LegalHeader {...loaderData} />
        <Contents entries={contents} isNumbered={false} className="gdpr-contents" />
      </PageContainer>
      <PrinciplesSection {...principles} />
      <RightsSection {...rights} />
      <ExerciseSection {...exercise} />
      <AuthoritySection {...authority} authority={company.supervisoryAuthority} />
      <SecuritySection {...security} />
    </>
  )
}
