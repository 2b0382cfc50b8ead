import { href } from 'react-router'
import { gdprCompliance } from '#content/en/gdpr-compliance.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { submitVisitorPrivacyRequest } from '#server/domains/enquiries/index.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { pageTitle, withoutTitle } from '#web/lib/page-meta.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/gdpr-compliance.ts'
import { AuthoritySection, SecuritySection } from './gdpr/assurance.tsx'
import { ExerciseSection } from './gdpr/exercise-section.tsx'
import { PrinciplesSection } from './gdpr/principles-section.tsx'
import { RequestSection } from './gdpr/request-section.tsx'
import { RightsSection } from './gdpr/rights-section.tsx'
import { Contents } from './parts/contents.tsx'
import { LegalHeader } from './parts/legal-header.tsx'
import { legalMeta } from './parts/legal-meta.ts'
import './legal.css'
import './print.css'

const PATH = href('/gdpr-compliance')

export const handle: PublicPageHandle = { publicPage: { searchParams: { request: ['sent'] } } }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = withCompany(gdprCompliance, await getPublicCompany(requestCtx(context)))
  return { ...page, isSent: new URL(request.url).searchParams.get('request') === 'sent' }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(request, {
    request: async (fields) =>
      submitVisitorPrivacyRequest(requestCtx(context), fields).then(() => `${PATH}?request=sent#request`),
  })
}

/** Without the title, which the form marks with "Error:" after a refusal. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return withoutTitle(legalMeta(matches, PATH, loaderData.meta))
}

export default function Gdpr({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { company } = matches[0].loaderData
  const title = pageTitle(matches, { path: PATH, title: loaderData.meta.title })
  const { principles, rights, exercise, authority, security, isSent } = loaderData
  const contents = [
    { id: 'principles', title: principles.title },
    { id: 'rights', title: rights.title },
    { id: 'exercise', title: exercise.title },
    { id: 'request', title: 'Make a request' },
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
      <RequestSection pageTitle={title} isSent={isSent} posted={actionData} />
      <AuthoritySection {...authority} authority={company.supervisoryAuthority} />
      <SecuritySection {...security} />
    </>
  )
}
