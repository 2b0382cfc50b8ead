import { irishYear } from '#contracts/words/dates.ts'
import { getDraftedContent } from '#server/domains/content/index.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { FOOTER_COLUMNS } from '#web/features/site-footer/footer-links.ts'
import { SiteFooter } from '#web/features/site-footer/site-footer.tsx'
import { SiteHeader } from '#web/features/site-header/site-header.tsx'
import { buildHomePage } from '../../marketing/home/build-home-page.ts'
import { HomePage } from '../../marketing/home/home-page.tsx'
import { onlyAdministrators } from '../access.ts'
import type { Route } from './+types/preview.ts'
import '#web/styles/marketing.css'

export const middleware: Route.MiddlewareFunction[] = [onlyAdministrators]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [content, company] = await Promise.all([getDraftedContent(ctx), getPublicCompany(ctx)])
  const footer = { columns: FOOTER_COLUMNS, year: irishYear(ctx.now()) }
  return { page: buildHomePage(content, company.name), footer }
}

const TITLE = 'Preview of the home page'

/** The home page with the drafts. Its links and its form are inert. */
export default function Preview({ loaderData, matches }: Route.ComponentProps) {
  const { company } = matches[0].loaderData
  return (
    <>
      <p className="sr-only">{TITLE}</p>
      <div inert>
        <SiteHeader companyName={company.name} hasDarkHero />
        <main id="main">
          <HomePage page={loaderData.page} company={company} pageTitle={`${TITLE} | Admin | ${company.name}`} />
        </main>
        <SiteFooter company={company} {...loaderData.footer} />
      </div>
    </>
  )
}
