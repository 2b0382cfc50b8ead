import { href } from 'react-router'
import { accessibilityStatement } from '#content/en/accessibility.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import type { Route } from './+types/accessibility.ts'
import { Blocks } from './parts/blocks.tsx'
import { Contents } from './parts/contents.tsx'
import { LegalHeader } from './parts/legal-header.tsx'
import { legalMeta } from './parts/legal-meta.ts'
import './legal.css'
import './accessibility.css'
import './print.css'

export const handle: PublicPageHandle = { publicPage: {} }

export async function loader({ context }: Route.LoaderArgs) {
  return withCompany(accessibilityStatement, await getPublicCompany(requestCtx(context)))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return legalMeta(matches, href('/accessibility'), loaderData.meta)
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { sections } = loaderData
  return (
    <PageContainer className="railed legal-page">
      <LegalHeader {...loaderData} />
      <Contents entries={sections} isNumbered={false} className="accessibility-contents" />
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className="accessibility-row" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </PageContainer>
  )
}
